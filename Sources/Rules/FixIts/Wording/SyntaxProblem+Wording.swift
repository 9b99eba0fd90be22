// The wording of syntax errors.
extension SyntaxProblem {
    package var message: String {
        switch self {
        case .explained(_, let message, _, _): message
        case .alreadyReported, .namesBeforeClosure: ""
        case .expected(let expected, let found): "expected \(expected.phrase), found \(found.phrase)"
        case .misspelled(let word, _): "no statement starts with `\(word)`"
        case .misspelledLabel(let label, _): "there is no argument `\(label):` here"
        case .wrongLabels(let name, let given, let expected):
            "there is no `\(Self.spelled(name, given))`; use `\(Self.spelled(name, expected))`"
        case .missingLabels(let type, let labels):
            "`\(type)` needs the argument\(labels.count == 1 ? "" : "s") \(labels.map { "`\($0):`" }.joined(separator: ", "))"
        case .missingRelation: "use `equalTo`, not `:`"
        case .missingSeparator(let found): "the statement should end before \(found.phrase)"
        case .missingName(let word) where word.declaresView: "`\(word.rawValue)` needs a name"
        case .missingName(let word): "`\(word.rawValue)` is incomplete"
        case .missingCondition(ReservedWord.for.rawValue): "`for` needs something to loop over"
        case .missingCondition(let word): "`\(word)` needs a condition"
        case .missingComma: "a `,` is missing between these two"
        case .missingSemicolon: "a `;` is missing at the end of the statement"
        case .missingCaret: "a block starts with `^`"
        case .missingColon(let word): "`\(word)` needs a `:` before its argument"
        case .classCalled(let name): "`\(name)` is a class, not a function: send it a message to make an object"
        case .parameterWithoutType(let name): "the parameter `\(name)` needs a type before its name"
        case .parameterWithoutName(let type): "the parameter of type `\(type)` needs a name"
        case .structureWithLabels(let type): "make a `\(type)` with `\(type)Make`, without labels"
        case .macroWithSign(let name): "a macro has no `=`: its value follows `\(name)` directly"
        case .macroEnded(let name):
            "the `;` is part of the macro `\(name)` and ends the statement that uses it"
        case .contentOfView(let word) where ViewKind(rawValue: word.rawValue)?.showsContent ?? false:
            "only \(word == .image ? "a size" : "a text"), `in` and a parent can follow the name of \(word.named)"
        case .contentOfView(let word): "only `in` and a parent can follow the name of \(word.named)"
        case .shorthandBesideName(let shorthand, _): "a closure with named parameters has no `\(shorthand)`"
        case .addition: "use `addSubview` to put a view into another"
        case .slice: "an index is a single position, not a range"
        case .unended(let head): "`\(head)` has no `@end` before the next class"
        case .unclosed(let opening, let found): "the `\(opening)` is not closed before \(found.phrase)"
        case .mismatched(let opening, let closing): "the `\(opening)` is closed by a `\(closing)`"
        case .bracesCrossed: "close the block before the message: `}` goes before `]`"
        case .unexpectedClosing(let closing): "unexpected `\(closing)`: nothing is open"
        case .invalidCharacter(let scalar): "\(Self.describe(scalar)) means nothing here"
        case .hashSign: "`#` means nothing here"
        case .numberedView(let name): "`\(name)` appears only in pictures: it numbers views with the same name"
        case .quotes(let quote): "strings need double quotes, not \(quote.name)"
        case .mismatchedQuotes(let opening, let closing):
            "the string starts with `\(opening)` and ends with `\(closing)`: use `\"` at both ends"
        case .missingOpeningQuote: "the string has no opening `\"`"
        case .tripleQuotes: "a string has one quote at each end"
        case .unterminatedString: "the string has no closing quote on its line"
        case .unterminatedInterpolation: "the `\\(` in the string is not closed"
        case .unterminatedComment: "the comment is never closed"
        case .invalidEscape(let text): "`\(text)` is not an escape"
        case .letterAfterNumber(let letters, _): "`\(letters)` can't follow a number directly"
        case .missingLeadingDigit: "a number starts with a digit"
        case .numberTooLarge: "the number is too large"
        case .reservedWord(let word): "`\(word)` is a reserved word and can't be a name"
        case .chainedComparison: "comparisons can't be chained"
        case .notOfScreen: "`when` needs a condition on the screen"
        case .chainedRange: "ranges can't be chained"
        case .assignmentInExpression: "`=` assigns and has no value"
        case .notAssignable: "this can't be assigned to"
        case .unaryPlus: "a value can't start with `+`"
        case .statementStartsWithBrace(closesCall: false): "a statement can't start with `{`"
        case .statementStartsWithBrace(closesCall: true): "the `{` of a closure must be on the line of its call"
        case .statementStartsWithDot: "a line that starts with `.` continues a chain, but no chain comes before it"
        case .braceOnNewLine: "the `{` must be on the line that it belongs to"
        case .bodyWithoutBraces: "a body needs braces"
        case .closureInHead: "here `{` opens the body: put a closure in parentheses"
        case .closureWithoutBraces: "a closure needs braces"
        case .elseWithoutIf: "this `else` has no `if`"
        case .duplicateParameter(let name, _): "the parameter `\(name)` is declared twice"
        case .outsideLoop(let word): "`\(word)` outside of a loop"
        case .returnOutsideFunction: "`return` outside of a function"
        case .importNotAtTop: "`import` inside a block"
        case .missingPointer(let type, _): "`\(type)` is a class: a variable of it needs a `*`"
        case .invalidBox: "`@` must be followed by a number, a string, an array, `(…)`, `YES` or `NO`"
        case .nestingTooDeep(let limit): "nested more than \(limit) deep: the nesting limit"
        case .expressionTooLong(let limit):
            "more than \(limit) operators, calls and members in one expression: the nesting limit for expressions"
        case .nameTooLong(let limit): "the name is longer than \(limit) bytes: the text limit for names"
        case .macroTooLong(let limit):
            "the macro expands to more than \(limit) tokens: the text limit for macros"
        case .tooManyParameters(let limit): "a function takes at most \(limit) parameters: the parameter limit"
        case .tooManyErrors(let limit): "there are more than \(limit) syntax errors: the error limit"
        case .foreignWord(let word) where ForeignWord.isType(word.text): "types aren't written here"
        case .otherWord(let word): "`\(word)` is not a word of this language"
        case .foreignWord(let word): "`\(word.text)` is not a word of this language"
        case .foreignOperator(let operation): "`\(operation.rawValue)` is not an operator of this language"
        case .dictionary: "there are no dictionaries"
        case .message: "this is an Objective-C message"
        case .swiftProblem(let problem): problem.message
        case .objectiveC: "this is Objective-C"
        case .swift: "this is Swift"
        }
    }

