package import Vocabulary
public import Diagnostics

/// A word, a literal, an operator or a punctuation mark of a source.
public struct Token: Sendable {
    public enum Kind: UInt8, Sendable {
        case end, identifier, reserved, number, size
        /// A string without interpolation; and the pieces of one around its interpolated expressions.
        case string, stringHead, stringMiddle, stringTail
        case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
        case comma, semicolon, colon, dot, at
        case assign, plusAssign, minusAssign, timesAssign, divideAssign
        case plus, minus, times, divide, remainder, not
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, and, or, halfOpenRange, closedRange
        /// Only in other accents.
        case question, increment, decrement, caret, ampersand, pipe, tilde, arrow, shiftLeft, shiftRight, backslash
        /// `'x'` in C; a preprocessor directive, or a word such as `#selector` in Swift.
        case character, directive
        /// Source that the lexer has reported: a string that does not end on its line, a comment that is never closed,
        /// and anything else.
        case unclosedString, unclosedComment, invalid

        /// Whether the lexer has reported it.
        package var isReported: Bool { self == .invalid || self == .unclosedString || self == .unclosedComment }
    }

    public let kind: Kind
    /// Whether it is the first token of its line.
    public let startsLine: Bool
    /// Whether there is nothing between it and the previous token.
    public let isAdjacent: Bool
    public let span: Span
    /// An identifier's or reserved word's name.
    package let name: Name

    package init(kind: Kind, startsLine: Bool, isAdjacent: Bool, span: Span, name: Name) {
        self.kind = kind
        self.startsLine = startsLine
        self.isAdjacent = isAdjacent
        self.span = span
        self.name = name
    }
}

extension Token.Kind {
    /// The text of a token that is always written the same way; nil for others.
    package var spelling: String? {
        switch self {
        case .leftParen: "("
        case .rightParen: ")"
        case .leftBracket: "["
        case .rightBracket: "]"
        case .leftBrace: "{"
        case .rightBrace: "}"
        case .comma: ","
        case .semicolon: ";"
        case .colon: ":"
        case .dot: "."
        case .at: "@"
        case .assign: "="
        case .plusAssign: "+="
        case .minusAssign: "-="
        case .timesAssign: "*="
        case .divideAssign: "/="
        case .plus: "+"
        case .minus: "-"
        case .times: "*"
        case .divide: "/"
        case .remainder: "%"
        case .not: "!"
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .and: "&&"
        case .or: "||"
        case .halfOpenRange: "..<"
        case .closedRange: "..."
        case .question: "?"
        case .increment: "++"
        case .decrement: "--"
        case .caret: "^"
        case .ampersand: "&"
        case .pipe: "|"
        case .tilde: "~"
        case .arrow: "->"
        case .backslash: "\\"
        case .shiftLeft: "<<"
        case .shiftRight: ">>"
        case .end, .identifier, .reserved, .number, .size, .string, .stringHead, .stringMiddle, .stringTail, .character,
            .directive, .unclosedString, .unclosedComment, .invalid:
            nil
        }
    }
}

extension Token.Kind {
    /// The change in the number of open brackets.
    package var depth: Int {
        switch self {
        case .leftParen, .leftBracket, .leftBrace: 1
        case .rightParen, .rightBracket, .rightBrace: -1
        default: 0
        }
    }
}
