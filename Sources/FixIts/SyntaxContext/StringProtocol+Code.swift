extension StringProtocol {
    /// Whether the text is only names and dots, so that a member can follow it: `xs`, `card.frame`.
    var isPath: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }

    /// The text without the parentheses around it, if it has some.
    var withoutParentheses: String { String(hasPrefix("(") && hasSuffix(")") ? dropFirst().dropLast() : self[...]) }
}
