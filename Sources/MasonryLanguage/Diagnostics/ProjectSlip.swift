/// What a compiler or UIKit would reject in a project's code, although it runs here.
enum ProjectSlip {
    /// A constraint of UIKit's that is made as a statement of its own.
    case notActivated
    /// A block of Masonry's that only `()` calls.
    case blockNotCalled(String)
    /// A chain of SnapKit's that is kept as if it were its constraint.
    case handleWithoutConstraint
    /// A string of C where an object is wanted.
    case stringOfC
    /// A method that is one slip away from one that UIKit calls.
    case neverCalled(String, meant: String)
    /// Several values where one array of them is taken.
    case severalForArray(String)
    /// A quotient of whole numbers that is 0.
    case wholeQuotient(String)
    /// An attribute of a view that is read without `snp`.
    case withoutSnp(String)
    /// A number where UIKit wants an anchor.
    case numberAsAnchor(String)
    /// An anchor of UIKit's where a relation wants an attribute of the library's own.
    case anchorRelated(String, meant: String)
    /// Anchors of two axes, each with what it is along.
    case anchorsApart(String, String, String, String)
    /// A method that asks for layout each time that it is called for layout.
    case neverAtRest(String, of: String, passes: Int)
    /// The name of an attribute without the view that it is of.
    case attributeAlone(String)
    /// Something that is nil and is to be a subview.
    case nothingAdded(String)
    /// A method that is called as if it were a block that a property gives.
    case methodWithDot(String)
    /// A block of a chain that is told as if it were a method.
    case blockInBrackets(String)
    /// A value that is written as one of another kind than its place takes.
    case otherKind(of: String, expected: String, found: String)
    /// A condition that assigns what it was to be compared with.
    case assignedInCondition(String)
    /// A point where a relation wants the view whose it is.
    case pointRelated(String, meant: String)
    /// An attribute of a chain that is called with a number as if it were the relation.
    case attributeCalled(String)
    /// A view that is put into an array which is nil.
    case nothingToAddTo(String)
    /// A constraint's `isActive` that is read as a statement.
    case activeRead(String)
    /// A constraint of UIKit's that is kept under a name and never activated.
    case neverActivated(String)
    /// A button's title that is set as if it were a property, or for no state.
    case titleWithoutState(String)
    /// A label that an argument had in older versions.
    case oldLabel(String, of: String, now: String)
    /// A view or a guide where UIKit wants an anchor.
    case viewAsAnchor(String, isGuide: Bool)
    /// A position of a constraint of UIKit's that is related to nothing.
    case positionAlone(String)
    /// A method that has to call that of the class above, and does not.
    case superNotCalled(String)
    /// What a constraint of UIKit's has and one of Masonry's has not.
    case notOfMasonry(String)
    /// A frame that is read before there is a layout.
    case frameBeforeLayout(of: String, member: String)
    /// A view in a stack view that it does not arrange.
    case notArranged(String)
    /// A variable of one method that another speaks of.
    case variableOfOtherMethod(String)

    var slug: Slug {
        switch self {
        case .notActivated, .blockNotCalled, .activeRead, .neverActivated: IdleExpression.id
        case .oldLabel: .argumentLabel
        case .handleWithoutConstraint, .stringOfC, .severalForArray, .wholeQuotient, .numberAsAnchor, .anchorRelated,
            .nothingAdded,
            .otherKind, .pointRelated, .attributeCalled, .nothingToAddTo, .viewAsAnchor:
            .wrongKind
        case .positionAlone: .illegalEquation
        case .superNotCalled: IdleExpression.id
        case .frameBeforeLayout: .wrongKind
        case .notArranged: .unplaced
        case .variableOfOtherMethod: .unknownName
        case .notOfMasonry: .unknownMember
        case .assignedInCondition: .assignmentInExpression
        case .anchorsApart: .illegalEquation
        case .neverAtRest: .unsettled
        case .neverCalled: .unknownCall
        case .attributeAlone: .unknownName
        case .withoutSnp, .methodWithDot, .blockInBrackets, .titleWithoutState: .unknownMember
        }
    }

