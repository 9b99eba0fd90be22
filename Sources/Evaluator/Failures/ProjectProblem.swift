package import Diagnostics

/// What a compiler or UIKit would reject in a project's code, although it runs here.
package enum ProjectProblem {
    /// A constraint of UIKit's that is made as a statement of its own.
    case notActivated
    /// A block of Masonry's that only `()` calls.
    case blockNotCalled(String)
    /// A chain of SnapKit's that is kept as if it were its constraint.
    case handleWithoutConstraint
    /// A string of C where an object is wanted.
    case stringOfC
    /// A method that is one mistake away from one that UIKit calls.
    case neverCalled(String, suggestion: String)
    /// Several values where one array of them is taken.
    case severalForArray(String)
    /// A quotient of whole numbers that is 0.
    case wholeQuotient(String)
    /// An attribute of a view that is read without `snp`.
    case withoutSnp(String)
    /// A number where UIKit wants an anchor.
    case numberAsAnchor(String)
    /// An anchor of UIKit's where a relation wants an attribute of the library's own.
    case anchorRelated(String, suggestion: String)
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
    /// A block of a chain that is sent as if it were a method.
    case blockInBrackets(String)
    /// A value that is written as one of another kind than its place takes.
    case otherKind(of: String, expected: String, found: String)
    /// A condition that assigns what it was to be compared with.
    case assignedInCondition(String)
    /// A point where a relation wants the view whose it is.
    case pointRelated(String, suggestion: String)
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

    package var slug: Slug {
        switch self {
        case .notActivated, .blockNotCalled, .activeRead, .neverActivated: .idleExpression
        case .oldLabel: .argumentLabel
        case .handleWithoutConstraint, .stringOfC, .severalForArray, .wholeQuotient, .numberAsAnchor, .anchorRelated,
            .nothingAdded,
            .otherKind, .pointRelated, .attributeCalled, .nothingToAddTo, .viewAsAnchor:
            .wrongKind
        case .positionAlone: .illegalEquation
        case .superNotCalled: .idleExpression
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
}
