extension Problem {
    /// One sentence in the user's terms.
    package var message: String {
        switch self {
        case .unknownName(let name, .statement): "`\(name)` starts a statement, so it can't be used as a value"
        case .unknownName(let name, .parameter):
            "there is no `\(name)` here: a closure names its parameters before `in`"
        case .unknownName(let name, .blockParameter):
            "there is no `\(name)` here: a block names its parameters in parentheses after `^`"
        case .unknownName(let name, _): "there is no `\(name)` here"
        case .noConstraint(let id): "there is no constraint #\(id)"
        case .redeclared(let name): "`\(name)` is already declared"
        case .startingName(let name): "`\(name)` is predefined and can't be declared again at the top level"
        case .constantAssigned(let name): "`\(name)` is a constant"
        case .loopVariableAssigned(let name): "`\(name)` is a loop variable and can't be assigned"
        case .parameterAssigned(let name): "`\(name)` is a parameter and can't be assigned"
        case .constraintReplaced(let name): "`\(name)` holds a constraint: change its constant with `offset`"
        case .unknownMember(let name, let receiver, _): "\(receiver) has no member `\(name)`"
        case .noMembers(let name, let kind): "\(kind) has no member `\(name)`"
        case .memberOnlyRead(let name, let receiver): "`\(name)` of \(receiver) can't be assigned"
        case .attributeAssigned(let name): "`\(name)` of a view can't be set: constraints determine it"
        case .memberNotCalled(let name): "`\(name)` is a method: call it with parentheses"
        case .propertyCalled(let name): "`\(name)` is not a method"
        case .attributeCalled(let name): "`\(name)` is not a method: follow it with `equalTo`"
        case .chainAssigned: "use `equalTo`, not `=`"
        case .chainCompared(let operation):
            "use a relation such as `equalTo`, not `\(operation)`, for a constraint"
        case .emptyChain(let word): "`\(word)` alone has no effect"
        case .noCurrentView(let word): "`\(word)` needs a current view: declare or `select` one"
        case .notCallable(let kind): "\(kind) can't be called"
        case .argumentCount(let name, let expected, _, _, _) where expected.takesNothing:
            "`\(name)` takes no arguments"
        case .argumentCount(let name, let expected, let found, _, _):
            "`\(name)` takes \(expected.phrase), not \(found)"
        case .spreadTuple(let name, let what): "`\(name)` takes \(what.phrase)"
        case .partialInsets(let name, []): "`\(name)` has no labels: pass all four insets in their own parentheses"
        case .partialInsets(let name, let missing):
            "`\(name)` has no labels: pass all four insets in their own parentheses; "
                + "\(missing.map { "`\($0):`" }.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") missing"
        case .unknownLabel(let label, let name, _): "`\(name)` has no argument `\(label):`"
        case .missingLabel(let name, let expected):
            "`\(name)` needs the argument \(expected.map { "`\($0):`" }.joined(separator: " or "))"
        case .labelOrder(let name, let labels):
            "`\(name)` takes its arguments in the order \(labels.map { "`\($0):`" }.joined(separator: ", "))"
        case .axisNotFirst(let name): "`\(name)` takes the axis first, `horizontal` or `vertical`, without a label"
        case .bothLabels(let name, let labels):
            "`\(name)` takes \(labels.map { "`\($0):`" }.joined(separator: " or ")), not both"
        case .repeatedLabel(let label): "`\(label):` is passed twice"
        case .wrongKind(let what, let expected, let found, _): "\(what.phrase) must be \(expected.phrase), not \(found)"
        case .rangeAsIndex(let found): "an index must be a number, not \(found)"
        case .argumentKind(let name, let expected, let found, _): "`\(name)` takes \(expected.phrase), not \(found)"
        case .attributeAsNumber(let name): "`\(name)` is an attribute, not a number"
        case .unknownColor(let name, _): "there is no color `\(name)`"
        case .operands(let operation, let left, let right): "`\(operation)` does not work on \(left) and \(right)"
        case .comparison(let left, let right): "\(left) and \(right) can't be compared"
        case .condition(let kind): "a condition must be true or false, not \(kind)"
        case .notNumberInTuple(let kind): "a tuple holds numbers, not \(kind)"
        case .tupleCount(let count): "a tuple must have 2 or 4 numbers, not \(count)"
        case .tupleLabels(let labels): "a tuple can't have the labels \(labels.map { "`\($0)`" }.joinedAsList())"
        case .attachKey: "MASAttachKeys takes variables that hold views or constraints"
        case .divisionByZero: "division by zero"
        case .notFinite: "the result is not a finite number"
        case .notWhole(let what, let number):
            "\(what.phrase) must be a whole number, not \(number.spelled(decimals: 6))"
        case .reversedRange(let lower, let upper): "the range from \(lower) to \(upper) runs backwards"
        case .indexOutOfRange(let index, let count):
            count == 0
                ? "there is no element \(index): the array is empty"
                : "there is no element \(index): "
                    + (count == 1 ? "the only one is 0" : "the \(count) elements are 0 to \(count - 1)")
        case .limit(let kind, let limit): kind.message(limit: limit)
        case .tooManyErrors(let limit): "there are more than \(limit) errors: the error limit"
        case .interrupted: "interrupted"
        case .deadline: "stopped at its deadline"
        case .unreportedExpectations(let count, let limit):
            "\(count) more expectations failed; only the first \(limit) are reported: the report limit"
        case .importCycle(let file): "`\(file)` imports itself, directly or through another file"
        case .importOutside(let file): "`\(file)` is outside the folder of the main script"
        case .headerOutside(let file): "`\(file)` is outside the folder of the main file, so it is not read"
        case .importUnreadable("", let reason, _): "the import can't be read: \(reason)"
        case .importUnreadable(let file, let reason, _): "`\(file)` can't be imported: \(reason)"
        case .importedErrors: "the imported script has errors"
        case .unknownCall(let name, let receiver, _):
            "`\(name)` of `\(receiver)` is unknown, so its effect on the layout is missing"
        case .notAdded(let error, _): error.words
        case .nothingAmongViews: ConstraintError.notAllViews.words
        case .noSuperview(let name, _): "`\(name)` has no superview to relate to"
        case .updateWithoutMatch(let name):
            "`\(name)` has no constraint to update: none differs from this one only in its constant"
        case .classCycle(let name): "`\(name)` inherits from itself"
        case .projectProblem(let problem): problem.message
        case .misspelled(let name, _): "there is no `\(name)` here"
        case .standIn(let name, let kind?):
            "`\(name)` is unknown, so \(kind.isOfElements ? "new views" : "a new view") of type `\(kind.type)` \(kind.isOfElements ? "stand in for its parts" : "stands in for it")"
        case .standIn(let name, nil): "`\(name)` isn't declared in these files, so another view stands in for it"
        case .unknownObject(let name): "`\(name)` is unknown, so it is not laid out"
        case .unknownValue(let name, let uses, _): Self.unknownValue(name, uses: uses)
        case .undecided(let name, let question): "`\(name)` is unknown: \(question.answer)"
        case .nothingLaidOut(let reason): reason.words
        case .noEntry(let name, _): "there is no class or method `\(name)` to start with"
        case .ignored(let names):
            "ignored, because it does not change the layout: \(names.map { "`\($0)`" }.joined(separator: ", "))"
        case .ignoredImages(let names):
            "ignored, although an image has a size in an app: \(names.map { "`\($0)`" }.joined(separator: ", "))"
        case .expectation(let message, _), .expectationOn(let message, _): message ?? "this condition is false"
        case .masonry(let error): error.words
        case .removed(let name): "`\(name)` was removed"
        }
    }

    private static func unknownValue(_ name: String, uses: Int) -> String {
        let isOfLibrary = ["UI", "NS", "CG", "CA"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
        }
        if isOfLibrary { return "`\(name)` is unknown" + (uses == 1 ? "" : ", and so are its \(uses) uses") }
        return "`\(name)` isn't declared in these files"
            + (uses == 1 ? ", so its value is unknown" : "; its \(uses) uses are unknown")
    }

    /// The text under the place.
    var label: String {
        switch self {
        case .unknownName(_, let hint): hint.label
        case .unknownMember(_, _, let hint): hint.label
        case .unknownColor(_, let nearest), .unknownCall(_, of: _, let nearest),
            .noEntry(_, let nearest):
            nearest.map { "did you mean `\($0)`?" } ?? ""
        case .projectProblem(let problem): problem.label
        case .misspelled(_, let suggestion): "did you mean `\(suggestion)`?"
        case .unknownLabel(let label, _, let expected):
            ArgumentLabel.suggestion(by: label, among: expected).map { "did you mean `\($0):`?" } ?? ""
        default: ""
        }
    }

    /// What replaces the place.
    var replacement: String? {
        switch self {
        case .unknownName(let name, let hint): hint.replacement(of: name)
        case .unknownMember(_, _, .nearest(let nearest)): nearest
        case .unknownColor(_, let nearest): nearest.map { "\"\($0)\"" }
        case .unknownCall(_, of: _, let nearest): nearest
        case .misspelled(_, let suggestion): suggestion
        case .importUnreadable(_, _, let near): near.map { "\"\($0)\"" }
        default: nil
        }
    }

    var notes: [Advice] {
        switch self {
        case .expectation(_, let sides): sides.map { Advice($0) }
        case .expectationOn(_, let places): Self.first(of: places).map { [Advice($0)] } ?? []
        case .argumentCount(_, _, _, _, let missing?): missing.text.map { [$0] } ?? []
        case .masonry(let error), .notAdded(let error, _):
            [error.explanation, error.assertion].compactMap(\.self).map { Advice($0) }
        case .unknownLabel(_, let name, let expected):
            expected.isEmpty
                ? ["there are no labels"]
                : ["the labels of `\(name)` are \(expected.map { "`\($0):`" }.joined(separator: ", "))"]
        default: []
        }
    }

    /// What to write instead.
    var help: Advice? {
        switch self {
        case .unknownName(let name, let hint): hint.help(for: name)
        case .unknownMember(let name, _, let hint): hint.help(for: name)
        case .unknownColor:
            "a color is one of \(NamedColor.allCases.prefix(12).map(\.rawValue).joined(separator: ", ")) …, or \"#rrggbb\""
        case .importUnreadable(let file, _, _) where !file.isEmpty && !file.contains("."):
            "write the file name with its extension, relative to this script: import \"\(file).mas\""
        case .redeclared: "choose another name"
        case .noConstraint:
            "constraints are numbered from 1 in the order they are made; header.constraints lists those of a view"
        case .startingName: "choose another name; an inner scope may use this one"
        case .constantAssigned(let name) where Builtin(rawValue: name) != nil:
            "it is predefined: use another name, var other = …"
        case .constantAssigned(let name): "declare it with var \(name) = …"
        case .loopVariableAssigned(let name):
            "copy it into a variable, var other = \(name), or use a `while` loop"
        case .parameterAssigned(let name):
            "copy it into a variable, var other = \(name); to compare, write `==`"
        case .memberNotCalled(let name):
            Member(rawValue: name).flatMap { $0.takesNothing ? nil : "for instance \(code: .call($0))" }
        case .propertyCalled("frame"):
            "read it without parentheses, v.frame.width; set a size with constraints: \(code: .chain("make.size", to: .number("40")))"
        case .propertyCalled(let name): "write \(name) without parentheses"
        case .attributeCalled(let name): "make.\(name).equalTo(…)"
        case .attributeAssigned(let name): "use a constraint: make.\(name).equalTo(…)"
        case .memberOnlyRead(let name, _): Self.setting[name]
        case .chainCompared(let operation): Self.relation(of: operation).map { "the relation is `\($0)`" }
        case .spreadTuple("offset", .number):
            "for two numbers use centerOffset((10, 20)) or sizeOffset((10, 20))"
        case .argumentCount(_, _, _, let sample, _): sample.map { "for instance \(code: $0)" }
        case .partialInsets:
            "for instance insets((top: 5, left: 10, bottom: 15, right: 20)); for the same distance on all sides, inset(10)"
        case .bothLabels("distribute", _):
            "`spacing:` sets the gaps, and the views share the rest; `length:` sets the length of the views, and the gaps share the rest"
        case .unknownLabel(_, let name, []), .missingLabel(let name, _):
            CodeSample(callOf: name).map { "for instance \(code: $0)" }
        case .noMembers(_, "a function"):
            "call the function with parentheses: its result may have the member"
        case .noMembers(_, "nil"): "the value is nil"
        case .notCallable("a maker"): "continue the chain with a dot: \(code: .chain("make.left", to: .root))"
        case .notCallable: "only functions, closures and methods can be called"
        case .emptyChain(let word): "\(word).left.equalTo(…)"
        case .noCurrentView: "declare a view, or select one: select NAME"
        case .wrongKind(_, _, _, let hint), .argumentKind(_, _, _, let hint): hint?.text
        case .rangeAsIndex: SyntaxProblem.slice.help
        case .operands("+", _, "a string"), .operands("+", "a string", _):
            "put the value into the string: \"… \\(value) …\""
        case .operands("+", let array, let other) where array.hasPrefix("an array") && other.hasPrefix("an array"):
            "to add each element, for y in ys { xs.append(y) }; xs.append(ys) adds the array as one element"
        case .operands("+", let array, _) where array.hasPrefix("an array"):
            "add an element with append: xs.append(x)"
        case .operands("%", "a string", _): "put values into a string with \\( ): \"the sum is \\(1 + 2)\""
        case .attributeAsNumber: "in a constraint, use offset and multipliedBy; elsewhere, use its solved `value`"
        case .comparison("an attribute", _), .comparison(_, "an attribute"):
            "to compare it, use its solved `value`; for a constraint, write \(code: .chain("make.left", to: .root))"
        case .comparison(let left, let right):
            left == right ? "only numbers and strings have an order" : "compare values of the same kind"
        case .condition("a constraint"): "write each constraint as a separate statement"
        case .condition: "compare the value with something: n != 0, text != \"\", view != nil"
        case .notFinite: "the result is too large, or undefined"
        case .divisionByZero: "check the divisor first: if n != 0 { … }"
        case .indexOutOfRange(let index, let count) where index < 0 && count > 0:
            "the first element is at 0; for the last one use `last`"
        case .indexOutOfRange(_, let count) where count > 0:
            "positions start at 0, so the last element is at \(count - 1); to loop over all, \(code: .loop)"
        case .reversedRange: "to count down, count up and subtract from the end"
        case .expectation, .expectationOn: nil
        case .importCycle: "remove one of the imports; each script runs only once"
        case .importOutside: "a script can import files in its folder or below"
        case .headerOutside: "move it into that folder or below"
        case .removed: "declare it again"
        case .limit(.steps, _): "is there an endless loop? Copying large values also counts as steps"
        case .limit(.views, _), .limit(.constraints, _):
            "is there an endless loop? The body of a `while` must change what its condition uses"
        case .limit(.viewNesting, _): "is there an endless loop or recursion?"
        case .limit(.calls, _): "is there an endless recursion?"
        case .tupleCount: "a tuple is (x, y), (width, height), (top, left, bottom, right) or (x, y, width, height)"
        case .tupleLabels:
            "the labels are (x:, y:), (width:, height:), (top:, left:, bottom:, right:) or (x:, y:, width:, height:)"
        case .nothingLaidOut(let reason): reason.help
        case .unknownValue(let name, _, let mayBeView)
        where name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            && !(name.first?.isUppercase == true && name.contains(where: \.isLowercase)):
            "declare \(mayBeView ? "it first, as a view or a number" : "its value first"): \(code: .constant(name, "10"))"
        case .noSuperview(_, let addition): addition?.help
        case .notAdded(_, let addition): addition.help
        case .projectProblem(let problem): problem.help
        case .nothingAmongViews: "one of them is nil: in a closure with several statements, return the view"
        case .updateWithoutMatch:
            "to add this one, use makeConstraints; to replace all constraints of the view, remakeConstraints"
        case .masonry(let error): error.remedy
        default: nil
        }
    }

    /// How to set read-only members, by name.
    private static let setting: [String: Advice] = [
        "contentHuggingPriority":
            "set it for one axis: \(Member.setContentHuggingPriority.rawValue)(high, horizontal)",
        "contentCompressionResistancePriority":
            "set it for one axis: \(Member.setContentCompressionResistancePriority.rawValue)(high, horizontal)",
        "priority":
            "set it in the chain that makes the constraint: \(code: .chain("make.left", to: .root)).\(code: .priority(.high))",
        "superview": "move the view: \(code: .addition(of: "view", to: "parent"))",
        "subviews": "add a view: \(code: .addition(of: "view", to: "parent"))",
        "width": "set the size of the screen with: screen 320x480",
        "height": "set the size of the screen with: screen 320x480",
        "value": "use a constraint: \(code: .chain("make.left", to: .root, then: ".offset(10)"))",
        "size": "use a constraint: \(code: .chain("make.size", to: .size(50, 100)))",
        "intrinsicContentSize": "the view's text or the image's size determines it",
        "text": "only labels, buttons and fields have text",
    ]

    /// Where to look first at an expectation that fails on some screens.
    private static func first(of places: [[ScreenStretch]]) -> String? {
        guard let place = places.first, let screen = place.shownScreen else { return nil }
        let (size, isTurned) = (screen.size.spelled, place.last?.direction == .rightToLeft)
        if screen.textScale == 1 {
            let insets = screen.safeArea.map { area in
                "root.safeAreaInsets = (\([area.top, area.left, area.bottom, area.right].map(\.spelled).joined(separator: ", ")))"
            }
            let steps = [":size \(size)", insets, isTurned ? ":rtl" : nil].compactMap(\.self).map { "`\($0)`" }
            return "\(steps.joinedAsList()) \(steps.count == 1 ? "shows" : "show") it"
        }
        let text = screen.textScale.spelled(decimals: 3)
        return "it fails first at \(size) with text \(text)"
            + (isTurned ? ", right to left" : ": `masonry-repl --sizes \(size) --text \(text)` draws that")
    }
}
