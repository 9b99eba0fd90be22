extension SyntaxContext {
    /// `let x`, `var x;`, `var a, b` and `var x: Int`: each name as a variable with nil, because a constant could not
    /// be set later.
    func withoutValues(from start: Int) -> Edit? {
        let end = endOfLine(of: start)
        let token = tokens[start...end].firstIndex { $0.kind == .colon } ?? end + 1
        let names = stride(from: start + 1, to: token, by: 2).map { $0 }
        guard let last = names.last, last == token - 1,
            names.allSatisfy({ tokens[$0].kind == .identifier }),
            names.dropFirst().allSatisfy({ tokens[$0 - 1].kind == .comma })
        else { return nil }
        let statements = names.map {
            "\(ReservedWord.var.rawValue) \(text(at: $0)) = \(ReservedWord.nil.rawValue)"
        }
        return (span(from: start, through: end), statements.joined(separator: "; "))
    }

    /// The texts between the commas of a range of tokens.
    func parts(of range: Range<Int>) -> [String] {
        tokens[range].split { $0.kind == .comma }.map { text(from: $0.startIndex, through: $0.endIndex - 1) }
    }

    /// A statement for each name.
    func declarations(_ names: [String], _ values: [String], from start: Int, to end: Int) -> Edit {
        let statements = zip(names, values).map { "\(text(at: start)) \($0) = \($1)" }
        return (span(from: start, through: end), statements.joined(separator: "; "))
    }
}
