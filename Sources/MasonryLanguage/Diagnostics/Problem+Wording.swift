internal import Masonry

extension Problem {
    var slug: Slug {
        switch self {
        case .unknownName, .noConstraint: .unknownName
        case .redeclared: .redeclared
        case .startingName: .startingName
        case .constantAssigned, .loopVariableAssigned, .parameterAssigned, .constraintReplaced: .constantAssigned
        case .unknownMember, .noMembers: .unknownMember
        case .memberOnlyRead, .attributeAssigned: .notAssignable
        case .chainAssigned, .chainCompared: .missingRelation
        case .spreadTuple: .argumentCount
        case .unknownColor: .unknownColor
        case .memberNotCalled: .missingCall
        case .propertyCalled, .attributeCalled, .notCallable: .notCallable
        case .emptyChain: .emptyChain
        case .noCurrentView: .noCurrentView
        case .argumentCount, .partialInsets(_, []): .argumentCount
        case .partialInsets, .unknownLabel, .missingLabel, .labelOrder, .axisNotFirst, .bothLabels, .repeatedLabel:
            .argumentLabel
        case .wrongKind, .argumentKind, .operands, .attributeAsNumber, .condition, .notNumberInTuple, .attachKey:
            .wrongKind
        case .tupleCount, .tupleLabels: .tuple
        case .comparison: .notComparable
        case .divisionByZero, .notFinite: .notFinite
        case .notWhole, .reversedRange, .indexOutOfRange: .range
        case .limit(let kind, _): kind.slug
        case .tooManyErrors: .errorLimit
        case .interrupted: .interrupted
        case .deadline: .deadline
        case .unreportedExpectations: .expectationFailed
        case .importCycle: .importCycle
        case .importOutside, .headerOutside: .importOutside
        case .importUnreadable: .importUnreadable
        case .importedErrors: .unexpected
        case .unknownCall: .unknownCall
        case .slip, .unknownObject, .unknownNumber, .unknownText, .undecided, .noStart, .noEntry: .unknownName
        case .projectSlip(let slip): slip.slug
        case .ignored, .ignoredImages: .ignored
        case .classCycle: .redeclared
        case .noSuperview: .noCommonSuperview
        case .notAdded(let error, _): error.slug
        case .updateWithoutMatch: .constraintNotFound
        case .expectation: .expectationFailed
        case .masonry(let error): error.slug
        case .removed: .viewRemoved
        }
    }

