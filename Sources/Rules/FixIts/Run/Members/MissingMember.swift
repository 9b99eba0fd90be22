/// A value has no member with this name. Usually it is misspelled, or a name from another library.
enum MissingMember: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .unknownMember(let text, let phrase, let known) where known.isNone:
            let hint = context.memberHint(for: text)
            let problem = Problem.unknownMember(text, of: phrase, hint)
            switch hint {
            case .nearest(let name): return FixIt(problem: problem, replacing: failure.span, with: name)
            case .related:
                return FixIt(problem: problem, replacing: failure.span, with: "\(Member.equalTo.rawValue)(\(text))")
            case .elsewhere([.root]):
                guard let base = context.unknownMember?.base, base.isPath else { return FixIt(problem: problem) }
                return FixIt(problem: problem, replacing: base.span, with: Builtin.root.rawValue)
            case .foreign(let word): return context.foreignMember(word, problem)
            default: return FixIt(problem: problem)
            }
        case .noMembers(let text, let phrase):
            guard let (_, base, _) = context.unknownMember else { return nil }
            if text == Member.value.rawValue, context.kind(of: base) == .number, context.source.accent == .masonry {
                return FixIt(replacing: Span(base.span.upper, failure.span.upper), with: "")
            }
            let known = ForeignWord.find(text, .member).flatMap { $0.replacement?.contains("$") ?? true ? $0 : nil }
            guard let word = context.compoundMember?.word ?? ForeignWord.function(text) ?? known else { return nil }
            return context.foreignMember(word, .unknownMember(text, of: phrase, .foreign(word)))
        default: return nil
        }
    }
}

extension RuleContext {
    /// The replacement of a foreign member: for its name, for its call, or for both members of a compound entry.
    fileprivate func foreignMember(_ word: ForeignWord, _ problem: Problem) -> FixIt {
        let plain = FixIt(problem: problem)
        guard let (whole, base, _) = unknownMember else { return plain }
        if word.text.hasSuffix(".size") || word.text.hasSuffix(".origin"), let fix = framePart(word, problem) {
            return fix
        }
        guard let text = word.replacement else { return plain }
        let call = memberCall
        let isEmptyCall = call.map { $0.arguments.isEmpty } ?? false
        if text.contains("$") {
            guard base.isPath || base.writtenNumber != nil, !text.hasSuffix("($)") || isEmptyCall else { return plain }
            let end = isEmptyCall ? call?.span.upper : whole.span.upper
            return FixIt(
                problem: problem, replacing: Span(base.span.lower, end ?? whole.span.upper),
                with: text.replacing("$", with: self.text(base)))
        }
        if text.isEmpty {
            return FixIt(problem: problem, replacing: Span(base.span.upper, whole.span.upper), with: "")
        }
        let compound = word.text.contains(".") ? compoundMember?.span : nil
        let place = compound ?? location
        // A relation replaces the relation that follows, too.
        if let relation = text.split(separator: ".").last, Member(rawValue: String(relation))?.isRelation ?? false,
            relation.count < text.count
        {
            guard let after = memberAfter, spelling(after.name) == .member(.equalTo) else { return plain }
            return FixIt(problem: problem, replacing: Span(place.lower, after.whole.span.upper), with: text)
        }
        let isRead = !(spelling(vocabulary.names.intern(text))?.isMethod ?? true)
        if isEmptyCall, isRead || text.hasSuffix(")"), let call {
            return FixIt(problem: problem, replacing: Span(place.lower, call.span.upper), with: text)
        }
        // The label of a call in Swift is left out.
        if let first = call?.arguments.first, first.label != nil {
            return FixIt(problem: problem, replacing: Span(place.lower, first.value.span.lower), with: "\(text)(")
        }
        if let after = memberAfter, let attribute = Attribute(anchor: self.text(after.name)) {
            return FixIt(
                problem: problem, replacing: Span(place.lower, after.whole.span.upper),
                with: "\(text).\(attribute.rawValue)")
        }
        return FixIt(problem: problem, replacing: place, with: text)
    }

    /// For `frame.size.width` and `frame.origin.x`, the part, which a frame has itself.
    private func framePart(_ word: ForeignWord, _ problem: Problem) -> FixIt? {
        guard let (whole, base, _) = unknownMember, let after = memberAfter else { return nil }
        let parts = word.text.hasSuffix(".size") ? ["width", "height"] : ["x", "y"]
        let name = text(after.name)
        if parts.contains(name) {
            return FixIt(problem: problem, replacing: Span(base.span.upper, whole.span.upper), with: "")
        }
        guard let part = parts.first(where: { $0.prefix(1) == name }) else { return nil }
        return FixIt(problem: problem, replacing: Span(location.lower, after.whole.span.upper), with: part)
    }
}
