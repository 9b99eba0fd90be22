extension SyntaxContext {
    /// A name for the variable of a loop that the rest of the source does not use.
    func unusedCounter(from position: Int) -> String? {
        let used = Set(tokens[position...].lazy.filter { $0.kind == .identifier }.map(\.name))
        return ["i", "j", "k", "n"].first { !used.contains(names.intern($0)) }
    }

    func isForHead(from start: Int) -> Bool { isReservedWord(.for, at: start) }

    /// Whether an error is about the head of a `for` as other languages write it: with parentheses, `=` or several names.
    func isForeignLoopHead(_ error: SyntaxError) -> Bool {
        guard isPassedOver, isForHead(from: start) else { return false }
        switch error.problem {
        case .assignmentInExpression: return true
        case .expected(.word(.in), _) where [.assign, .comma].contains(current.kind): return true
        case .expected: return current.kind == .leftParen && index == start + 1
        default: return false
        }
    }
}
