internal import Diagnostics
internal import Syntax
internal import Vocabulary

// The conditions after `#if` and `#elif`.
extension Preprocessor {
    func isDefined(_ token: Token) -> Bool {
        guard token.kind == .identifier else { return false }
        if macros[token.name] != nil { return true }
        let text = names.text(token.name)
        return text == "__OBJC__" || text.hasPrefix("__IPHONE") || text.hasPrefix("TARGET_OS_I")
    }

    /// Whether a condition is true. Macros of debug builds and of other platforms are false, other unknown names are
    /// true.
    func holds(_ condition: Tokens) -> Bool {
        let alternatives = parts(of: condition, .or)
        if alternatives.count > 1 { return alternatives.contains(where: holds) }
        let needed = parts(of: condition, .and)
        if needed.count > 1 { return needed.allSatisfy(holds) }
        guard let first = condition.first else { return false }
        if first.kind == .leftParen, let last = condition.last, last.kind == .rightParen {
            return holds(condition.dropFirst().dropLast())
        }
        if first.kind == .not { return !holds(condition.dropFirst()) }
        let words = condition.filter { $0.kind == .identifier }.map { names.text($0.name) }
        if words.first == "defined",
            let name = condition.first(where: { $0.kind == .identifier && $0.name != first.name })
        {
            return isDefined(name)
        }
        if let word = words.first, first.kind == .identifier {
            if let macro = macros[first.name] { return holds(Tokens(macro.body.map(\.token))) }
            return !["DEBUG", "TARGET_OS_MAC", "TARGET_OS_OSX", "TARGET_OS_WATCH", "__cplusplus"].contains(word)
        }
        return source.text(in: first.span) != "0"
    }

    /// The parts of a condition that an operator outside parentheses joins.
    private func parts(of condition: Tokens, _ operation: Token.Kind) -> [Tokens] {
        var depth = 0
        return condition.split { token in
            switch token.kind {
            case .leftParen: depth += 1
            case .rightParen: depth -= 1
            default: break
            }
            return depth == 0 && token.kind == operation
        }
    }
}