    /// A compiler refuses the one, and UIKit throws over the other; the rest runs on.
    var severity: Diagnostic.Severity {
        switch self {
        case .positionAlone, .variableOfOtherMethod: .error
        default: .warning
        }
    }

    var message: String {
        switch self {
        case .positionAlone(let name):
            "`\(name)` is a position, which can't be a plain number: UIKit throws without a second item"
        case .superNotCalled(let name): "`\(name)` must call `super`"
        case .notOfMasonry(let name): "a MASConstraint has no `\(name)`"
        case .frameBeforeLayout(let view, let member):
            "`\(view)` is not laid out yet: in UIKit its `\(member)` is zero until the first layout"
        case .notArranged(let view): "`addSubview` puts `\(view)` into the stack view without arranging it"
        case .variableOfOtherMethod(let name): "`\(name)` is a variable of another method, so it is unknown here"
        case .notActivated: "the constraint is never activated, so it has no effect"
        case .activeRead(let name): "`\(name)` is read, not set, so nothing is activated"
        case .neverActivated(let name): "`\(name)` is never activated, so it has no effect"
        case .titleWithoutState(let name): "a button has no `\(name)`: set its title for a state"
        case .oldLabel(let label, let name, let now): "`\(name)` has no argument `\(label):`; it is now `\(now):`"
        case .viewAsAnchor(let label, let isGuide):
            "`\(label):` takes an anchor, not a \(isGuide ? "guide" : "view")"
        case .blockNotCalled(let name): "`\(name)` is a block: nothing happens until it is called"
        case .handleWithoutConstraint: "a chain is not a constraint: use its `constraint`"
        case .stringOfC: "this is a C string: an NSString starts with `@`"
        case .neverCalled(let name, _): "UIKit never calls `\(name)`"
        case .wholeQuotient(let quotient): "`\(quotient)` is integer division and gives 0"
        case .attributeAlone(let name): "`\(name)` has no view before it, so 0 is used instead"
        case .nothingAdded(let text): "`\(text)` is nil here, so nothing is added"
        case .withoutSnp(let name): "a view has no `\(name)`: use `snp.\(name)`"
        case .anchorRelated(let anchor, let meant):
            "`\(anchor)` is a UIKit anchor: use `\(meant)` in a relation"
        case .pointRelated(let point, let view):
            "`\(point)` is a point and can't be part of a constraint: use `\(view)`"
        case .attributeCalled(let name): "`\(name)` takes no number: add a relation such as `equalTo`"
        case .nothingToAddTo(let name): "`\(name)` is nil here, so nothing is added to it"
        case .methodWithDot(let name): "`\(name)` is a method, not a block: call it in brackets"
        case .blockInBrackets(let name): "`\(name)` is a block, not a method: call it with a dot"
        case .otherKind(let name, let expected, let found): "`\(name)` takes \(expected), not `\(found)`"
        case .assignedInCondition(let value): "`=` assigns `\(value)` here and does not compare"
        case .anchorsApart(let one, let kind, let other, let otherKind):
            "`\(one)` is \(kind) and `\(other)` is \(otherKind): anchors must be of the same axis"
        case .neverAtRest(let method, let type, let passes):
            "`\(method)` of `\(type)` requests another layout each time, so layout never ends: it was called \(passes) times"
        case .severalForArray(let name): "`\(name)` takes one array, not several values"
        case .numberAsAnchor(let label): "`\(label):` takes an anchor, not a number"
        }
    }

    var help: String? {
        switch self {
        case .nothingAdded:
            "make the view before you add it; a block or method that makes one must return it"
        case .nothingToAddTo: "make the array first: … = [NSMutableArray array];"
        case .methodWithDot: "write [object name:value]"
        case .frameBeforeLayout:
            "relate to the view, equalTo(view).offset(20); call layoutIfNeeded first; or read it after layout"
        case .variableOfOtherMethod: "make it a property of the class"
        case .notOfMasonry:
            "set its constant with offset(…), and switch it with activate and deactivate"
        case .neverAtRest:
            "add views once, for instance in init; remove setNeedsLayout(): changes request layout themselves"
        default: nil
        }
    }

    var label: String {
        if case .neverCalled(_, let meant) = self { "did you mean `\(meant)`?" } else { "" }
    }
}
