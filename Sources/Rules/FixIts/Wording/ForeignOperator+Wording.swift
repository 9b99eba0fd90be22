extension ForeignOperator {
    /// What to write instead.
    var replacement: String? {
        switch self {
        case .identical: "=="
        case .notIdentical, .different, .notEqual: "!="
        case .optionalChaining: "."
        case .walrus: "="
        case .halfClosedRange, .twoDots: "..<"
        case .rustRange, .ellipsis: "..."
        case .ampersand: "&&"
        case .bar: "||"
        case .enDash, .emDash, .minusSign: "-"
        case .cross, .dot: "*"
        case .division: "/"
        case .lessOrEqual, .lessOrEqualTurned: "<="
        case .plusAssignTurned: "+="
        case .greaterOrEqual: ">="
        case .wideLeftParen: "("
        case .wideRightParen: ")"
        case .wideComma: ","
        case .wideSemicolon: ";"
        case .wideColon: ":"
        case .wideDot: "."
        case .commentEnd: ""
        default: nil
        }
    }

    /// How to do it here.
    var advice: Advice {
        switch self {
        case .increment: "to count up, use `+= 1`"
        case .identical: "use `==`, which compares views and constraints by identity"
        case .power: "there is no power operator: multiply, x * x"
        case .resultType: "functions have no return type: write func f(a, b) { … }, and a closure as { x in … }"
        case .fatArrow: "write a closure as { x in … }; for a comparison, write >="
        case .coalescing: "compare with nil in an `if`"
        case .optionalChaining: "use `.` for members; compare a value that may be nil with nil first"
        case .question: "there are no optionals and no `? :`; write `if … { } else { }`"
        case .shiftLeft, .shiftRight, .tilde: "there are no bit operations"
        case .remainderAssign: "write x = x % n"
        case .walrus: "declare a value with `let name = …`"
        case .halfClosedRange, .rustRange: "write a range as `0..<4`, without the 4, or `0...4`, with the 4"
        case .twoDots: "write a range as `0..<4`, without the 4, or `0...4`, with the 4; join strings with `+`"
        case .commentEnd: "no comment is open here"
        case .ampersand: "for and, write `&&`; to join strings, `+`"
        case .bar:
            "for or, write `||`; for several attributes, `.left, .top`; for a closure's parameters, `{ a, b in … }`"
        case .caret: "there is no power operator; a block is a closure here: { make in … }"
        case .backslash: "a statement continues on the next line after an operator or a comma, or before a `.`"
        case .interpolation:
            "`\\( )` works only in strings; to choose a view, use an array; to choose an attribute, write let edge = .left; make.attributes(edge)"
        case .dollar: "names consist of letters, digits and `_`; closures name their parameters: { v in … }"
        case .cross: "write a product with `*`, a size as 320x480"
        case .arrow: "write a closure as { x in … }"
        default: replacement.map { "write `\($0)`" } ?? "it means nothing here"
        }
    }
}
