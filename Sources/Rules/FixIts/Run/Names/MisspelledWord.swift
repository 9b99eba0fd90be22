/// A word of the language is misspelled, or another word is used instead: `tru`, `braek`, `whlie (a) { }`,
/// `equalTo(screen)`.
enum MisspelledWord: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone, context.source.accent == .masonry
        else { return nil }
        let isScreen = text == StatementWord.screen.rawValue
        guard isScreen || context.hint(for: text).isNone else { return nil }
        guard let word = isScreen ? context.rootInRelation : word(near: text, in: context) else { return nil }
        return FixIt(problem: .unknownName(text, .nearest(word)), replacing: failure.span, with: word)
    }

    private static func word(near text: String, in context: RuleContext) -> String? {
        if case .expression(let stated)? = context.statement?.kind {
            if context.isSubject(stated) { return nearest(text, among: [.break, .continue, .return]) }
            if let call = WrittenCall(stated), context.isSubject(call.nameSpan),
                call.arguments.last?.isTrailing ?? false
            {
                return NearestName.of(text, among: [ReservedWord.if, .while].map(\.rawValue))
            }
        }
        return context.isValue ? nearest(text, among: [.true, .false, .nil]) : nil
    }

    /// The word that differs from a name by one typing error, or that starts with it.
    private static func nearest(_ name: String, among words: [ReservedWord]) -> String? {
        let words = words.map(\.rawValue)
        return NearestName.typo(name, among: words)
            ?? words.first { word in
                name.utf8.count >= 3 && word.hasPrefix(name) && name != word
                    || name.dropLast() == word && name.last == word.last
            }
    }
}

extension RuleContext {
    /// Whether the failed name is a value on its own, not followed by a member.
    fileprivate var isValue: Bool {
        guard let outer = expressions.dropFirst().first else { return true }
        switch outer.kind {
        case .member, .message: return false
        case .call(let callee, _): return !isSubject(callee)
        case .index(let base, _): return !isSubject(base)
        default: return true
        }
    }

    /// The root, if the failed name or a member of it is related to.
    fileprivate var rootInRelation: String? {
        for expression in expressions {
            guard let call = WrittenCall(expression) else { continue }
            let isRelated = call.arguments.contains { isSubject($0.value.leadingName?.span) }
            return isRelated && member(call)?.isRelation ?? false ? Builtin.root.rawValue : nil
        }
        return nil
    }
}
