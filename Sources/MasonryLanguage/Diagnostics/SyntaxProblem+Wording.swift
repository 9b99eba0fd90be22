internal import Masonry

// What a message says of a mistake of form.
extension SyntaxProblem {
    var message: String {
        switch self {
        case .alreadyReported, .namesBeforeClosure: ""
        case .expected(let expected, let found): "expected \(expected.phrase), found \(found.phrase)"
        case .misspelt(let word, _), .unknownStatement(let word): "no statement starts with `\(word)`"
        case .misspeltLabel(let label, _): "no argument is called `\(label):` here"
        case .wrongLabels(let given, let meant): "there is no `\(given)`: it is `\(meant)`"
        case .missingLabels(let type, let labels):
            "`\(type)` is not made without \(labels.map { "`\($0):`" }.joined(separator: ", "))"
        case .missingRelation: "use `equalTo`, not `:`"
        case .missingSeparator(let found): "the statement should end before \(found.phrase)"
        case .missingName(let word) where word.declaresView: "`\(word.rawValue)` needs a name for what it declares"
        case .missingName(let word): "`\(word.rawValue)` says nothing yet"
        case .missingParentheses(let name): "`\(name)` needs parentheses"
        case .missingDot(let name): "a `.` is missing before `\(name)`"
        case .dotBetweenStrings: "strings are joined with `+`, and not with `.`"
        case .missingCondition(ReservedWord.for.rawValue): "what the `for` goes through is missing"
        case .missingCondition(let word): "the condition of the `\(word)` is missing"
        case .missingComma: "a `,` is missing between the two"
        case .missingSemicolon: "the statement ends with a `;`, which is missing here"
        case .conditionWithoutParentheses: "a condition needs parentheses"
        case .missingCaret: "a block starts with `^`"
        case .missingColon(let word): "what `\(word)` is given follows a `:`"
        case .missingReceiver(let word): "nothing says what is told `\(word):`"
        case .classCalled(let name): "`\(name)` is a class and no function: a message to it makes an object"
        case .parameterWithoutType(let name): "the parameter `\(name)` has no type, which stands before it"
        case .parameterWithoutName(let type): "the parameter of type `\(type)` has no name, which follows it"
        case .dotInMessage(let word): "a space, and no `.`, stands before what an object is told: `\(word):`"
        case .structureWithLabels(let type): "a `\(type)` is made by `\(type)Make`, without labels"
        case .arrayWithoutSign: "an array starts with `@[`"
        case .macroWithSign(let name): "what `\(name)` stands for follows it without `=`"
        case .macroEnded(let name):
            "the `;` is a part of what `\(name)` stands for, and ends the statement where it is used"
        case .extraComma(let joint): "a `,` does not belong here; these are joined by \(joint)"
        case .hyphenInName(let name): "a name has letters, digits and `_`, and no `-`: `\(name)`"
        case .digitBeforeName(let name): "a name does not start with a digit: `\(name)`"
        case .severalNames(let word): "`\(word)` names one value at a time"
        case .contentOfView(let word): "nothing follows the name of \(word.named) but `in` and its parent"
        case .signInView(let word, let sign): "what \(word.named) shows follows its name without `\(sign)`"
        case .labelAssigned(let label): "the label of an argument is followed by `:`, as in `\(label): 8`"
        case .variableWithoutValue(let word): "`\(word)` gives the name a value at once, with `=`"
        case .percent: "there are no percentages"
        case .colonAtEnd: "no statement ends with `:`"
        case .semicolonBefore(let word): "the statement goes on here: no `;` stands before `\(word)`"
        case .membership:
            "`in` stands in the head of a `for` and in a closure: it does not ask whether something is there"
        case .parametersBeforeBrace: "what a closure is given stands behind its `{`"
        case .trailingComma: "another name should follow the `,`"
        case .missingIn: "a view's parent follows `in`"
        case .textWithoutQuotes: "text needs double quotes"
        case .tupleInBraces: "numbers that are one value stand in parentheses, not in braces"
        case .arrayWithoutBrackets: "several values of which one thing is said stand in brackets"
        case .commaBetweenStatements: "statements are separated by new lines, not by `,`"
        case .semicolonInBrackets: "what stands in brackets is separated by `,`"
        case .parametersInParentheses: "the parameters of a closure stand without parentheses and types"
        case .parameterLabel: "parameters have no labels: arguments are given by position"
        case .quoteInString: "a quote inside of a string is written `\\\"`"
        case .contentBehindParent(let word): "what \(word.named) shows stands before `in` and its parent"
        case .contentAfterText(let word): "nothing follows what \(word.named) shows but `in` and its parent"
        case .prioritySign: "a priority is given with `priority`"
        case .viewInChain(let word, _): "`\(word)` speaks to the current views: no view's name follows it"
        case .chainedAssignment: "`=` assigns once in a statement"
        case .operatorStartsLine(let sign): "a line does not start with `\(sign)`: the one before ends there"
        case .missingParameter: "the name of what the closure is given is missing before `in`"
        case .missingClosureIn(let name):
            "what a closure is given is named before `in`, which is missing behind `\(name)`"
        case .typeOfView(let type): "`\(type)` is not written behind a name: the statement's word says what a view is"
        case .styleSheet: "this is CSS"
        case .visualFormat: "there is no visual format language"
        case .shorthandBesideName(let shorthand, _): "a closure that names what it is given has no `\(shorthand)`"
        case .selectedArray: "the views of a statement stand without brackets"
        case .severalParents: "`in` gives all the views of a statement one parent"
        case .addition: "a view is put into another with `addSubview`"
        case .blockOfView(let word): "what is said of \(word.named) stands in statements of its own"
        case .variableInLoop(let word): "`for` declares its variable, without `\(word)`"
        case .variableAsParameter(let word): "a parameter is named without `\(word)`"
        case .imageByName: "an image is declared with its size alone"
        case .slice: "an element is read at one position"
        case .spread: "`...` does not take an array apart: it stands for one value"
        case .htmlComment: "`<!--` starts no comment here"
        case .tupleWithoutParentheses: "several numbers that are one value stand in parentheses"
        case .numberAsMember: "a member's name does not start with a digit"
        case .statementAsValue(let word): "`\(word)` starts a statement, which has no value"
        case .defaultValue(besideTypes: false): "parameters have no default values"
        case .defaultValue(besideTypes: true): "parameters have no types and no default values"
        case .unended(let head): "the `\(head)` is not ended before another class starts"
        case .unclosed(let opening, let found): "the `\(opening)` is not closed before \(found.phrase)"
        case .mismatched(let opening, let closing): "the `\(opening)` is closed by a `\(closing)`"
        case .bracesCrossed: "a block ends before the message that it is given to: `}` before `]`"
        case .unexpectedClosing(let closing): "nothing is open that this `\(closing)` could close"
        case .unopened(let opening, let closing): "the `\(opening)` is missing that this `\(closing)` closes"
        case .invalidCharacter(let scalar): "\(Self.describe(scalar)) means nothing here"
        case .hashSign: "`#` means nothing here"
        case .numberedView(let name): "`\(name)` tells views of one name apart in pictures, and is no name in a script"
        case .quotes(let quote): "a string stands in double quotes, not in \(quote.name)"
        case .mismatchedQuotes(let opening, let closing):
            "the string starts with `\(opening)` and ends with `\(closing)`: a `\"` stands at both ends"
        case .missingOpeningQuote: "the string ends with a `\"`, and starts with none"
        case .tripleQuotes: "a string has one quote at each end"
        case .unterminatedString: "the string has no closing quote on its line"
        case .unterminatedInterpolation: "the `\\(` in the string is not closed"
        case .unterminatedComment: "the comment is never closed"
        case .invalidEscape(let text): "`\(text)` is not an escape"
        case .letterAfterNumber(let letters, _): "a number can't be followed directly by `\(letters)`"
        case .sizeOfThree: "a size is a width and a height, and no more"
        case .missingLeadingDigit: "a number starts with a digit"
        case .missingDigitsAfterPoint: "a digit must follow the decimal point"
        case .numberTooLarge: "the number is too large"
        case .reservedWord(let word): "`\(word)` is a reserved word and can't be a name"
        case .chainedComparison: "comparisons can't be chained"
        case .chainedRange: "ranges can't be chained"
        case .assignmentInExpression: "`=` assigns and has no value"
        case .notAssignable: "this can't be assigned to"
        case .unaryPlus: "there is no `+` before a value"
        case .statementStartsWithBrace(closesCall: false): "no statement starts with `{`"
        case .statementStartsWithBrace(closesCall: true): "the `{` of a closure stands on the line of its call"
        case .doubledBrace: "one `{` opens a body, not two"
        case .doubledQuote: "one `\"` begins a string and one ends it, not two"
        case .statementStartsWithDot: "a line that starts with `.` continues a chain, but there is none before it"
        case .braceOnNewLine: "the `{` of a body stands on the line of its head"
        case .bodyWithoutBraces: "a body stands in braces"
        case .closureInHead: "here the `{` opens the body: a closure in a head stands in parentheses"
        case .closureWithoutBraces: "a closure stands in braces"
        case .elseWithoutIf: "this `else` belongs to no `if`"
        case .duplicateParameter(let name, _): "the parameter `\(name)` is declared twice"
        case .outsideLoop(let word): "`\(word)` outside of a loop"
        case .returnOutsideFunction: "`return` outside of a function"
        case .importNotAtTop: "`import` inside of a block"
        case .importOfLibrary(let name): "there is no library `\(name)` to import: all that there is, is there"
        case .missingPointer(let type, _): "`\(type)` is a class, whose objects a variable points to with `*`"
        case .invalidBox: "`@` boxes a number, a string, an array, `(…)`, `YES` or `NO`"
        case .nestingTooDeep(let limit): "nested more than \(limit) deep: the nesting limit"
        case .expressionTooLong(let limit):
            "more than \(limit) operators, calls and members in one expression: the nesting limit for expressions"
        case .nameTooLong(let limit): "the name is longer than \(limit) bytes: the text limit for names"
        case .macroTooLong(let limit):
            "what the macro stands for grows to more than \(limit) words and signs: the text limit for macros"
        case .tooManyParameters(let limit): "a function takes at most \(limit) parameters: the parameter limit"
        case .tooManyErrors(let limit): "there are more than \(limit) syntax errors: the error limit"
        case .foreignWord(let word): "`\(word.text)` is not a word of this language"
        case .foreignOperator(let operation): "`\(operation.rawValue)` is not a sign of this language"
        case .decrement: "`--` is not a sign of this language"
        case .typeAnnotation: "types are not written: every name can hold every value"
        case .dictionary: "there are no dictionaries"
        case .sessionCommand(let name): "`:\(name)` is a command of a session, and this is a script"
        case .loopInParentheses: "a loop goes through elements, with `in` and without parentheses"
        case .message: "this is an Objective-C message"
        case .swiftSlip(let slip): slip.message
        case .objectiveC: "this is Objective-C"
        case .swift: "this is Swift"
        case .comprehension: "there are no comprehensions"
        case .optionalBinding(let word): "there is no `\(word) let`: every name may hold nil"
        case .forceUnwrap: "there are no optional types, so nothing is unwrapped with `!`"
        case .stringPrefix(let prefix): "there is no `\(prefix)` before a string"
        }
    }