    /// The text under the place.
    var label: String {
        switch self {
        case .expected(let expected, _): "expected \(expected.phrase)"
        case .shorthandBesideName(_, let suggestion): suggestion.map { "did you mean `\($0)`?" } ?? ""
        case .misspelled(_, let nearest), .misspelledLabel(_, let nearest): "did you mean `\(nearest)`?"
        case .missingSeparator: "a new line or `;` is missing before this"
        case .unclosed: "opened here"
        case .unended: "expected `@end`"
        case .unterminatedComment, .unterminatedInterpolation: "opened here"
        case .chainedComparison: "join two comparisons with `&&`"
        case .importNotAtTop: "move it to the top level"
        default: ""
        }
    }

    /// What to do about it, in words.
    var help: Advice? {
        switch self {
        case .explained(_, _, let help, _): help
        case .invalidEscape: "the escapes are \\n \\t \\r \\0 \\\" \\\\ \\u{1F600} and \\(expression)"
        case .missingName(let word): "write \(word.usage)"
        case .contentOfView(.guide):
            "give it a size with a constraint: \(code: .chain("make.width", to: .number("40")))"
        case .contentOfView(let word) where ViewKind(rawValue: word.rawValue)?.showsContent ?? false:
            "write \(word.usage)"
        case .contentOfView:
            "for a size, \(code: .chain("make.size", to: .number("40"))); for text, declare a label: label name \"text\""
        case .objectiveC: ForeignWord.find("@interface", .statement)?.advice
        case .swift:
            "to run Swift, use a file that ends in .swift; in Objective-C, write [view mas_makeConstraints:^(MASConstraintMaker *make) { … }]"
        case .classCalled(let name):
            "write [[\(name) alloc] init], or another init message"
        case .parameterWithoutType: "write the type and the name: ^(UIView *view) { … }"
        case .unexpectedClosing(let closing): "remove the `\(closing)`"
        case .missingLeadingDigit: "put a 0 before the point"
        case .letterAfterNumber(let letters, let number):
            letters == "x"
                ? "write a size as 320x480"
                : Self.hexadecimal(number, letters) != nil
                    ? "hexadecimal numbers are not supported; write a size as 320x480"
                    : letters.hasPrefix("X")
                        ? "write a size with a lowercase `x`: 320x480"
                        : Self.digits(letters) != nil
                            ? "`\(letters)` contains letters: use the digits 0 and 1"
                            : letters.hasPrefix("_")
                                ? "write the number without `_`"
                                : Self.isUnit(letters)
                                    ? "numbers are points and have no unit" : "write `*` to multiply"
        case .chainedComparison: "a < b && b < c"
        case .notOfScreen:
            "compare `width` or `height`: when width < 600; or name a size class or direction: compact, regular, rtl. For anything else, use if"
        case .assignmentInExpression: "compare with `==`"
        case .statementStartsWithBrace(closesCall: false):
            "a closure needs a name: let f = { … }; a block alone is if true { … }"
        case .tripleQuotes, .unterminatedString:
            "a string must end on its line; use \\n for a line break"
        case .unterminatedComment: "close it with */, or make it // … for one line"
        case .numberedView:
            "get the view from its superview, root.subviews[0], or keep it in an array"
        case .hashSign: "comments start with `//`; colors are strings: \"#ff8800\""
        case .bodyWithoutBraces: "if … { … } else { … }, while … { … }, \(code: .loop), func f(a) { … }"
        case .slice: "to take a part of an array, (0..<2).map { i in xs[i] }"
        case .missingCondition(ReservedWord.for.rawValue): "for i in 0..<3 { … }"
        case .missingCondition(let word): "\(word) n > 0 { … }"
        case .closureWithoutBraces: "\(code: .block(of: "a"))"
        case .elseWithoutIf: "`else` must follow the `}` of an `if`"
        case .outsideLoop: "use it in the body of a `for` or `while`; leave a function or closure with `return`"
        case .returnOutsideFunction: "use `return` in the body of a `func`; a script ends at its last line"
        case .reservedWord: "choose another name"
        case .duplicateParameter: "give each parameter its own name"
        case .foreignWord(let word): word.advice
        case .foreignOperator(let operation): operation.advice
        case .dictionary: "keep two arrays, or write an `if` for each case"
        case .message(_, "alloc"), .message(_, "init"), .message(_, "new"):
            "make an object by calling its class: UIView()"
        case .message(let receiver, let selector):
            selector.hasSuffix("Constraints")
                ? "call it with a dot: \(receiver).\(selector) { make in … }"
                : "call it with a dot: \(receiver).\(selector)(…)"
        case .swiftProblem(let problem): problem.help
        default: nil
        }
    }

