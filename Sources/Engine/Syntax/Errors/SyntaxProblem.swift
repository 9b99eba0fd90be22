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
    case unknownStatement(String)
    case missingRelation(String)
    case missingName(StatementWord)
    case missingParentheses(of: String)
    case missingDot(before: String)
    case dotBetweenStrings
    case missingCondition(String)
    case missingComma
    case missingSemicolon
    case conditionWithoutParentheses
    case missingCaret
    case missingColon(String)
    case missingReceiver(String)
    case classCalled(String)
    case parameterWithoutType(String)
    case parameterWithoutName(String)
    case dotInMessage(String)
    case structureWithLabels(String)
    case arrayWithoutSign
    case macroWithSign(String)
    case macroEnded(String)
    case extraComma(String)
    case hyphenInName(String)
    case digitBeforeName(String)
    case severalNames(String)
    case contentOfView(StatementWord)
    case signInView(StatementWord, String)
    case labelAssigned(String)
    case variableWithoutValue(String)
    case percent
    case colonAtEnd
    case trailingComma
    case semicolonBefore(String)
    case membership
    case parametersBeforeBrace
    case missingIn
    case textWithoutQuotes
    case tupleWithoutParentheses
    case tupleInBraces
    case arrayWithoutBrackets
    case commaBetweenStatements
    case semicolonInBrackets
    case nameOfTwoWords
    /// The names of the parameters.
    case parametersInParentheses([String])
    case parameterLabel
    case quoteInString
    case contentAfterText(StatementWord)
    /// `label title in card "Title"`.
    case contentAfterParent(StatementWord)
    case prioritySign
    case viewInChain(String, view: String)
    case chainedAssignment
    case operatorStartsLine(String)
    case missingParameter
    case missingClosureIn(String)
    case typeOfView(String)
    case shorthandBesideName(String, suggestion: String?)
    case visualFormat
    case styleSheet
    /// Two versions of the same lines.
    case mergeConflict
    case selectedArray
    case severalParents
    case addition
    case blockOfView(StatementWord)
    case variableInLoop(String)
    case slice
    case spread
    case htmlComment
    case imageByName
    case numberAsMember
    case statementAsValue(String)
    case defaultValue(besideTypes: Bool)
    case unended(String)
    case unclosed(String, found: Found)
    case mismatched(String, closing: String)
    case unexpectedClosing(String)
    case unopened(String, closing: String)
    /// `]}` instead of `}]` at the end of a block in a message.
    case bracesCrossed
    case invalidCharacter(Unicode.Scalar)
    case hashSign
    case numberedView(String)
    case quotes(Quote)
    case mismatchedQuotes(String, String)
    case missingOpeningQuote
    case doubledQuote
    case tripleQuotes
    case unterminatedString
    case unterminatedInterpolation
    case unterminatedComment
    case invalidEscape(String)
    case letterAfterNumber(String, number: String)
    case sizeOfThree
    case missingLeadingDigit
    case missingDigitsAfterPoint
    case numberTooLarge
    case reservedWord(String)
    /// The value between the two operators.
    case chainedComparison(middle: Span)
    case chainedRange
    case assignmentInExpression
    case notAssignable(Assignment?)
    case unaryPlus
    case statementStartsWithBrace(closesCall: Bool)
    case doubledBrace
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
    case importOfLibrary(String)
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
    /// `$0` in a closure.
    case numberedParameter
    case decrement
    case typeAnnotation
    case dictionary
    case sessionCommand(String)
    case loopInParentheses
    case message(receiver: String, selector: String)
    case stringPrefix(String)
    case objectiveC
    case swift
    case comprehension
    case optionalBinding(String)
    case forceUnwrap
    case swiftProblem(SwiftProblem)
}

