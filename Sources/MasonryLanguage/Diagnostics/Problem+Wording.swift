internal import Masonry

extension Problem {
    var slug: Slug {
        switch self {
        case .unknownName, .noConstraint: .unknownName
        case .redeclared: .redeclared
        case .startingName: .startingName
        case .constantAssigned: .constantAssigned
        case .unknownMember, .noMembers: .unknownMember
        case .memberOnlyRead: .notAssignable
        case .memberNotCalled: .missingCall
        case .propertyCalled, .notCallable: .notCallable
        case .emptyChain: .emptyChain
        case .noCurrentView: .noCurrentView
        case .argumentCount: .argumentCount
        case .unknownLabel, .missingLabel, .bothLabels: .argumentLabel
        case .wrongKind, .operands, .condition, .notNumberInTuple, .attachKey: .wrongKind
        case .tupleCount, .tupleLabels: .tuple
        case .comparison: .notComparable
        case .divisionByZero, .notFinite: .notFinite
        case .notWhole, .reversedRange, .indexOutOfRange: .range
        case .limit(let kind, _): kind.slug
        case .interrupted: .interrupted
        case .importCycle: .importCycle
        case .importOutside: .importOutside
        case .importUnreadable: .importUnreadable
        case .importedErrors: .unexpected
        case .unknownCall: .unknownCall
        case .unknownObject, .unknownNumber: .unknownName
        case .ignored: .ignored
        case .expectation: .expectationFailed
        case .masonry(let error): error.slug
        case .removed: .viewRemoved
        }
    }

    /// One sentence in the user's terms; Masonry's assertions keep Masonry's.
    var message: String {
        switch self {
        case .unknownName(let name, _) where StatementWord(rawValue: name) != nil:
            "`\(name)` starts a statement and is no value"
        case .unknownName(let name, _): "there is no `\(name)` here"
        case .noConstraint(let id): "there is no constraint #\(id)"
        case .redeclared(let name): "`\(name)` is already declared"
        case .startingName(let name): "`\(name)` exists from the start and can't be declared again at the top level"
        case .constantAssigned(let name): "`\(name)` is a constant"
        case .unknownMember(let name, let receiver, _): "\(receiver) has no member `\(name)`"
        case .noMembers(let name, let kind): "\(kind) has no members, so no `\(name)`"
        case .memberOnlyRead(let name, let receiver): "`\(name)` of \(receiver) can't be assigned"
        case .memberNotCalled(let name): "`\(name)` is a method: it is called, with parentheses"
        case .propertyCalled(let name): "`\(name)` is not a method"
        case .emptyChain(let word): "`\(word)` alone says nothing"
        case .noCurrentView(let word): "there is no current view that `\(word)` could speak to"
        case .notCallable(let kind): "\(kind) can't be called"
        case .argumentCount(let name, let expected, let found):
            "`\(name)` takes \(expected), not \(found)"
        case .unknownLabel(let label, let name, _): "`\(name)` has no argument `\(label):`"
        case .missingLabel(let name, let expected):
            "`\(name)` needs the argument \(expected.map { "`\($0):`" }.joined(separator: " or "))"
        case .bothLabels(let name, let labels):
            "`\(name)` takes \(labels.map { "`\($0):`" }.joined(separator: " or ")), not both"
        case .wrongKind(let what, let expected, let found, _): "\(what) is \(expected), not \(found)"
        case .operands(let operation, let left, let right): "`\(operation)` does not work on \(left) and \(right)"
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
                : "there is no element \(index): the \(count) elements are 0 to \(count - 1)"
        case .limit(let kind, let limit): kind.message(limit: limit)
        case .interrupted: "interrupted"
        case .importCycle(let file): "`\(file)` is being imported already: the imports run in a circle"
        case .importOutside(let file): "`\(file)` is outside of the directory of the top script"
        case .importUnreadable(let file, let reason): "`\(file)` can't be imported: \(reason)"
        case .importedErrors: "the imported script has errors"
        case .unknownCall(let name, let receiver):
            "`\(name)` of `\(receiver)` is not known here, so what it does to the layout is missing"
        case .unknownObject(let name): "nothing here says what `\(name)` is, so it is not laid out"
        case .unknownNumber(let name): "nothing here says what `\(name)` is, so 0 stands for it"
        case .ignored(let names):
            "left out, as it does not change the layout: \(names.map { "`\($0)`" }.joined(separator: ", "))"
        case .expectation(let message, _): message ?? "the expectation does not hold"
        case .masonry(let error): error.message
        case .removed(let name): "`\(name)` was removed"
        }
    }

    var severity: Diagnostic.Severity {
        switch self {
        case .unknownCall, .unknownObject, .unknownNumber: .warning
        case .ignored: .note
        default: .error
        }
    }

    /// What stands under the place.
    var label: String {
        switch self {
        case .unknownName(let name, _) where StatementWord(rawValue: name) != nil: ""
        case .unknownName(_, let nearest?), .unknownMember(_, _, let nearest?): "did you mean `\(nearest)`?"
        case .unknownLabel(let label, _, let expected):
            NearestName.of(label, among: expected).map { "did you mean `\($0):`?" } ?? ""
        default: ""
        }
    }

    var notes: [String] {
        switch self {
        case .expectation(_, let sides): sides
        case .masonry(let error): error.explanation.map { [$0] } ?? []
        case .unknownLabel(_, _, let expected) where !expected.isEmpty:
            ["the arguments are \(expected.map { "`\($0):`" }.joined(separator: ", "))"]
        default: []
        }
    }

    /// What to write instead.
    var help: String? {
        switch self {
        case .unknownName(let name, _) where StatementWord(rawValue: name) != nil:
            StatementWord(rawValue: name)?.usage
        case .unknownName(let name, nil): "declare it first: view \(name), or let \(name) = …"
        case .startingName: "choose another name; an inner scope may use this one"
        case .constantAssigned(let name): "declare it with var \(name) = …"
        case .memberNotCalled(let name): Member(rawValue: name)?.takesNothing == true ? "\(name)()" : "\(name)(…)"
        case .propertyCalled(let name): "write \(name) without parentheses"
        case .emptyChain(let word): "\(word).left.equalTo(…)"
        case .noCurrentView: "declare a view, or select one: select NAME"
        case .wrongKind(_, _, _, let help): help
        case .comparison(_, _, let attribute): attribute.map { "compare its solved number: \($0).value" }
        case .condition: "compare with ==, or with nil"
        case .tupleCount: "(x, y), (width, height), (top, left, bottom, right), (x, y, width, height)"
        case .tupleLabels:
            "(x:, y:), (width:, height:), (top:, left:, bottom:, right:), (x:, y:, width:, height:)"
        case .unknownNumber(let name): "define it before: #define \(name) 10"
        case .masonry(let error): error.remedy
        default: nil
        }
    }
}
