/// What a compiler or UIKit would notice in a project's code, and what runs here all the same.
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
    /// A quotient of whole numbers that is 0.
    case wholeQuotient(String)
    /// An attribute of a view that is read without `snp`.
    case withoutSnp(String)
    /// A number where UIKit wants an anchor.
    case numberAsAnchor(String)

    var slug: Slug {
        switch self {
        case .notActivated, .blockNotCalled: .idleExpression
        case .handleWithoutConstraint, .stringOfC, .wholeQuotient, .numberAsAnchor: .wrongKind
        case .neverCalled: .unknownCall
        case .withoutSnp: .unknownMember
        }
    }

    var message: String {
        switch self {
        case .notActivated: "the constraint is made and not activated, so it holds nothing"
        case .blockNotCalled(let name): "`\(name)` is a block: nothing happens until it is called"
        case .handleWithoutConstraint: "a chain is no constraint by itself: what it made is its `constraint`"
        case .stringOfC: "this is a string of C: an NSString starts with `@`"
        case .neverCalled(let name, _): "UIKit calls no `\(name)`"
        case .wholeQuotient(let quotient): "`\(quotient)` divides whole numbers, which gives 0"
        case .withoutSnp(let attribute): "`\(attribute)` is no attribute of a view by itself"
        case .numberAsAnchor(let label): "`\(label):` takes an anchor, not a number"
        }
    }

    var label: String {
        if case .neverCalled(_, let meant) = self { "did you mean `\(meant)`?" } else { "" }
    }
}