extension SyntaxProblem {
    package var slug: Slug {
        switch self {
        case .tupleInBraces, .arrayWithoutBrackets, .commaBetweenStatements, .semicolonInBrackets,
            .parametersInParentheses, .parameterLabel, .quoteInString, .contentAfterText, .contentAfterParent,
            .prioritySign, .viewInChain,
            .misspelled, .unknownStatement, .expected, .missingSeparator, .missingParentheses, .missingDot,
            .missingComma,
            .dotBetweenStrings, .missingCondition,
            .missingSemicolon, .missingPointer, .conditionWithoutParentheses,
            .missingCaret, .missingColon, .missingReceiver, .classCalled, .parameterWithoutType, .parameterWithoutName,
            .dotInMessage, .structureWithLabels, .arrayWithoutSign, .macroWithSign, .macroEnded, .extraComma,
            .hyphenInName,
            .digitBeforeName, .severalNames, .trailingComma, .semicolonBefore, .membership, .missingIn,
            .textWithoutQuotes, .tupleWithoutParentheses,
            .numberAsMember, .statementAsValue, .defaultValue, .nameOfTwoWords,
            .contentOfView, .signInView, .labelAssigned, .variableWithoutValue, .percent, .colonAtEnd,
            .statementStartsWithDot,
            .elseWithoutIf, .unaryPlus,
            .notAssignable, .operatorStartsLine, .missingParameter, .missingClosureIn, .shorthandBesideName,
            .selectedArray, .severalParents,
            .addition,
            .blockOfView,
            .variableInLoop, .slice, .imageByName, .spread:
            .unexpected
        case .misspelledLabel, .missingLabels, .wrongLabels: .argumentLabel
        case .missingName: .missingName
        case .missingRelation: .missingRelation
        case .unclosed, .unended, .unexpectedClosing, .unopened, .mismatched, .bracesCrossed: .unbalanced
        case .statementStartsWithBrace, .doubledBrace, .braceOnNewLine, .bodyWithoutBraces, .closureInHead,
            .closureWithoutBraces, .parametersBeforeBrace:
            .brace
        case .invalidCharacter, .quotes, .tripleQuotes, .hashSign, .numberedView: .invalidCharacter
        case .unterminatedString, .unterminatedInterpolation, .mismatchedQuotes, .missingOpeningQuote, .doubledQuote:
            .unterminatedString
        case .unterminatedComment: .unterminatedComment
        case .invalidEscape: .invalidEscape
        case .letterAfterNumber, .sizeOfThree, .missingLeadingDigit, .missingDigitsAfterPoint, .numberTooLarge,
            .invalidBox:
            .invalidLiteral
        case .reservedWord: .reservedWord
        case .chainedComparison, .chainedRange: .chainedComparison
        case .assignmentInExpression, .chainedAssignment: .assignmentInExpression
        case .duplicateParameter: .redeclared
        case .outsideLoop, .returnOutsideFunction, .importNotAtTop, .sessionCommand: .misplaced
        case .nestingTooDeep, .expressionTooLong: .nestingLimit
        case .nameTooLong, .macroTooLong: .textLimit
        case .tooManyParameters: .argumentCount
        case .tooManyErrors: .errorLimit
        case .alreadyReported, .namesBeforeClosure: .unexpected
        case .foreignWord, .otherWord, .foreignOperator, .numberedParameter, .decrement, .typeAnnotation, .dictionary,
            .loopInParentheses, .message,
            .importOfLibrary, .stringPrefix, .htmlComment, .objectiveC, .swift, .comprehension, .optionalBinding,
            .forceUnwrap,
            .typeOfView,
            .visualFormat, .styleSheet, .mergeConflict:
            .otherLanguage
        case .swiftProblem(let problem): problem.slug
        }
    }

    /// Whether the whole statement is unreadable, so that other errors in it mean nothing.
    package var isOfWholeStatement: Bool {
        switch self {
        case .digitBeforeName, .nestingTooDeep, .macroTooLong, .expressionTooLong, .sessionCommand: true
        default: slug == .otherLanguage
        }
    }

    /// Whether a quote is missing or extra, so that it is unclear what is text.
    package var isOfQuotes: Bool {
        switch self {
        case .unterminatedString, .missingOpeningQuote, .doubledQuote: true
        default: false
        }
    }

    /// Whether it is an error only if a rule says so.
    package var isDoubt: Bool {
        switch self {
        case .alreadyReported, .namesBeforeClosure: true
        default: false
        }
    }

    package var isForeignWord: Bool { if case .foreignWord = self { true } else { false } }

    /// Whether it is a block after the declaration of a view, which may be a style sheet's.
    package var isOfStyles: Bool { if case .blockOfView = self { true } else { false } }

    /// Whether it depends on where the statement is, not on its form.
    package var dependsOnContext: Bool {
        switch self {
        case .outsideLoop, .returnOutsideFunction: true
        default: false
        }
    }

    /// Whether it is about how the parameters of a function are written.
    package var isOfParameters: Bool {
        switch self {
        case .typeAnnotation, .parameterLabel, .parametersBeforeBrace: true
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
