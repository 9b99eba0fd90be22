extension ProjectProblem {
    package var message: String {
        switch self {
        case .positionAlone(let name, _):
            "`\(name)` is a position, which can't be a plain number: UIKit throws without a second item"
        case .superNotCalled(let name): "`\(name)` must call `super`"
        case .visualFormat(let text): "UIKit can't read the visual format `\(text)`, and throws"
        case .nameInVisualFormat(let name, let isView):
            "`\(name)` is not among the \(isView ? "views" : "views or metrics") of the visual format, so UIKit throws"
        case .notOfMasonry(let name): "a MASConstraint has no `\(name)`"
        case .frameBeforeLayout(let view, let member):
            "`\(view)` is not laid out yet: in UIKit, its `\(member)` is zero until the first layout"
        case .notArranged(let view): "`addSubview` puts `\(view)` into the stack view without arranging it"
        case .variableOfOtherMethod(let name): "`\(name)` is a variable of another method, so it is unknown here"
        case .hooks(let names, let base):
            "\(names.map { "`\($0)`" }.joinedAsList()) \(names.count == 1 ? "overrides a method" : "override methods") of `\(base)`, which no file here declares, so \(names.count == 1 ? "it was" : "they were") run once"
        case .uncalled(let names):
            "nothing here calls \(names.map { "`\($0)`" }.joinedAsList("or")), but \(names.count == 1 ? "it was" : "they were") run, because otherwise nothing would be drawn"
        case .presented(let name): "nothing here calls `\(name)`, but it was run, because it shows the view"
        case .sampled(let names):
            "\(names.map { "`\($0)`" }.joinedAsList(limit: 4)) \(names.count == 1 ? "was" : "were") run with samples in place of the data"
        case .requiredCellHeight(let equation, let fitted, let usual):
            "`\(equation)` can't hold while the cell is \(usual.spelled) high, as a table first makes it: it needs \(fitted.spelled)"
        case .unreadLibrary(let name): "\(name) isn't read: what its calls lay out is unknown"
        case .ownFrame(let type, isCell: false):
            "constraints place a `\(type)` by its center and bounds, so the code that its `frame` runs when it is set does not run"
        case .ownFrame(let type, isCell: true):
            "a table sets the frame of a `\(type)`, whose code then changes it; here a cell has the height of its content"
        case .noContentSize(let name):
            "nothing gives the content of `\(name)` a size, so it can't scroll: its subviews have only frames"
        case .outlets(let names):
            "\(names.map { "`\($0)`" }.joinedAsList(limit: 4)) \(names.count == 1 ? "is an outlet" : "are outlets"), and nibs are not read: \(names.count == 1 ? "a view that nobody has placed stands in for it" : "views that nobody has placed stand in for them")"
        case .notActivated: "the constraint is never activated, so it has no effect"
        case .activeRead(let name): "`\(name)` is read, not set, so nothing is activated"
        case .neverActivated(let name): "`\(name)` is never activated, so it has no effect"
        case .titleWithoutState(let name, _): "a button has no `\(name)`: set its title for a state"
        case .oldLabel(let label, let name, let now): "`\(name)` has no argument `\(label):`; it is now `\(now):`"
        case .viewAsAnchor(let label, let isGuide, _):
            "`\(label):` takes an anchor, not a \(isGuide ? "guide" : "view")"
        case .blockNotCalled(let name): "`\(name)` is a block: nothing happens until it is called"
        case .handleWithoutConstraint: "a chain is not a constraint: read its `constraint`"
        case .stringOfC: "this is a C string: an NSString starts with `@`"
        case .neverCalled(let name, _): "UIKit never calls `\(name)`"
        case .wholeQuotient(let quotient): "`\(quotient)` is integer division and gives 0"
        case .attributeAlone(let name, _): "`\(name)` has no view before it, so 0 is used instead"
        case .nothingAdded(let text, _): "`\(text)` is nil here, so nothing is added"
        case .withoutSnp(let name): "a view has no `\(name)`: use `snp.\(name)`"
        case .anchorRelated(let anchor, let suggestion):
            "`\(anchor)` is a UIKit anchor: use `\(suggestion)` in a relation"
        case .pointRelated(let point, let view):
            "`\(point)` is a point and can't be part of a constraint: use `\(view)`"
        case .attributeCalled(let name, _): "`\(name)` is not a method: add a relation such as `equalTo`"
        case .nothingToAddTo(let name): "`\(name)` is nil here, so nothing is added to it"
        case .methodWithDot(let name): "`\(name)` is a method, not a block: call it in brackets"
        case .blockInBrackets(let name): "`\(name)` is a block, not a method: call it with a dot"
        case .otherKind(let name, let expected, let found): "`\(name)` takes \(expected.phrase), not `\(found)`"
        case .assignedInCondition(let value): "`=` assigns `\(value)` here; it does not compare"
        case .anchorsApart(let one, let other):
            "`\(one.anchor)` is a \(one.axis.rawValue) position and `\(other.anchor)` is a \(other.axis.rawValue) position: anchors must be of the same axis"
        case .neverAtRest(let method, let type, let passes):
            "`\(method)` of `\(type)` requests another layout each time, so layout never ends: it was called \(passes) times"
        case .severalForArray(let name): "`\(name)` takes one array, not several values"
        case .numberAsAnchor(let label, _): "`\(label):` takes an anchor, not a number"
        }
    }

    var help: Advice? {
        switch self {
        case .nothingAdded:
            "make the view before you add it; a block or method that makes one must return it"
        case .nothingToAddTo: "make the array first: … = [NSMutableArray array];"
        case .methodWithDot: "write [object name:value]"
        case .frameBeforeLayout:
            "relate to the view, equalTo(view).offset(20); call layoutIfNeeded first; or read it after layout"
        case .variableOfOtherMethod: "make it a property of the class"
        case .ownFrame(_, isCell: false): "do it in `layoutSubviews`"
        case .noContentSize: "set its `contentSize`, or constrain the subviews to its four edges"
        case .requiredCellHeight:
            "give it priority 999, so that UIKit logs no conflict with `UIView-Encapsulated-Layout-Height`"
        case .notOfMasonry:
            "set its constant with offset(…), and switch it with activate and deactivate"
        case .neverAtRest:
            "add views only once, for instance in init; remove setNeedsLayout(): a change requests layout by itself"
        default: nil
        }
    }

    var label: String {
        if case .neverCalled(_, let suggestion) = self { "did you mean `\(suggestion)`?" } else { "" }
    }
}

extension ProjectProblem.LiteralType {
    fileprivate var phrase: String {
        switch self {
        case .string: "a string"
        case .nsString: "an NSString"
        case .number: "a number"
        case .plainNumber: "a plain number"
        case .boolean(let isTrueOrFalse): isTrueOrFalse ? "true or false" : "YES or NO"
        }
    }
}
