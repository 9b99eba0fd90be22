package import Masonry

/// Views beside each other of which one covers another, and the equations by which they do.
package struct Overlap: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// They have one frame, as each follows the same edge of another view.
        case stacked
        /// They have one frame among others that are as large, and the last is at the same edges of their superview.
        case coinciding
        /// They cross, as both follow the same edge of another view.
        case crossing
        /// Nothing keeps the last, which stands in one line with the first or is a text as well, from lying across it; solved
        /// with an inequality that does, they are apart.
        case unseparated(isFixed: Bool)
        /// The last begins before the end of the first that it is tied to, by so many points; both are texts.
        case early(Double)
        /// A loop begins each of them so many points below or right of the one before, and each is this long.
        case steps(Double, length: Double)
        /// They are of those that one call spreads, for which there is no room at this length; at the fitting one, in whole
        /// points, they stand 8 apart.
        case crowded(length: Double, fitting: Double?)
        /// The last is at the very edge of the first that it would stand beside at the other.
        case sameEdge(insteadOf: ViewAttribute.Name)
        /// The last goes on beyond the edge of the first at which it ends too; its opposite edge there, it would be beside it.
        case pastEdge(insteadOf: ViewAttribute.Name)

        var isOfCrowd: Bool { if case .crowded = self { true } else { false } }
    }

    package var kind: Kind
    /// The views' names, from back to front.
    package var views: [String]
    /// The edge of the view in front, and the edge of another view that it is at.
    package var first: ViewAttribute.Name
    package var second: ViewAttribute.Name
    /// Where the view in front was given that edge.
    package var origin: Origin?
    /// Where the other was.
    package var related: Origin?

    package init(
        kind: Kind, views: [String], first: ViewAttribute.Name, second: ViewAttribute.Name, origin: Origin?,
        related: Origin? = nil
    ) {
        self.kind = kind
        self.views = views
        self.first = first
        self.second = second
        self.origin = origin
        self.related = related
    }
}
