/// Views in a stack, as in other libraries: `row { a b }`, `VStack { a b }`.
enum StackOfViews: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error), let edit = context.stack(at: found.position) else {
            return nil
        }
        return context.foreign(found, edit)
    }
}

extension SyntaxContext {
    /// `VStack { a b }`, `stack column { a, b }`, `row(a, b)`
    fileprivate func stack(at position: Int) -> Edit? {
        let words = { (place: Int) in text(at: place).lowercased() }
        guard ["stack", "row", "hstack", "column", "vstack"].contains(words(position)),
            let opening = tokens[position...].prefix(9).firstIndex(where: {
                $0.kind == .leftBrace || $0.kind == .leftBracket || $0.kind == .leftParen
            }), let closing = closers[opening]
        else { return nil }
        let inner = opening + 1..<closing
        guard inner.count > 1, inner.allSatisfy({ [.identifier, .comma].contains(tokens[$0].kind) }) else { return nil }
        let names = identifiers(in: inner)
        let isColumn = (position..<opening).contains { ["column", "vstack", "vertical"].contains(words($0)) }
        let axis: Axis = isColumn ? .vertical : .horizontal
        return (
            span(from: position, through: closing),
            "[\(names.joined(separator: ", "))].\(Member.distribute.rawValue)(\(axis.rawValue), spacing: 8)"
        )
    }
}
