/// The stable names of what can go wrong, under which each is explained.
public enum Slug: String, CaseIterable, Sendable {
    // The form of a script.
    case unexpected
    case unbalanced
    case brace
    case invalidCharacter = "invalid-character"
    case unterminatedString = "unterminated-string"
    case unterminatedComment = "unterminated-comment"
    case invalidEscape = "invalid-escape"
    case invalidLiteral = "invalid-literal"
    case reservedWord = "reserved-word"
    case chainedComparison = "chained-comparison"
    case assignmentInExpression = "assignment-in-expression"
    case misplaced
    case nestingLimit = "nesting-limit"
    case redeclared
}
