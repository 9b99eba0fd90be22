package import Vocabulary
package import Diagnostics

/// The kinds of syntax errors.
package enum SyntaxProblem: Hashable {
    /// An assignment whose left side can't be assigned.
    package struct Assignment: Hashable {
        package let operation: AssignmentOperator
        /// Whether the left side is a binary operation.
        package let isToOperation: Bool
        package let operatorSpan: Span
        package let value: Span
    }

    case expected(Expectation, found: Found)
    case missingSeparator(found: Found)
    case misspelled(String, nearest: String)
    case misspelledLabel(String, suggestion: String)
    case missingLabels(of: String, [String])
    case wrongLabels(of: String, given: [String?], expected: [String?])
    case missingRelation(String)
    case missingName(StatementWord)
    case missingCondition(String)
    case missingComma
    case missingSemicolon
    case missingCaret
    case missingColon(String)
    case classCalled(String)
    case parameterWithoutType(String)
    case parameterWithoutName(String)
    case structureWithLabels(String)
    case macroWithSign(String)
    case macroEnded(String)
    case contentOfView(StatementWord)
    case shorthandBesideName(String, suggestion: String?)
    case addition
    case slice
    case unended(String)
    case unclosed(String, found: Found)
    case mismatched(String, closing: String)
    case unexpectedClosing(String)
    /// `]}` instead of `}]` at the end of a block in a message.
    case bracesCrossed
    case invalidCharacter(Unicode.Scalar)
    case hashSign
    case numberedView(String)
    case quotes(Quote)
    case mismatchedQuotes(String, String)
    case missingOpeningQuote
    case tripleQuotes
    case unterminatedString
    case unterminatedInterpolation
    case unterminatedComment
    case invalidEscape(String)
    case letterAfterNumber(String, number: String)
    case missingLeadingDigit
    case numberTooLarge
    case reservedWord(String)
    /// The value between the two operators.
    case chainedComparison(middle: Span)
    /// A condition of `when` that is not about the screen.
    case notOfScreen
    case chainedRange
    case assignmentInExpression
    case notAssignable(Assignment?)
    case unaryPlus
    case statementStartsWithBrace(closesCall: Bool)
    case statementStartsWithDot
    case braceOnNewLine
    case bodyWithoutBraces
    case closureInHead
    case closureWithoutBraces
    case elseWithoutIf
    case duplicateParameter(String, besides: [String])
    case outsideLoop(String)
    case returnOutsideFunction
    case importNotAtTop
    case missingPointer(String, variable: String)
    case invalidBox
    case nestingTooDeep(limit: Int)
    case expressionTooLong(limit: Int)
    case nameTooLong(limit: Int)
    case macroTooLong(limit: Int)
    case tooManyParameters(limit: Int)
    case tooManyErrors(limit: Int)
    /// Names in parentheses before a closure without parameters: an error if they should be its parameters.
    case namesBeforeClosure([String])
    /// A statement fails at a token that the lexer has already reported.
    case alreadyReported
    // Other languages.
    case foreignWord(ForeignWord)
    /// A word of another language.
    case otherWord(String)
    case foreignOperator(ForeignOperator)
    case dictionary
    case message(receiver: String, selector: String)
    case objectiveC
    case swift
    case swiftProblem(SwiftProblem)
    /// A mistake that a rule has found, in the rule's words.
    case explained(Slug, String, help: Advice? = nil, coversStatement: Bool = false)
}

extension SyntaxProblem {
    package var slug: Slug {
        switch self {
        case .explained(let slug, _, _, _): slug
        case .misspelled, .expected, .missingSeparator,
            .missingComma,
            .missingCondition,
            .missingSemicolon, .missingPointer, .missingCaret, .missingColon, .classCalled, .parameterWithoutType,
            .parameterWithoutName,
            .structureWithLabels, .macroWithSign, .macroEnded, .contentOfView, .statementStartsWithDot,
            .elseWithoutIf, .unaryPlus,
            .notAssignable, .shorthandBesideName,
            .addition,
            .slice:
            .unexpected
        case .misspelledLabel, .missingLabels, .wrongLabels: .argumentLabel
        case .missingName: .missingName
        case .missingRelation: .missingRelation
        case .unclosed, .unended, .unexpectedClosing, .mismatched, .bracesCrossed: .unbalanced
        case .statementStartsWithBrace, .braceOnNewLine, .bodyWithoutBraces, .closureInHead,
            .closureWithoutBraces:
            .brace
        case .invalidCharacter, .quotes, .tripleQuotes, .hashSign, .numberedView: .invalidCharacter
        case .unterminatedString, .unterminatedInterpolation, .mismatchedQuotes, .missingOpeningQuote:
            .unterminatedString
        case .unterminatedComment: .unterminatedComment
        case .invalidEscape: .invalidEscape
        case .letterAfterNumber, .missingLeadingDigit, .numberTooLarge,
            .invalidBox:
            .invalidLiteral
        case .reservedWord: .reservedWord
        case .notOfScreen: .breakpoint
        case .chainedComparison, .chainedRange: .chainedComparison
        case .assignmentInExpression: .assignmentInExpression
        case .duplicateParameter: .redeclared
        case .outsideLoop, .returnOutsideFunction, .importNotAtTop: .misplaced
        case .nestingTooDeep, .expressionTooLong: .nestingLimit
        case .nameTooLong, .macroTooLong: .textLimit
        case .tooManyParameters: .argumentCount
        case .tooManyErrors: .errorLimit
        case .alreadyReported, .namesBeforeClosure: .unexpected
        case .foreignWord, .otherWord, .foreignOperator, .dictionary,
            .message,
            .objectiveC, .swift:
            .otherLanguage
        case .swiftProblem(let problem): problem.slug
        }
    }

    /// Whether the whole statement is unreadable, so that other errors in it mean nothing.
    package var coversWholeStatement: Bool {
        switch self {
        case .explained(_, _, _, coversStatement: true), .nestingTooDeep, .macroTooLong, .expressionTooLong: true
        default: slug == .otherLanguage
        }
    }

    /// Whether a block is still open. More lines may follow, whatever is wrong with the first ones.
    package var isOpenBlock: Bool { if case .unclosed("{", _) = self { true } else { false } }

    /// Whether it is an error only if a rule says so.
    package var isDoubt: Bool {
        switch self {
        case .alreadyReported, .namesBeforeClosure: true
        default: false
        }
    }

    package var isForeignWord: Bool { if case .foreignWord = self { true } else { false } }

    /// Whether it depends on where the statement is, not on its form.
    package var dependsOnContext: Bool {
        switch self {
        case .outsideLoop, .returnOutsideFunction: true
        default: false
        }
    }

    /// The opening bracket of an error about unclosed or mismatched brackets; empty for other errors.
    package var opening: String {
        switch self {
        case .unclosed(let opening, _), .mismatched(let opening, _): opening
        default: ""
        }
    }

    package static func closing(of opening: String) -> String {
        switch opening {
        case "(": ")"
        case "[": "]"
        default: "}"
        }
    }
}
