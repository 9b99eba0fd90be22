package import Masonry

/// Views that have no width or height left between the views that they are tied to.
package struct ChainCollapse: Hashable, Sendable {
    /// The names of the views, in the order of their declaration.
    package var views: [String]
    package var axis: Axis
    /// The constraints that leave them no room.
    package var causes: [PlacementFinding.Cause]

    package init(views: [String], axis: Axis, causes: [PlacementFinding.Cause]) {
        self.views = views
        self.axis = axis
        self.causes = causes
    }
}
