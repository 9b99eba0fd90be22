package import Masonry

/// A view that reaches out of its superview, or lies wholly outside of it, and the constraints that put it there.
package struct OutsideView: Hashable, Sendable {
    /// The names of the view and of its superview.
    package var view: String
    package var superview: String
    /// The side at which it reaches out farthest: left, right, top or bottom.
    package var side: Attribute
    /// By how many points it reaches out there.
    package var distance: Double
    /// By how many points it reaches out at the opposite side; 0 where it does not.
    package var oppositeDistance: Double
    /// Whether nothing of it is inside.
    package var isWhole: Bool
    /// The constraints of the view that give that edge its place, the likeliest to be the mistake first: where the view is
    /// larger than its superview, those on its size.
    package var causes: [PlacementFinding.Cause]
    /// What is likely to be the mistake, if the first of the causes looks like one.
    package var mistake: Mistake?
    /// What keeps it inside.
    package var fix: Fix?
    /// The names of the views that lie outside on the same side because they are placed by this one.
    package var followers: [String]

    package init(
        view: String, superview: String, side: Attribute, distance: Double, oppositeDistance: Double = 0,
        isWhole: Bool, causes: [PlacementFinding.Cause], mistake: Mistake? = nil, fix: Fix? = nil,
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
        self.fix = fix
        self.followers = followers
    }

    /// What is often mistaken for something else.
    package enum Mistake: Hashable, Sendable {
        /// The constant leads out of the superview.
        case outwardConstant
        /// An edge is related to the opposite edge of a view that it is not beside.
        case oppositeEdge(ViewAttribute.Name, of: ViewAttribute.Name)
        /// The baseline of a text is related to an edge of another.
        case baselineAtEdge(ViewAttribute.Name, of: ViewAttribute.Name)
        /// An edge is related to that of a view around the superview.
        case outerView(String)
        /// An attribute is related to that of a view beside the superview; by the superview's own it would be inside.
        case besideSuperview(ViewAttribute.Name, of: String, insteadOf: ViewAttribute.Name)
        /// A size is so many times the other one of the same view; the other way round, it would be this long and inside.
        case upturnedRatio(ViewAttribute.Name, of: ViewAttribute.Name, Double, length: Double)
        /// A leading or trailing edge is related to a view that is placed by its left or right one, which stays on its side
        /// where the others turn round.
        case fixedEdge(ViewAttribute.Name, beside: ViewAttribute.Name)
        /// The view that it stands beside takes all of the superview's length, by less than a point more than a size of
        /// another, if so.
        case noRoom(beside: String, added: Double?)
        /// The views that it stands beside in a row, in their order, take all of the superview's length.
        case fullRow([String])
        /// Beside another view, it is farther away than what keeps it inside: the constant that is, and the one that would.
        case farAway(ViewAttribute.Name, Double, most: Double)
        /// It is placed beside its superview, inside of the view around that, which may be the one that should hold it.
        case besideOwn(around: String)
        /// The superview has no length along the axis.
        case emptySuperview
    }

    /// An inequality that keeps the view inside: it was added to a copy of the scene, which was solved.
    package struct Fix: Hashable, Sendable {
        /// What is held against the same attribute of the superview: an edge or a size.
        package var attribute: Attribute
        /// What has to have a lower priority then: a required constraint, or the compression resistance of the view.
        package var weakening: Conflict.Member?

        package init(attribute: Attribute, weakening: Conflict.Member? = nil) {
            self.attribute = attribute
            self.weakening = weakening
        }

        package var relation: Relation {
            attribute == .left || attribute == .top ? .greaterThanOrEqual : .lessThanOrEqual
        }
    }
}
