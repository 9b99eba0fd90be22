/// Text has no quotes: `label title Hello`, `t.text = Hello`.
enum UnquotedText: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone, context.source.accent == .masonry,
            context.expectsText
        else { return nil }
        if case .nearest(let near) = context.hint(for: text) {
            let kind = context.kind(of: context.vocabulary.names.intern(near))
            let isTypo = NearestName.typo(text, among: [near]) != nil
            guard kind != .of(.string), context.isContent ? !isTypo : kind != .unknown else { return nil }
        }
        return FixIt(problem: .unknownName(text, .text), replacing: failure.span, with: "\"\(text)\"")
    }
}

extension RuleContext {
    /// Whether the failed name is the text of a new view.
    fileprivate var isContent: Bool {
        guard case .views(let kind, let views, _)? = statement?.kind, kind != .image else { return false }
        return views.contains { isSubject($0.content) }
    }

    /// Whether text is expected at the place of the failed name.
    fileprivate var expectsText: Bool {
        if isContent { return true }
        if let (target, _, value) = assignment, isSubject(value),
            case .member(_, let name, _) = target.kind
        {
            return [.member(.text), .member(.key)].contains(spelling(name))
        }
        guard let (call, _) = argument else { return false }
        return member(call) == .key
    }
}
