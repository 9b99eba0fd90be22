package import Masonry

/// A view that is partly or entirely outside its superview, and the constraints that put it there.
package struct OutsideView: Hashable, Sendable {
    /// The names of the view and its superview.
    package var view: String
    package var superview: String
    /// The side past which it extends farthest: left, right, top or bottom.
    package var side: Attribute
    /// The distance by which it extends past that side, in points.
    package var distance: Double
    /// The distance by which it extends past the opposite side, in points; 0 if it does not.
    package var oppositeDistance: Double
    /// Whether the view is entirely outside.
    package var isWhole: Bool
    /// The constraints that position that edge, the most likely mistake first. If the view is larger than its
    /// superview, those on its size.
    package var causes: [PlacementFinding.Cause]
    /// The likely mistake, if the first cause looks like one.
    package var mistake: Mistake?
    /// The views that are outside on the same side because they are positioned by this one.
    package var followers: [String]

    package init(
        view: String, superview: String, side: Attribute, distance: Double, oppositeDistance: Double = 0,
        isWhole: Bool, causes: [PlacementFinding.Cause], mistake: Mistake? = nil,
        followers: [String] = []
    ) {
        self.view = view
        self.superview = superview
        self.side = side
        self.distance = distance
        self.oppositeDistance = oppositeDistance
        self.isWhole = isWhole
        self.causes = causes
        self.mistake = mistake
        self.followers = followers
    }

    /// A common mistake.
    package enum Mistake: Hashable, Sendable {
        /// The constant points out of the superview.
        case outwardConstant
        /// An edge is related to the opposite edge of a view that is not a sibling.
        case oppositeEdge(ViewAttribute.Name, of: ViewAttribute.Name)
        /// The baseline of a text is related to an edge of another.
        case baselineAtEdge(ViewAttribute.Name, of: ViewAttribute.Name)
        /// An edge is related to an ancestor of the superview.
        case outerView(String)
        /// An attribute is related to a sibling of the superview; with the superview's own attribute it would be
        /// inside.
        case besideSuperview(ViewAttribute.Name, of: String, insteadOf: ViewAttribute.Name)
        /// A size is a multiple of the other size of the same view. With the ratio inverted, the view would have this
        /// length and be inside.
        case invertedRatio(ViewAttribute.Name, of: ViewAttribute.Name, Double, length: Double)
        /// A leading or trailing edge is related to a view positioned by its left or right one, which stays on its side
        /// in a right-to-left layout.
        case fixedEdge(ViewAttribute.Name, beside: ViewAttribute.Name)
        /// The sibling next to it fills the superview's length. Its length may be another size plus less than a point,
        /// which looks like a factor.
        case noRoom(beside: String, added: Double?)
        /// The siblings before it in a row, in order, fill the superview's length.
        case fullRow([String])
        /// It is too far from a sibling: the actual constant and the largest that keeps it inside.
        case farAway(ViewAttribute.Name, Double, limit: Double)
        /// It is positioned next to its superview, inside the superview's own, which may be the intended superview.
        case besideOwn(around: String)
        /// The superview has no length along the axis.
        case emptySuperview
    }
}
