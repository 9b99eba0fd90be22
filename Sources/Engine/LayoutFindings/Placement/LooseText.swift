package import Masonry

/// A text of several lines that has only a right edge, so nothing limits its width.
package struct LooseText: Hashable, Sendable {
    package var view: String
    /// The edge that it has, and the one that it lacks.
    package var edge: ViewAttribute.Name
    package var missing: ViewAttribute.Name
    package var origin: Origin?

    package init(view: String, edge: ViewAttribute.Name, missing: ViewAttribute.Name, origin: Origin?) {
        self.view = view
        self.edge = edge
        self.missing = missing
        self.origin = origin
    }
}