    /// A function with the labels of its parameters: `frame(x:y:)`.
    private static func spelled(_ name: String, _ labels: [String?]) -> String {
        "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
    }

    /// What replaces the place of the error.
    package var replacement: String? {
        switch self {
        case .misspelledLabel(_, let suggestion): suggestion
        case .shorthandBesideName(_, let suggestion): suggestion
        case .unaryPlus: ""
        case .foreignOperator(let operation): operation.replacement
        case .foreignWord(let word): word.replacement
        case .assignmentInExpression: "=="
        case .mismatched(let opening, _): Self.closing(of: opening)
        case .bracesCrossed: "}]"
        case .missingSemicolon: ";"
        case .unexpectedClosing, .macroEnded, .swiftProblem(.activeInList): ""
        case .missingLeadingDigit: "0."
        case .letterAfterNumber(let letters, let number):
            Self.hexadecimal(number, letters).map { "\($0)" } ?? Self.size(number, letters)
                ?? Self.digits(letters).map { number + $0 } ?? Self.product(number, letters)
        default: nil
        }
    }

    /// The value of a hexadecimal number of another language.
    private static func hexadecimal(_ number: String, _ letters: String) -> Int? {
        let text = number + letters
        return text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : nil
    }

    /// The digits that letters look like: `O` is a zero.
    private static func digits(_ letters: String) -> String? {
        let digits = letters.map { ["O": "0", "o": "0", "l": "1", "I": "1"][$0] ?? $0 }
        return digits.allSatisfy { ("0"..."9").contains($0) } ? String(digits) : nil
    }

    private static func isUnit(_ letters: String) -> Bool {
        ["f", "F", "L", "u"].contains(letters) || ForeignWord.find(letters, .unit) != nil
    }

    /// `2gap`, a product as some calculators write it.
    private static func product(_ number: String, _ letters: String) -> String? {
        guard letters.first?.isLetter == true, !letters.hasPrefix("x"), !letters.hasPrefix("e"), !isUnit(letters)
        else { return nil }
        return "\(number) * \(letters)"
    }

    /// A size with a sign other than `x` between its numbers.
    private static func size(_ number: String, _ letters: String) -> String? {
        let height = letters.dropFirst()
        guard letters.hasPrefix("X"), !height.isEmpty, height.allSatisfy({ ("0"..."9").contains($0) }) else {
            return nil
        }
        return "\(number)x\(height)"
    }

    private static func describe(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return scalar.isUnseen ? "the invisible character \(code)" : "`\(scalar)`"
    }
}
