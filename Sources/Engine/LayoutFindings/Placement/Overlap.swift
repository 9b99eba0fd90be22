package import Masonry

/// Siblings of which one covers another, and the equations that cause it.
package struct Overlap: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// They have the same frame, as each follows the same edge of another view.
        case stacked
        /// They have the same frame, among others of the same size, and the last is at the same edges of their
        /// superview.
        case coinciding
        /// They overlap, as both follow the same edge of another view.
        case crossing
        /// Nothing keeps the last view, which is in line with the first or is a text as well, from overlapping it.
        case unseparated
        /// A text of the last view is drawn over one of the first, an image over a text, or a control over a control.
        case drawnOver
        /// The last view starts this many points before the end of the first, to which it is tied; both are texts.
        case early(Double)
        /// A loop places each view this many points below or to the right of the previous one, and each has this
        /// length.
        case steps(Double, length: Double)
        /// One call distributes them without enough room for this length. With the fitting length, in whole points, the
        /// spacing is 8.
        case crowded(length: Double, fitting: Double?)
        /// The last is at one edge of the first and would be next to it at the opposite edge.
        case sameEdge(insteadOf: ViewAttribute.Name)
        /// The last extends past the edge of the first where it should end. With its opposite edge there, it would be
        /// next to it.
        case pastEdge(insteadOf: ViewAttribute.Name)

        var isCrowded: Bool { if case .crowded = self { true } else { false } }
    }

    package var kind: Kind
    /// The views' names, from back to front.
    package var views: [String]
    /// The edge of the view in front, and the edge of another view that it is tied to.
    package var first: ViewAttribute.Name
    package var second: ViewAttribute.Name
    /// The location of the constraint on that edge.
    package var origin: Origin?
    /// The location of the other view's constraint.
    package var related: Origin?
    /// For views of a loop with the same frame that are placed by their superview along both axes: the other axis.
    package var across: Across?

    /// The edges along the other axis, and the location of their constraint.
    package struct Across: Hashable, Sendable {
        package let first: ViewAttribute.Name
        package let second: ViewAttribute.Name
        package let origin: Origin?
    }

    /// The reading direction of the scene.
    package let direction: LayoutDirection

    /// The overlap as seen along the other axis.
    package var turned: Overlap {
        guard let across else { return self }
        var turned = self
        (turned.first, turned.second) = (across.first, across.second)
        (turned.origin, turned.related) = (across.origin, across.origin)
        turned.across = Across(first: first, second: second, origin: origin)
        return turned
    }

    package init(
        kind: Kind, views: [String], first: ViewAttribute.Name, second: ViewAttribute.Name, origin: Origin?,
        related: Origin? = nil, in direction: LayoutDirection
    ) {
        self.kind = kind
        self.direction = direction
        self.views = views
        self.first = first
        self.second = second
        self.origin = origin
        self.related = related
    }
}
