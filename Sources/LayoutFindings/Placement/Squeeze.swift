package import Masonry

/// A text that has less room than it needs, and the required constraints that leave it no more.
package struct Squeeze: Hashable, Sendable {
    package var view: String
    package var axis: Axis
    /// What the text needs along the axis, and what it has, in points.
    package var needed: Double
    package var given: Double
    /// What its compression resistance lost to: required constraints; where the text has no room at all, wishes too.
    package var causes: [PlacementFinding.Cause]
    package var fix: Fix?

    package init(
        view: String, axis: Axis, needed: Double, given: Double, causes: [PlacementFinding.Cause], fix: Fix? = nil
    ) {
        self.view = view
        self.axis = axis
        self.needed = needed
        self.given = given
        self.causes = causes
        self.fix = fix
    }

    package enum Fix: Hashable, Sendable {
        /// That the constraint with this id asks for at least its constant: solved with that, the text has room.
        case atLeast(Int)
        /// That the text resists with this priority: solved with that, it has room.
        case resist(Double)
        /// That another view's wish, which is as strong as what is required, gives way first.
        case yield(IntrinsicEquation)
        /// That the label breaks its lines.
        case breakLines
    }
}