    /// What stands under the place.
    var label: String {
        switch self {
        case .expected(let expected, _): "expected \(expected.phrase)"
        case .shorthandBesideName(_, let meant): meant.map { "did you mean `\($0)`?" } ?? ""
        case .misspelt(_, let nearest), .misspeltLabel(_, let nearest): "did you mean `\(nearest)`?"
        case .missingSeparator: "a new line or `;` is missing before this"
        case .unclosed: "opened here"
        case .unended: "expected `@end`"
        case .unterminatedComment, .unterminatedInterpolation: "opened here"
        case .chainedComparison: "join two comparisons with `&&`"
        case .importNotAtTop: "imports stand at the top level"
        default: ""
        }
    }

    /// What to do about it, in words.
    var help: String? {
        switch self {
        case .invalidEscape: "the escapes are \\n \\t \\r \\0 \\\" \\\\ \\u{1F600} and \\(expression)"
        case .missingName(let word): "it is written: \(word.usage)"
        case .contentOfView(.guide): "its size is a matter of constraints: make.width.equalTo(40)"
        case .contentOfView:
            "a size is a matter of constraints: make.size.equalTo(40); a text belongs to a label: label name \"text\""
        case .contentBehindParent(let word): "it is written: \(word.usage)"
        case .contentAfterText(let word): "it is written: \(word.usage); a size is a matter of constraints"
        case .typeOfView:
            "the words are view, label, button, image, field and scroll, as in: label title \"text\""
        case .styleSheet:
            "a view is declared, and chains say where it is: view header; make.left.right.equalTo(root); make.height.equalTo(44)"
        case .visualFormat:
            "a chain says each constraint: make.left.equalTo(superview).offset(8); views in a row are distributed: [a, b].distribute(horizontal, spacing: 8)"
        case .viewInChain(let word, let view): "it is named before: \(view).\(word)Constraints { \(word) in … }"
        case .operatorStartsLine: "a value goes on behind an operator at the end of its line"
        case .blockOfView:
            "constraints stand in a block, a.makeConstraints { make in … }; a view in another is declared with `in`: view b in a"
        case .chainedAssignment: "assign one after the other: b = 3; a = b"
        case .objectiveC:
            "a file whose name ends in .m is read as Objective-C, as is any with --accent objective-c; here a function is func name(a, b) { … }"
        case .swift:
            "a file whose name ends in .swift is read as Swift; in Objective-C a block is told with brackets: [view mas_makeConstraints:^(MASConstraintMaker *make) { … }]"
        case .membership: "an array is asked with `contains`: xs.contains(x)"
        case .parametersBeforeBrace: "{ make in … }"
        case .missingReceiver(let word): "an object stands before what it is told: [view \(word):…]"
        case .classCalled(let name):
            "an object is made by messages: [[\(name) alloc] init], or one that starts with init"
        case .parameterWithoutType: "a parameter is written with its type: ^(UIView *view) { … }"
        case .comprehension: "an array is made of another: xs.map { x in … }, xs.filter { x in … }"
        case .optionalBinding: "compare with nil: if v != nil { … }"
        case .numberAsMember: "an element is read with brackets, xs[0]; a number has one point"
        case .statementAsValue("if"):
            "declare a variable before it, and assign in its branches: var x = 1; if … { x = 2 }"
        case .defaultValue: "give every argument in the call"
        case .unexpectedClosing(let closing): "take the `\(closing)` out"
        case .percent: "a share of something is a factor: make.width.equalTo(root).multipliedBy(0.5)"
        case .missingLeadingDigit: "put a 0 before the point"
        case .missingDigitsAfterPoint: "write 1.0, or 1"
        case .letterAfterNumber(let letters, let number):
            letters == "x"
                ? "a size is written 320x480"
                : Self.hexadecimal(number, letters) != nil
                    ? "hexadecimal numbers are not in the language; a size is written 320x480"
                    : letters.hasPrefix("X")
                        ? "a size is written with a small `x`: 320x480"
                        : Self.digits(letters) != nil
                            ? "`\(letters)` is of letters: a zero is 0, a one 1"
                            : letters.hasPrefix("_")
                                ? "digits are not grouped"
                                : Self.isUnit(letters)
                                    ? "numbers are points and have no unit" : "write `*` to multiply"
        case .chainedComparison: "a < b && b < c"
        case .assignmentInExpression: "compare with `==`"
        case .statementStartsWithBrace(closesCall: false):
            "a closure needs a name: let f = { … }; a block alone is if true { … }"
        case .tripleQuotes, .unterminatedString:
            "a string ends on the line it starts on; \\n stands for a new line in it"
        case .unterminatedComment: "close it with */, or make it // … for one line"
        case .numberedView:
            "a view without a name of its own is found through its superview, root.subviews[0], or kept in an array"
        case .unknownStatement:
            "a statement starts with a word such as view, label, screen, expect, let, for or if, with make, or with a name of the script's own"
        case .statementAsValue(let word) where StatementWord(rawValue: word)?.declaresView ?? false:
            "views are declared by a statement of their own: \(StatementWord(rawValue: word)?.usage ?? "")"
        case .hashSign: "a comment is `// …`, and a colour a string: \"#ff8800\""
        case .bodyWithoutBraces: "if … { … } else { … }, while … { … }, for x in xs { … }, func f(a) { … }"
        case .spread: "an array is gone through in a loop: for x in xs { … }"
        case .htmlComment: "a comment is `// …` up to the end of its line, or `/* … */`"
        case .slice: "a part of an array is made of its positions: (0..<2).map { i in xs[i] }"
        case .missingCondition(ReservedWord.for.rawValue): "for i in 0..<3 { … }"
        case .missingCondition(let word): "\(word) n > 0 { … }"
        case .closureWithoutBraces: "a.makeConstraints { make in … }"
        case .elseWithoutIf: "`else` stands behind the `}` of an `if`"
        case .outsideLoop: "it stands in the body of a `for` or `while`; a function or a closure is left with `return`"
        case .returnOutsideFunction: "a script ends where its text does; `return` stands in the body of a `func`"
        case .reservedWord: "choose another name"
        case .duplicateParameter: "every parameter has a name of its own"
        case .variableWithoutValue: "where there is none yet, it is nil"
        case .foreignWord(let word): word.advice
        case .foreignOperator(let operation): operation.advice
        case .decrement: "a variable is counted down with `-= 1`; a comment is `// …`"
        case .dictionary: "keep two arrays, or write an `if` for each case"
        case .sessionCommand: "run the script without it, and type it in the session that `masonry-repl -i FILE` starts"
        case .loopInParentheses: "for i in 0..<3 { … }"
        case .message(_, "alloc"), .message(_, "init"), .message(_, "new"):
            "an object is made by calling its class: UIView()"
        case .message(let receiver, let selector):
            selector.hasSuffix("Constraints")
                ? "here a member is called with a dot: \(receiver).\(selector) { make in … }"
                : "here a member is called with a dot: \(receiver).\(selector)(…)"
        case .stringPrefix("@"): nil
        case .swiftSlip(let slip): slip.help
        case .stringPrefix: "values are put into a string with \\( ): \"the sum is \\(1 + 2)\""
        case .importOfLibrary:
            "`import` runs another script: import \"file.mas\"; a project's code is read from a file whose name ends in .swift or .m, or with --accent swift or objective-c"
        default: nil
        }
    }

