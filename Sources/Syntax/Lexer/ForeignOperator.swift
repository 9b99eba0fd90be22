/// A sign that other languages have, or that word processors put in, and what is written here for it.
package enum ForeignOperator: String, CaseIterable {
    case increment = "++"
    case identical = "==="
    case notIdentical = "!=="
    case power = "**"
    case resultType = "->"
    case fatArrow = "=>"
    case different = "<>"
    case coalescing = "??"
    case optionalChaining = "?."
    case question = "?"
    case shiftLeft = "<<"
    case shiftRight = ">>"
    case remainderAssign = "%="
    case walrus = ":="
    case halfClosedRange = "...<"
    case rustRange = "..="
    case twoDots = ".."
    case commentEnd = "*/"
    case ampersand = "&"
    case bar = "|"
    case caret = "^"
    case lessOrEqualTurned = "=<"
    case plusAssignTurned = "=+"
    case interpolation = "\\("
    case tilde = "~"
    case backslash = "\\"
    case dollar = "$"
    case enDash = "\u{2013}"
    case emDash = "\u{2014}"
    case minusSign = "\u{2212}"
    case cross = "\u{00D7}"
    case dot = "\u{00B7}"
    case division = "\u{00F7}"
    case lessOrEqual = "\u{2264}"
    case greaterOrEqual = "\u{2265}"
    case notEqual = "\u{2260}"
    case ellipsis = "\u{2026}"
    case arrow = "\u{2192}"
    case wideLeftParen = "\u{FF08}"
    case wideRightParen = "\u{FF09}"
    case wideComma = "\u{FF0C}"
    case wideSemicolon = "\u{FF1B}"
    case wideColon = "\u{FF1A}"
    case wideDot = "\u{FF0E}"

    /// The signs by length, so that the longest that fits is found first.
    static let longestFirst = allCases.map { (bytes: Array($0.rawValue.utf8), operation: $0) }
        .sorted { $0.bytes.count > $1.bytes.count }

    /// What can stand in its place.
    package var replacement: String? {
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

    /// How it is done here.
    package var advice: String {
        switch self {
        case .increment: "to count up, use `+= 1`"
        case .identical: "use `==`, which compares views and constraints by identity"
        case .power: "there is no power operator: multiply, x * x"
        case .resultType: "functions have no return type: func f(a, b) { … }; write a closure as { x in … }"
        case .fatArrow: "write a closure as { x in … }, and the comparison as >="
        case .coalescing: "compare with nil in an `if`"
        case .optionalChaining: "use `.` for members; compare a value that may be nil with nil first"
        case .question: "there are no optionals and no `? :`; write `if … { } else { }`"
        case .shiftLeft, .shiftRight, .tilde: "there are no bit operations"
        case .remainderAssign: "write x = x % n"
        case .walrus: "declare a value with `let name = …`"
        case .halfClosedRange, .rustRange, .twoDots: "write a range as `0..<4`, without the 4, or `0...4`, with the 4"
        case .commentEnd: "no comment is open here"
        case .ampersand: "write `&&` for and; join strings with `+`"
        case .bar:
            "write `||` for or; several attributes as `.left, .top`; the parameters of a closure as `{ a, b in … }`"
        case .caret: "there is no power operator and no Objective-C block; write a closure as { make in … }"
        case .backslash: "a statement continues on the next line after an operator or a comma, or before a `.`"
        case .interpolation:
            "`\\( )` works only in strings: keep views in an array, and an attribute in a variable, let edge = .left; make.attributes(edge)"
        case .dollar: "names contain letters, digits and `_`; a closure names its parameters: { x in … }"
        case .cross: "write a product with `*`, a size as 320x480"
        case .arrow: "write a closure as { x in … }"
        default: replacement.map { "write `\($0)`" } ?? "it has no meaning here"
        }
    }
}