    /// One sentence in the user's terms; Masonry's assertions keep Masonry's.
    var message: String {
        switch self {
        case .unknownName(let name, .statement): "`\(name)` starts a statement and is no value"
        case .unknownName(let name, .parameter):
            "there is no `\(name)` here: what a closure is given is named before `in`"
        case .unknownName(let name, .blockParameter):
            "there is no `\(name)` here: what a block is given stands in parentheses behind `^`"
        case .unknownName(let name, _): "there is no `\(name)` here"
        case .noConstraint(let id): "there is no constraint #\(id)"
        case .redeclared(let name, _): "`\(name)` is already declared"
        case .startingName(let name): "`\(name)` exists from the start and can't be declared again at the top level"
        case .constantAssigned(let name): "`\(name)` is a constant"
        case .loopVariableAssigned(let name): "`\(name)` is what the loop goes through, and can't be assigned"
        case .parameterAssigned(let name): "`\(name)` is what the function is given, and can't be assigned"
        case .constraintReplaced(let name): "`\(name)` is a constraint, whose constant is its `offset`"
        case .unknownMember(let name, let receiver, _): "\(receiver) has no member `\(name)`"
        case .noMembers(let name, let kind, _): "\(kind) has no members, so no `\(name)`"
        case .memberOnlyRead(let name, let receiver): "`\(name)` of \(receiver) can't be assigned"
        case .attributeAssigned(let name): "`\(name)` of a view is solved from constraints, and not set"
        case .memberNotCalled(let name): "`\(name)` is a method: it is called, with parentheses"
        case .propertyCalled(let name): "`\(name)` is not a method"
        case .attributeCalled(let name): "`\(name)` is not a method: the relation follows it, with `equalTo`"
        case .chainAssigned: "use `equalTo`, not `=`"
        case .chainCompared(let operation):
            "`\(operation)` compares values; a constraint is said with a relation such as `equalTo`"
        case .emptyChain(let word): "`\(word)` alone says nothing"
        case .noCurrentView(let word): "`\(word)` needs a current view: declare or `select` one"
        case .notCallable(let kind): "\(kind) can't be called"
        case .argumentCount(let name, let expected, let found, _, _):
            "`\(name)` takes \(expected), not \(found)"
        case .spreadTuple(let name, let what): "`\(name)` takes \(what)"
        case .partialInsets(let name, []): "`\(name)` has no labels: insets are all four, in parentheses of their own"
        case .partialInsets(let name, let missing):
            "`\(name)` has no labels: insets are all four, in parentheses of their own, and "
                + "\(missing.map { "`\($0):`" }.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") missing"
        case .unknownLabel(let label, let name, _): "`\(name)` has no argument `\(label):`"
        case .missingLabel(let name, let expected):
            "`\(name)` needs the argument \(expected.map { "`\($0):`" }.joined(separator: " or "))"
        case .labelOrder(let name, let labels):
            "`\(name)` takes its arguments in the order \(labels.map { "`\($0):`" }.joined(separator: ", "))"
        case .axisNotFirst(let name): "`\(name)` takes the axis first, `horizontal` or `vertical`, without a label"
        case .bothLabels(let name, let labels):
            "`\(name)` takes \(labels.map { "`\($0):`" }.joined(separator: " or ")), not both"
        case .repeatedLabel(let label): "`\(label):` is given twice"
        case .wrongKind(let what, let expected, let found, _): "\(what) is \(expected), not \(found)"
        case .argumentKind(let name, let expected, let found, _): "`\(name)` takes \(expected), not \(found)"
        case .attributeAsNumber(let name): "`\(name)` is an attribute, not a number"
        case .unknownColor(let name, _): "there is no colour `\(name)`"
        case .operands(let operation, let left, let right, _): "`\(operation)` does not work on \(left) and \(right)"
        case .comparison(let left, let right, _): "\(left) and \(right) can't be compared"
        case .condition(let kind): "a condition is a bool, not \(kind)"
        case .notNumberInTuple(let kind): "the parts of a tuple are numbers, not \(kind)"
        case .tupleCount(let count): "a tuple has 2 or 4 numbers, not \(count)"
        case .tupleLabels(let labels): "there is no tuple with the labels \(labels.joined(separator: ", "))"
        case .attachKey: "MASAttachKeys takes views and constraints, by the names of their variables"
        case .divisionByZero: "division by zero"
        case .notFinite: "the result is not a finite number"
        case .notWhole(let what, let number): "\(what) is a whole number, not \(number.spelled(decimals: 6))"
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
            "\(count) more expectations do not hold; the first \(limit) are reported: the report limit"
        case .importCycle(let file): "`\(file)` is being imported already: the imports run in a circle"
        case .importOutside(let file): "`\(file)` is outside of the directory of the top script"
        case .headerOutside(let file): "`\(file)` is outside of the directory of the file that is run, and is not read"
        case .importUnreadable("", let reason): "the import can't be read: \(reason)"
        case .importUnreadable(let file, let reason): "`\(file)` can't be imported: \(reason)"
        case .importedErrors: "the imported script has errors"
        case .unknownCall(let name, let receiver, _):
            "`\(name)` of `\(receiver)` is not known here, so what it does to the layout is missing"
        case .notAdded(let error, _): error.message
        case .noSuperview(let name, _): "`\(name)` has no superview to be related to"
        case .updateWithoutMatch(let name):
            "no constraint of `\(name)` differs from this in its constant alone, so there is none to update"
        case .classCycle(let name): "`\(name)` is declared under a class that is under `\(name)` itself"
        case .projectSlip(let slip): slip.message
        case .slip(let name, _): "nothing here is called `\(name)`"
        case .unknownObject(let name): "nothing here says what `\(name)` is, so it is not laid out"
        case .unknownNumber(let name, _): "nothing here says what `\(name)` is, so 0 stands for it"
        case .unknownText(let name, let view?): "nothing here says what `\(name)` is, so `\(view)` has no text"
        case .unknownText(let name, nil): "nothing here says what `\(name)` is, so the text is without it"
        case .undecided(let name, let question): "nothing here says what `\(name)` is: \(question.answer)"
        case .noStart: "nothing here starts by itself: there is no view controller and no view with methods of its own"
        case .noEntry(let name, _): "there is no class or method `\(name)` to start with"
        case .ignored(let names):
            "left out, as it does not change the layout: \(names.map { "`\($0)`" }.joined(separator: ", "))"
        case .ignoredImages(let names):
            "left out, though images have a size in an app: \(names.map { "`\($0)`" }.joined(separator: ", "))"
        case .expectation(let message, _): message ?? "the expectation does not hold"
        case .masonry(let error): error.message
        case .removed(let name): "`\(name)` was removed"
        }
    }

    var severity: Diagnostic.Severity {
        switch self {
        case .projectSlip(let slip): slip.severity
        case .slip, .headerOutside: .warning
        case .unknownCall, .unknownObject, .unknownNumber, .unknownText, .undecided: .warning
        case .ignored, .ignoredImages, .noStart: .note
        default: .error
        }
    }

    /// What stands under the place.
    var label: String {
        switch self {
        case .unknownName(_, let hint): hint.label
        case .unknownMember(_, _, let hint): hint.label
        case .unknownColor(_, let nearest), .unknownCall(_, of: _, let nearest),
            .noEntry(_, let nearest):
            nearest.map { "did you mean `\($0)`?" } ?? ""
        case .projectSlip(let slip): slip.label
        case .slip(_, let meant): "did you mean `\(meant)`?"
        case .unknownLabel(let label, _, let expected):
            ArgumentLabel.meant(by: label, among: expected).map { "did you mean `\($0):`?" } ?? ""
        default: ""
        }
    }

    /// What can stand in the place.
    var replacement: String? {
        switch self {
        case .unknownName(let name, let hint): hint.replacement(of: name)
        case .unknownMember(_, _, .nearest(let nearest)): nearest
        case .unknownMember(let name, _, .related): "\(Member.equalTo.rawValue)(\(name))"
        case .unknownColor(_, let nearest): nearest.map { "\"\($0)\"" }
        case .unknownCall(_, of: _, let nearest): nearest
        case .slip(_, let meant): meant
        case .unknownLabel(let label, _, let expected): ArgumentLabel.meant(by: label, among: expected)
        case .memberNotCalled(let name): Member(rawValue: name)?.takesNothing == true ? "\(name)()" : nil
        default: nil
        }
    }

    var notes: [String] {
        switch self {
        case .expectation(_, let sides): sides
        case .argumentCount(_, _, _, _, let missing?): [missing]
        case .masonry(let error), .notAdded(let error, _): error.explanation.map { [$0] } ?? []
        case .unknownLabel(_, let name, let expected):
            expected.isEmpty
                ? ["no label stands there"]
                : ["the labels of `\(name)` there are \(expected.map { "`\($0):`" }.joined(separator: ", "))"]
        default: []
        }
    }

    /// What to write instead.
    var help: String? {
        switch self {
        case .unknownName(let name, let hint): hint.help(for: name)
        case .unknownMember(let name, _, let hint): hint.help(for: name)
        case .unknownColor:
            "a colour is one of \(NamedColor.allCases.prefix(12).map(\.rawValue).joined(separator: ", ")) …, or \"#rrggbb\""
        case .importUnreadable(let file, _) where !file.isEmpty && !file.contains("."):
            "a script is named with its ending, from where the one that imports it lies: import \"\(file).mas\""
        case .redeclared(_, let help): help
        case .noConstraint:
            "constraints are numbered as they are made, from 1; each view lists its own: header.constraints"
        case .startingName: "choose another name; an inner scope may use this one"
        case .constantAssigned(let name) where Builtin(rawValue: name) != nil:
            "it exists from the start; a variable of your own needs another name: var other = …"
        case .constantAssigned(let name): "declare it with var \(name) = …"
        case .loopVariableAssigned(let name):
            "a variable of your own can change, var other = \(name); so can the one that a `while` counts with"
        case .parameterAssigned(let name):
            "a variable of your own can change: var other = \(name); to compare, write `==`"
        case .memberNotCalled(let name):
            Member(rawValue: name).flatMap { $0.takesNothing ? nil : "for instance \($0.sample)" }
        case .propertyCalled("frame"):
            "a frame is only read, v.frame.width; a size is a matter of constraints: make.size.equalTo(40)"
        case .propertyCalled(let name): "write \(name) without parentheses"
        case .attributeCalled(let name): "make.\(name).equalTo(…)"
        case .attributeAssigned(let name): "a constraint says what it is: make.\(name).equalTo(…)"
        case .memberOnlyRead(let name, _): Self.setting[name]
        case .chainCompared(let operation): Self.relation(of: operation).map { "the relation is `\($0)`" }
        case .argumentCount("offset", _, 2, _, _):
            "two numbers are given in parentheses of their own, to a centre, centerOffset((10, 20)), or a size, sizeOffset((10, 20))"
        case .argumentCount(_, _, _, let sample, _): sample.map { "for instance \($0)" }
        case .partialInsets:
            "for instance insets((top: 5, left: 10, bottom: 15, right: 20)); one number for all is inset(10)"
        case .bothLabels("distribute", _):
            "with `spacing:` the views share what is left between them, with `length:` the gaps do"
        case .unknownLabel(_, let name, []), .missingLabel(let name, _):
            (Member(rawValue: name)?.sample ?? Builtin(rawValue: name)?.sample).map { "for instance \($0)" }
        case .noMembers(_, _, let help?): help
        case .noMembers(_, "a function", _):
            "a function is called, with parentheses: what it gives back may have the member"
        case .noMembers(_, "nil", _): "the value is nil: what it was read from has none"
        case .notCallable("a maker"): "a chain goes on with a dot: make.left.equalTo(root)"
        case .notCallable: "only functions and closures are called"
        case .emptyChain(let word): "\(word).left.equalTo(…)"
        case .noCurrentView: "declare a view, or select one: select NAME"
        case .wrongKind(_, _, _, let help), .argumentKind(_, _, _, let help): help
        case .operands(_, _, _, let reason?): reason
        case .operands("+", _, "a string", _), .operands("+", "a string", _, _):
            "put the value into the string: \"… \\(value) …\""
        case .operands("+", let array, let other, _) where array.hasPrefix("an array") && other.hasPrefix("an array"):
            "xs.append(ys) adds the array as one element; for y in ys { xs.append(y) } adds each of its elements"
        case .operands("+", let array, _, _) where array.hasPrefix("an array"):
            "an element is added to an array with append: xs.append(x)"
        case .operands("%", "a string", _, _): "values are put into a string with \\( ): \"the sum is \\(1 + 2)\""
        case .attributeAsNumber: "take its solved number; in a relation say it with offset and multipliedBy"
        case .comparison(_, _, let reading?):
            "to compare, take its solved number, \(reading); to constrain, say make.left.equalTo(root)"
        case .comparison(let left, let right, nil):
            left == right ? "only numbers and strings have an order" : "compare values of one kind"
        case .condition("a constraint"): "each constraint is a statement of its own"
        case .condition: "compare it: n != 0, text != \"\", view != nil"
        case .notFinite: "numbers are finite: an operation that overflows or has no result is an error where it happens"
        case .divisionByZero: "check the divisor first: if n != 0 { … }"
        case .indexOutOfRange(let index, let count) where index < 0 && count > 0:
            "the first element is at 0; the last one is the member `last`"
        case .indexOutOfRange(_, let count) where count > 0:
            "positions start at 0, so the last element is at \(count - 1); for x in xs { … } goes through all"
        case .reversedRange: "for what runs downwards count up and subtract"
        case .expectation: nil
        case .importCycle: "leave one of the imports out; each script runs once"
        case .importOutside: "a script imports what lies beside it or below"
        case .headerOutside: "what it declares counts where it lies beside that file or below"
        case .removed: "declare it anew"
        case .limit(.steps, _): "is there an endless loop? Copying large values also counts as steps"
        case .limit(.views, _), .limit(.constraints, _):
            "does a loop go on for too long? What the condition of a `while` asks for is to change in its body"
        case .limit(.viewNesting, _): "does a function call itself, or a loop go on, without an end?"
        case .limit(.calls, _): "does a function call itself without an end?"
        case .tupleCount: "(x, y), (width, height), (top, left, bottom, right), (x, y, width, height)"
        case .tupleLabels:
            "(x:, y:), (width:, height:), (top:, left:, bottom:, right:), (x:, y:, width:, height:)"
        case .noStart: "a method is called with --entry CLASS.METHOD"
        case .unknownNumber(let name, let mayBeView)
        where name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }):
            "say \(mayBeView ? "what it is before, a view or a number" : "its value before"): let \(name) = 10"
        case .noSuperview(_, let help): help
        case .notAdded(_, let help): help
        case .projectSlip(let slip): slip.help
        case .updateWithoutMatch:
            "makeConstraints makes it beside the others; remakeConstraints replaces all that the view has"
        case .masonry(let error): error.remedy
        default: nil
        }
    }

    /// How what can only be read is set, by name.
    private static let setting = [
        "contentHuggingPriority":
            "it is set for one axis: \(Member.setContentHuggingPriority.rawValue)(high, horizontal)",
        "contentCompressionResistancePriority":
            "it is set for one axis: \(Member.setContentCompressionResistancePriority.rawValue)(high, horizontal)",
        "priority": "it is said in the chain that makes the constraint: make.left.equalTo(root).priority(high)",
        "superview": "move the view: parent.addSubview(view)",
        "subviews": "add a view: parent.addSubview(view)",
        "width": "the screen's size is set with: screen 320x480",
        "height": "the screen's size is set with: screen 320x480",
        "value": "a constraint says what it is: make.left.equalTo(root).offset(10)",
        "size": "constraints say it: make.size.equalTo(50x100)",
        "intrinsicContentSize": "it follows from the view's text, or from an image's size",
        "text": "a label, a button and a field have a text",
    ]

    /// The relation that a comparison stands for.
    static func relation(of operation: String) -> String? {
        switch operation {
        case "==", "=": Member.equalTo.rawValue
        case ">=", ">": Member.greaterThanOrEqualTo.rawValue
        case "<=", "<": Member.lessThanOrEqualTo.rawValue
        default: nil
        }
    }
}