    /// What can stand in the place of the error.
    var replacement: String? {
        switch self {
        case .misspeltLabel(_, let meant): meant
        case .shorthandBesideName(_, let meant): meant
        case .unaryPlus: ""
        case .foreignOperator(let operation): operation.replacement
        case .foreignWord(let word): word.replacement
        case .assignmentInExpression: "=="
        case .mismatched(let opening, _): Self.closing(of: opening)
        case .unexpectedClosing: ""
        case .forceUnwrap: ""
        case .labelAssigned: ":"
        case .missingLeadingDigit: "0."
        case .hyphenInName(let name): name.split(separator: "-").joined(separator: "_")
        case .letterAfterNumber(let letters, let number):
            Self.hexadecimal(number, letters).map { "\($0)" } ?? Self.size(number, letters)
                ?? Self.digits(letters).map { number + $0 } ?? Self.product(number, letters)
        default: nil
        }
    }

    /// The value of a number that is written as other languages write hexadecimal ones.
    private static func hexadecimal(_ number: String, _ letters: String) -> Int? {
        let text = number + letters
        return text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : nil
    }

    /// What was meant by letters that look like digits: `O` is a zero.
    private static func digits(_ letters: String) -> String? {
        let digits = letters.map { ["O": "0", "o": "0", "l": "1", "I": "1"][$0] ?? $0 }
        return digits.allSatisfy { ("0"..."9").contains($0) } ? String(digits) : nil
    }

    private static func isUnit(_ letters: String) -> Bool {
        (ForeignWord.units + ["f", "F", "L", "u"]).contains(letters)
    }

    /// `2gap`, as some calculators take it.
    private static func product(_ number: String, _ letters: String) -> String? {
        guard letters.first?.isLetter == true, !letters.hasPrefix("x"), !letters.hasPrefix("e"), !isUnit(letters)
        else { return nil }
        return "\(number) * \(letters)"
    }

    /// A size with another sign between its numbers than an `x`.
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
