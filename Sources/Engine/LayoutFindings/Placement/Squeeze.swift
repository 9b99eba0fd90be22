package import Masonry

/// A text with less room than it needs, and the required constraints that cause it.
package struct Squeeze: Hashable, Sendable {
    package var view: String
    package var axis: Axis
    /// The room the text needs along the axis, and the room it has, in points.
    package var needed: Double
    package var given: Double
    /// The members that its compression resistance lost to: required constraints or, if the text has no room at all,
    /// optional ones too.
    package var causes: [PlacementFinding.Cause]
    package var remedy: Remedy?

    package init(
        view: String, axis: Axis, needed: Double, given: Double, causes: [PlacementFinding.Cause],
        remedy: Remedy? = nil
    ) {
        self.view = view
        self.axis = axis
        self.needed = needed
        self.given = given
        self.causes = causes
        self.remedy = remedy
    }

    /// What probably gives the text room.
    package enum Remedy: Hashable, Sendable {
        /// A minimum instead of the fixed size.
        case minimum
        /// Lower the priority of another view's content, which is as strong as a required constraint.
        case yield(IntrinsicEquation)
        /// Let the label wrap.
        case breakLines
    }
}
