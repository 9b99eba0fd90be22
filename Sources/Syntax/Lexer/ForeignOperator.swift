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
        case .increment: "a variable is counted up with `+= 1`"
        case .identical: "equality is `==`; views and constraints are compared by identity with it"
        case .power: "there is no power; multiply, as in x * x"
        case .resultType: "functions do not say what they return: func f(a, b) { … }; a closure is written { x in … }"
        case .fatArrow: "a closure is written { x in … }, and the comparison >="
        case .coalescing: "there is no `??`; compare with nil in an `if`"
        case .optionalChaining: "members are read with `.`; what may be nil is compared with nil first"
        case .question: "there is no `? :` and there are no optional types; write `if … { } else { }`"
        case .shiftLeft, .shiftRight, .tilde: "there are no operations on bits"
        case .remainderAssign: "write x = x % n"
        case .walrus: "a value is named with `let name = …`"
        case .halfClosedRange, .rustRange, .twoDots: "a range is `0..<4`, without its end, or `0...4`, with it"
        case .commentEnd: "no comment is open here"
        case .ampersand: "`and` is written `&&`; strings are joined with `+`"
        case .bar:
            "`or` is written `||`, several attributes `.left, .top`, and the parameters of a closure `{ a, b in … }`"
        case .caret: "there is no power and no Objective-C block; a closure is written { make in … }"
        case .backslash: "a statement goes on in the next line after an operator or a comma, and before a `.`"
        case .interpolation:
            "`\\( )` stands in strings; a name is not put together: keep several views in an array, and an attribute in a variable, let edge = .left, for make.attributes(edge)"
        case .dollar: "names have letters, digits and `_`; a closure names its parameters: { x in … }"
        case .cross: "a product is written `*`, a size 320x480"
        case .arrow: "a closure is written { x in … }"
        default: replacement.map { "it is written `\($0)` here" } ?? "it has no meaning here"
        }
    }
}
