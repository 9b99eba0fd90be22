extension StringProtocol {
    /// Whether the text is only names and dots, so that a member can follow it: `xs`, `card.frame`.
    var isPath: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
}
