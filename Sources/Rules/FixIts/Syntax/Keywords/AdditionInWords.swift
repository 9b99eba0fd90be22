/// A view that is added in words: `add a to root`.
enum AdditionInWords: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        return context.addition(from: context.start)
    }
}

extension SyntaxContext {
    /// `add a to root`
    fileprivate func addition(from start: Int) -> SyntaxError? {
        guard index == start + 1, ["add", "put", "insert"].contains(source.text(in: previous.span)) else { return nil }
        let (joint, parent) = (token(ahead: 1), token(ahead: 2))
        guard [current, joint, parent].allSatisfy({ $0.kind == .identifier || $0.kind == .reserved }),
            ["to", "in", "into", "on"].contains(source.text(in: joint.span)), !parent.startsLine
        else { return nil }
        let whole = tokens[start].span.joined(with: parent.span)
        let call =
            "\(source.text(in: parent.span)).\(Member.addSubview.rawValue)(\(source.text(in: current.span)))"
        return SyntaxError(.addition, whole, replacement: (whole, call))
    }
}
