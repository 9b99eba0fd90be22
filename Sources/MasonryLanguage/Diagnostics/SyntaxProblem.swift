internal import Masonry

/// What can be wrong with the form of a script.
enum SyntaxProblem: Hashable {
    case expected(String, found: String)
    case missingSeparator(found: String, nearest: String?)
    case unclosed(String, found: String)
    case unexpectedClosing(String)
    case invalidCharacter(Unicode.Scalar)
    case unterminatedString
    case unterminatedComment
    case invalidEscape(String)
    case letterAfterNumber(String)
    case missingLeadingDigit
    case missingDigitsAfterPoint
    case numberTooLarge
    case reservedWord(String)
    case chainedComparison
    case chainedRange
    case assignmentInExpression
    case notAssignable
    case unaryPlus
    case statementStartsWithBrace
    case statementStartsWithDot
    case braceOnNewLine
    case elseWithoutIf
    case duplicateParameter(String)
    case outsideLoop(String)
    case returnOutsideFunction
    case importNotAtTop
    case invalidBox
    case nestingTooDeep(limit: Int)
    case nameTooLong(limit: Int)
    case tooManyParameters(limit: Int)
    case tooManyErrors(limit: Int)
}

extension SyntaxProblem {
    var slug: Slug {
        switch self {
        case .expected, .missingSeparator, .statementStartsWithDot, .elseWithoutIf, .unaryPlus, .notAssignable:
            .unexpected
        case .unclosed, .unexpectedClosing: .unbalanced
        case .statementStartsWithBrace, .braceOnNewLine: .brace
        case .invalidCharacter: .invalidCharacter
        case .unterminatedString: .unterminatedString
        case .unterminatedComment: .unterminatedComment
        case .invalidEscape: .invalidEscape
        case .letterAfterNumber, .missingLeadingDigit, .missingDigitsAfterPoint, .numberTooLarge, .invalidBox:
            .invalidLiteral
        case .reservedWord: .reservedWord
        case .chainedComparison, .chainedRange: .chainedComparison
        case .assignmentInExpression: .assignmentInExpression
        case .duplicateParameter: .redeclared
        case .outsideLoop, .returnOutsideFunction, .importNotAtTop: .misplaced
        case .nestingTooDeep: .nestingLimit
        case .nameTooLong: .textLimit
        case .tooManyParameters: .argumentCount
        case .tooManyErrors: .errorLimit
        }
    }

    var message: String {
        switch self {
        case .expected(let expected, let found): "expected \(expected), found \(found)"
        case .missingSeparator(let found, _): "the statement should end before \(found)"
        case .unclosed(let opening, let found): "the `\(opening)` is not closed before \(found)"
        case .unexpectedClosing(let closing): "nothing is open that this `\(closing)` could close"
        case .invalidCharacter(let scalar): "\(Self.describe(scalar)) means nothing here"
        case .unterminatedString: "the string has no closing quote on its line"
        case .unterminatedComment: "the comment is never closed"
        case .invalidEscape(let text): "`\(text)` is not an escape"
        case .letterAfterNumber(let letters): "a number can't be followed directly by `\(letters)`"
        case .missingLeadingDigit: "a number starts with a digit"
        case .missingDigitsAfterPoint: "a digit must follow the decimal point"
        case .numberTooLarge: "the number is too large"
        case .reservedWord(let word): "`\(word)` is a reserved word and can't be a name"
        case .chainedComparison: "comparisons can't be chained"
        case .chainedRange: "ranges can't be chained"
        case .assignmentInExpression: "`=` assigns and has no value"
        case .notAssignable: "this can't be assigned to"
        case .unaryPlus: "there is no `+` before a value"
        case .statementStartsWithBrace: "no statement starts with `{`"
        case .statementStartsWithDot: "a line that starts with `.` continues a chain, but there is none before it"
        case .braceOnNewLine: "the `{` of a body stands on the line of its head"
        case .elseWithoutIf: "this `else` belongs to no `if`"
        case .duplicateParameter(let name): "the parameter `\(name)` is declared twice"
        case .outsideLoop(let word): "`\(word)` outside of a loop"
        case .returnOutsideFunction: "`return` outside of a function"
        case .importNotAtTop: "`import` inside of a block"
        case .invalidBox: "`@` boxes a number, a string, an array, `(…)`, `YES` or `NO`"
        case .nestingTooDeep(let limit): "nested more than \(limit) deep: the nesting limit"
        case .nameTooLong(let limit): "the name is longer than \(limit) bytes: the text limit for names"
        case .tooManyParameters(let limit): "a function takes at most \(limit) parameters: the parameter limit"
        case .tooManyErrors(let limit): "there are more than \(limit) syntax errors: the error limit"
        }
    }

    /// What stands under the place.
    var label: String {
        switch self {
        case .expected(let expected, _): "expected \(expected)"
        case .missingSeparator: "a new line or `;` is missing before this"
        case .unclosed: "opened here"
        case .chainedComparison: "join two comparisons with `&&`"
        case .importNotAtTop: "imports stand at the top level"
        default: ""
        }
    }

    /// What to write instead.
    var help: String? {
        switch self {
        case .invalidEscape: "the escapes are \\n \\t \\r \\0 \\\" \\\\ \\u{1F600} and \\(expression)"
        case .invalidCharacter(let scalar): Self.replacement(of: scalar).map { "write `\($0)`" }
        case .missingSeparator(_, let nearest): nearest.map { "did you mean `\($0)`?" }
        case .missingLeadingDigit: "put a 0 before the point"
        case .missingDigitsAfterPoint: "write 1.0, or 1"
        case .letterAfterNumber(let letters):
            letters.hasPrefix("x") ? "hexadecimal numbers are not in the language; a size is written 320x480" : nil
        case .chainedComparison: "a < b && b < c"
        case .assignmentInExpression: "compare with `==`"
        case .statementStartsWithBrace: "a closure needs a name: let f = { … }"
        case .unterminatedString: "a string ends on the line it starts on; \\n stands for a new line in it"
        default: nil
        }
    }

    static func closing(of opening: String) -> String {
        switch opening {
        case "(": ")"
        case "[": "]"
        default: "}"
        }
    }

    private static func describe(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return scalar.isUnsafe ? "the invisible character \(code)" : "`\(scalar)`"
    }

    /// What was probably meant by a character that word processors and keyboards put in.
    private static func replacement(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\u{201C}", "\u{201D}", "\u{201E}", "\u{00AB}", "\u{00BB}", "'", "\u{2018}", "\u{2019}", "`": "\""
        case "\u{2013}", "\u{2014}", "\u{2212}": "-"
        case "\u{00D7}": "*"
        case "\u{00F7}": "/"
        case "\u{2264}": "<="
        case "\u{2265}": ">="
        case "\u{2260}": "!="
        case "\u{2026}": "..."
        case "\u{FF08}": "("
        case "\u{FF09}": ")"
        case "\u{FF0C}": ","
        case "\u{FF1B}": ";"
        case "\u{FF1A}": ":"
        case "&": "&&"
        case "|": "||"
        case "#": "//"
        default: nil
        }
    }
}
