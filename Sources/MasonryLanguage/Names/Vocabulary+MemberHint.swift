extension Vocabulary {
    /// What a member that a receiver does not have was probably meant to be.
    ///
    /// - Parameter isRelatable: whether the name is that of something a constraint can be related to.
    func memberHint(for name: Name, of receiver: Receiver, isRelatable: Bool = false) -> MemberHint {
        let text = self.text(name)
        if let word = ForeignWord.find(text, .member), fits(word, receiver) { return .foreign(word) }
        if receiver == .constraint, isRelatable { return .related }
        let others = Receiver.allCases.filter { spelling(name)?.isMember(of: $0) ?? false }
        if !others.isEmpty { return others.count <= 3 ? .elsewhere(others) : .none }
        if let nearest = nearestMember(to: text, of: receiver) { return .nearest(nearest) }
        let own = Spelling.all.filter { $0.spelling.isMember(of: receiver) }.map(\.text)
        return own.count <= 10 && !own.isEmpty ? .few(own) : .none
    }

    /// What stands in the place of a foreign member: of its name, its whole call, or with its dot nothing; nil for other
    /// hints, which stand in the place of the name.
    func replacement(for hint: MemberHint, at span: Span, in source: SourceText) -> (span: Span, text: String)? {
        guard case .foreign(let word) = hint else { return nil }
        guard let text = word.replacement else { return AnchorConstraint(around: span, in: source)?.chain }
        if text.isEmpty { return (Span(max(0, span.lower - 1), span.upper), text) }
        let isRead = !(spelling(names.intern(text))?.isMethod ?? true)
        let isCalled = source.text(in: Span(span.upper, span.upper + 2)) == "()"
        return (isCalled && (isRead || text.hasSuffix(")")) ? Span(span.lower, span.upper + 2) : span, text)
    }

    /// Whether what is written for a foreign member is a member of what it was said to.
    private func fits(_ word: ForeignWord, _ receiver: Receiver) -> Bool {
        guard let replacement = word.replacement, !replacement.isEmpty else { return true }
        return spelling(names.intern(String(replacement.prefix { $0.isLetter })))?.isMember(of: receiver) ?? false
    }
}
