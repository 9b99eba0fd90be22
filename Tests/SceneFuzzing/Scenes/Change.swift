import Masonry

/// A view to declare; views are numbered, the root being 0, and named by their numbers.
struct ViewSpec: Sendable {
    var id: Int
    var parent: Int
    var kind = ViewKind.view
    var text = ""
    var imageSize: Size?
    var isConstrained = true

    var name: String { "v\(id)" }
}

/// One side of an equation.
struct Side: Sendable {
    var view: Int
    var guide: BuiltInGuide?
    var attribute: Attribute
}

/// A constraint to make; constraints are numbered, and keyed by their numbers.
struct EquationSpec: Sendable {
    var id: Int
    var first: Side
    var relation: Relation
    var second: Side?
    var multiplier = 1.0
    var constant: Double
    var priority: Double

    var key: String { "c\(id)" }
}

/// A step on the way to a scene. Leaving some out leaves a way to another scene: what speaks of something that is not
/// there does nothing.
enum Change: Sendable {
    case declare(ViewSpec)
    /// Makes and activates a constraint.
    case constrain(EquationSpec)
    case deactivate(Int)
    case activate(Int)
    case setConstant(Int, Double)
    case setSize(Size)
    case setScale(Double)
    case setDirection(LayoutDirection)
    case setText(Int, String)
    case setNumberOfLines(Int, Int)
    case setHugging(Int, Axis, Double)
    case setCompressionResistance(Int, Axis, Double)
    case setMargins(Int, EdgeInsets)
    case setSafeArea(Int, EdgeInsets)
    /// Gives the view a frame, which it keeps from now on.
    case setFrame(Int, Rect)
    case exercise(Int)
    case remove(Int)
    /// Starts a unit of undo.
    case beginUnit
    /// Takes back the newest unit of undo.
    case undo
    /// Looks at the layout and judges it.
    case check
}
