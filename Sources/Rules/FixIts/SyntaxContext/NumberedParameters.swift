// Closures whose parameters are numbers, as in Swift: `{ $0 + $1 }`.
extension SyntaxContext {
    /// The maximum depth of nested closures that get parameter names.
    static let deepestClosure = 16

    /// The number directly after a `$`.
    func number(after dollar: Int) -> Int? {
        guard dollar + 1 < tokens.count, text(at: dollar) == ForeignOperator.dollar.rawValue,
            tokens[dollar + 1].isAdjacent, tokens[dollar + 1].kind == .number
        else { return nil }
        return Int(text(at: dollar + 1)).flatMap { $0 < 100 ? $0 : nil }
    }

    /// The numbers after `$` that belong to a closure, not to one inside it.
    func numbers(in brace: Int) -> [Int] {
        guard let closing = closers[brace] else { return [] }
        var numbers: [Int] = []
        var position = brace + 1
        while position < closing {
            if tokens[position].kind == .leftBrace, let inner = closers[position] {
                position = inner
            } else if let number = number(after: position) {
                numbers.append(number)
            }
            position += 1
        }
        return numbers
    }

    /// The edits that name the parameters of a closure and of the closures inside it, in order.
    ///
    /// - Parameter used: the names that the parameters can't have.
    func namedParameters(_ brace: Int, _ used: inout Set<String>, depth: Int = 0) -> [Edit]? {
        guard depth < Self.deepestClosure, let closing = closers[brace],
            let names = parameterNames(brace, but: used)
        else { return nil }
        used.formUnion(names.filter { $0 != Builtin.make.rawValue })
        var edits: [Edit] = []
        if !names.isEmpty {
            let blank = tokens[brace + 1].isAdjacent ? " " : ""
            edits.append((tokens[brace].span, closureHead(names) + blank))
        }
        var position = brace + 1
        while position < closing {
            if tokens[position].kind == .leftBrace, let inner = closers[position] {
                guard let own = namedParameters(position, &used, depth: depth + 1) else { return nil }
                edits += own
                position = inner
            } else if let number = number(after: position) {
                edits.append((span(from: position, through: position + 1), names[number]))
            }
            position += 1
        }
        return edits
    }

    /// Names for the parameters of a closure, as many as its numbers need; nil if there are not enough.
    private func parameterNames(_ brace: Int, but used: Set<String>) -> [String]? {
        let isMaker = brace > 0 && text(at: brace - 1).hasSuffix("Constraints")
        let free = ["x", "y", "z", "each", "item", "other"].filter { !used.contains($0) }
        let names = (isMaker ? [Builtin.make.rawValue] : []) + free
        let count = (numbers(in: brace).max() ?? -1) + 1
        return count <= names.count ? Array(names.prefix(count)) : nil
    }
}
