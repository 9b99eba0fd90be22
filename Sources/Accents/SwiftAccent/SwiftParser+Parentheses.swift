internal import AccentSyntax
internal import Diagnostics
internal import Syntax
internal import Vocabulary

// Values in parentheses: one alone, tuples, assignments.
extension SwiftParser {
    /// Whether the parentheses here hold an assignment: `flag ? (a = 1) : (a = 2)`.
    private var holdsAssignment: Bool {
        var depth = 0
        for token in tokens[index..<end(ofBracketAt: index)] {
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace: depth -= 1
            default: if depth == 1, token.kind.spelling.flatMap(AssignmentOperator.init) != nil { return true }
            }
        }
        return false
    }

    private mutating func assignmentInParentheses() throws(Rejection) -> Expression {
        let start = current.span
        let statements = try inBrackets { (parser) throws(Rejection) in
            parser.advance()
            return try parser.expressionStatement()
        }
        try expect(.rightParen)
        let value: Expression
        switch statements.first?.kind {
        case .assignment(let target, let operation, let given)? where statements.count == 1:
            value = try expression(
                .assignment(target, operation, given, givesOld: false), start, above: height)
        case .expression(let given)? where statements.count == 1: value = given
        default: throw Rejection(.notAssignable(nil), start)
        }
        return try expression(.parentheses(value), start, above: height)
    }

    mutating func parentheses() throws(Rejection) -> Expression {
        let start = current.span
        if [.question, .colon].contains(previous.kind), holdsAssignment { return try assignmentInParentheses() }
        let values = try arguments()
        let tallest = height
        if values.count == 1, values[0].label == nil {
            return try expression(.parentheses(values[0].value), start, above: tallest)
        }
        if values.isEmpty { return try expression(.nothing, start, above: 0) }
        var labels = values.map(\.label)
        if labels.allSatisfy({ $0 == nil }), expectedLabels.count == labels.count { labels = expectedLabels }
        guard labels.contains(where: { $0 != nil }) else {
            return try expression(.array(values.map(\.value)), start, above: tallest)
        }
        // A tuple with labels is a dictionary, whose order is kept.
        let pairs = zip(labels, values).enumerated().map { position, part in
            let (label, value) = part
            let key = label.map(names.text) ?? "\(position)"
            return (key: Expression(kind: .text(key), span: value.labelSpan), value: value.value)
        }
        return try expression(.dictionary(pairs), start, above: tallest)
    }
}
