package import Diagnostics
package import Masonry

/// Code that a compiler or UIKit would reject in a project, although it runs here.
package enum ProjectProblem: Hashable {
    /// A UIKit constraint created by a separate statement and never activated.
    case notActivated
    /// A Masonry block that needs `()` to be called.
    case blockNotCalled(String)
    /// A SnapKit chain stored as if it were its constraint.
    case handleWithoutConstraint
    /// A C string instead of an object.
    case stringOfC
    /// A method whose name is one mistake away from one that UIKit calls.
    case neverCalled(String, suggestion: String)
    /// Several values instead of a single array of them.
    case severalForArray(String)
    /// An integer quotient of 0.
    case wholeQuotient(String)
    /// A view's attribute without `snp`.
    case withoutSnp(String)
    /// A number instead of a UIKit anchor, and the name or label that takes a number.
    case numberAsAnchor(String, suggestion: String)
    /// A UIKit anchor instead of the library's own attribute in a relation.
    case anchorRelated(String, suggestion: String)
    /// Anchors of two axes.
    case anchorsApart(Attribute, Attribute)
    /// A method that requests layout each time layout calls it.
    case neverAtRest(String, of: String, passes: Int)
    /// An attribute's name without its view, which is probably the constrained one.
    case attributeAlone(String, of: String)
    /// A nil subview, and the property whose getter would make it.
    case nothingAdded(String, property: String?)
    /// A method called like a block property.
    case methodWithDot(String)
    /// A block property of a chain called like a method.
    case blockInBrackets(String)
    /// A literal of the wrong type.
    case otherKind(of: String, expected: LiteralType, found: String)
    /// An assignment in a condition instead of a comparison.
    case assignedInCondition(String)
    /// A point instead of its view in a relation.
    case pointRelated(String, suggestion: String)
    /// An attribute of a chain called with a value like a relation, and the relation for the value.
    case attributeCalled(String, relation: String)
    /// A view added to an array that is nil.
    case nothingToAddTo(String)
    /// A constraint's `isActive` read as a statement.
    case activeRead(String)
    /// A UIKit constraint stored in a variable and never activated.
    case neverActivated(String)
    /// A button's title set like a property, or without a state.
    case titleWithoutState(String, property: String)
    /// An argument label from an older version.
    case oldLabel(String, of: String, now: String)
    /// A view or guide instead of its anchor for an attribute.
    case viewAsAnchor(String, isGuide: Bool, Attribute)
    /// A position in a UIKit constraint that is related to nothing, and the superview as the code calls it.
    case positionAlone(String, superview: String?)
    /// A visual format that UIKit can't read.
    case visualFormat(String)
    /// A name of a visual format that is neither among the views nor among the metrics.
    case nameInVisualFormat(String, isView: Bool)
    /// A method that must call `super` and does not.
    case superNotCalled(String)
    /// A property that UIKit's constraints have and Masonry's do not.
    case notOfMasonry(String)
    /// A frame read before layout.
    case frameBeforeLayout(of: String, member: String)
    /// A view added to a stack view that does not arrange it.
    case notArranged(String)
    /// A local variable used in another method.
    case variableOfOtherMethod(String)

    /// Methods that override those of an unknown superclass, which alone can call them, so that they were run.
    case hooks([String], of: String)
    /// Methods that nothing calls, which were run because nothing would be drawn otherwise.
    case uncalled([String])
    /// The method by which the code of other files shows a view was run.
    case presented(String)
    /// Methods and setters of a cell, which were run with samples.
    case sampled([String])
    /// A constraint that can't hold while a table gives a cell its usual height, which is not the one that fits.
    case requiredCellHeight(String, fitted: Double, usual: Double)
    /// Calls of a layout library that can't be read.
    case unreadLibrary(String)
    /// A setter of a view's frame, which constraints don't call, or a table calls for a cell.
    case ownFrame(of: String, isCell: Bool)
    /// A scroll view whose subviews have only frames, so that nothing gives its content a size.
    case noContentSize(String)
    /// Properties whose views a nib makes.
    case outlets([String])

    /// The type of a literal that a compiler expects.
    package enum LiteralType: Hashable {
        case string, nsString, number
        /// A number that is not an object.
        case plainNumber
        /// A Boolean: `true` in Swift, `YES` in Objective-C.
        case boolean(asInSwift: Bool)
    }

    package var slug: Slug {
        switch self {
        case .notActivated, .blockNotCalled, .activeRead, .neverActivated: .idleExpression
        case .oldLabel: .argumentLabel
        case .handleWithoutConstraint, .stringOfC, .severalForArray, .wholeQuotient, .numberAsAnchor, .anchorRelated,
            .nothingAdded,
            .otherKind, .pointRelated, .attributeCalled, .nothingToAddTo, .viewAsAnchor:
            .wrongKind
        case .positionAlone: .illegalEquation
        case .visualFormat: .invalidLiteral
        case .nameInVisualFormat: .unknownName
        case .superNotCalled: .idleExpression
        case .frameBeforeLayout: .wrongKind
        case .notArranged: .unplaced
        case .variableOfOtherMethod: .unknownName
        case .notOfMasonry: .unknownMember
        case .assignedInCondition: .assignmentInExpression
        case .anchorsApart: .illegalEquation
        case .neverAtRest: .unsettled
        case .hooks, .uncalled, .presented, .sampled: .assumedCall
        case .requiredCellHeight: .cellHeight
        case .outlets: .unknownName
        case .neverCalled, .unreadLibrary: .unknownCall
        case .ownFrame: .idleExpression
        case .noContentSize: .ambiguous
        case .attributeAlone: .unknownName
        case .withoutSnp, .methodWithDot, .blockInBrackets, .titleWithoutState: .unknownMember
        }
    }

    /// A compiler rejects one of the two errors and UIKit throws an exception for the other; the rest are warnings.
    var severity: Diagnostic.Severity {
        switch self {
        case .positionAlone, .variableOfOtherMethod, .visualFormat, .nameInVisualFormat: .error
        case .hooks, .uncalled, .presented, .sampled, .requiredCellHeight, .outlets: .note
        default: .warning
        }
    }
}
