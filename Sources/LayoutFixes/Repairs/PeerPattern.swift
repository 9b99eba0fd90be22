internal import Masonry
internal import Evaluator

/// How the views that are placed like one another are tied: what most of them say, one of them should hardly say
/// otherwise.
struct PeerPattern {
    private let active: [LayoutConstraint]

    /// So many have to say the same.
    private static let fewest = 2

    init(active: [LayoutConstraint]) {
        self.active = active
    }

    /// The constraint as its peers have theirs; nil where it is like them, or too few of them are alike.
    func change(of constraint: LayoutConstraint) -> Rewording.Change? {
        let peers = peers(of: constraint)
        var counts: [Shape: Int] = [:]
        for peer in peers { if let shape = Shape(peer) { counts[shape, default: 0] += 1 } }
        guard let (shape, count) = counts.max(by: { $0.value < $1.value }), count >= Self.fewest,
            2 * count > peers.count, Shape(constraint) != shape
        else { return nil }
        let view = constraint.first.view
        let other: View?
        switch shape.role {
        case .superview: other = view.superview
        case .own: other = view
        case .beside:
            let second = constraint.second?.view
            other = second !== view && second?.superview === view.superview ? second : before(view, among: peers)
        case .none: other = nil
        }
        guard (other == nil) == (shape.role == .none) else { return nil }
        var change = Rewording.Change(constraint)
        change.relation = shape.relation
        change.second = other.flatMap { other in shape.attribute.map(other.attribute) }
        change.multiplier = shape.multiplier
        change.constant = shape.constant
        return change
    }

    /// What a constraint says, whichever view of its kind it says it of.
    private struct Shape: Hashable {
        /// What the attribute is held against, as the view sees it.
        enum Role { case superview, beside, own, none }

        let role: Role
        let relation: Relation
        let attribute: Attribute?
        let multiplier: Double
        let constant: Double

        /// Nil for what is tied to something elsewhere.
        init?(_ constraint: LayoutConstraint) {
            let view = constraint.first.view
            switch constraint.second?.view {
            case nil: role = .none
            case view: role = .own
            case view.superview: role = .superview
            case let other? where other.superview === view.superview: role = .beside
            default: return nil
            }
            if constraint.second?.guide != nil { return nil }
            relation = constraint.relation
            attribute = constraint.second?.attribute
            multiplier = constraint.multiplier
            constant = constraint.constant
        }
    }

    /// The same attribute's of views of the same kind that are beside the view, or in views beside its superview.
    private func peers(of constraint: LayoutConstraint) -> [LayoutConstraint] {
        let view = constraint.first.view
        return active.filter { other in
            other.first.view !== view && other.first.attribute == constraint.first.attribute
                && other.priority == constraint.priority && isPeer(other.first.view, of: view)
        }
    }

    private func isPeer(_ other: View, of view: View) -> Bool {
        guard other.kind == view.kind, let parent = view.superview, let otherParent = other.superview else {
            return false
        }
        return parent === otherParent
            || parent.kind == otherParent.kind && parent.superview != nil && parent.superview === otherParent.superview
    }

    /// The last of the peers beside the view that were declared before it.
    private func before(_ view: View, among peers: [LayoutConstraint]) -> View? {
        guard let siblings = view.superview?.subviews, let place = siblings.firstIndex(of: view) else { return nil }
        return siblings[..<place].last { sibling in peers.contains { $0.first.view === sibling } }
    }
}
