internal import Masonry

/// Looks for views whose opposite edges are at the same position.
struct CollapseFinder {
    private let solved: SolvedScene

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func collapses() -> [Collapse] {
        var found: [Collapse] = []
        for view in solved.views.dropFirst() {
            guard let frame = solved.solution.frame(of: view), min(frame.width, frame.height) <= 0.5 else { continue }
            found += Axis.allCases.compactMap { collapse(of: view, $0) }
        }
        return Array(found.prefix(SolvedScene.maxFindings))
    }

    private func collapse(of view: View, _ axis: Axis) -> Collapse? {
        guard solved.isShown(view), !solved.excluded.contains(view),
            let frame = solved.solution.frame(of: view), frame[axis.components.length] <= 0.5
        else { return nil }
        let ties = solved.constraints(on: view).filter { constraint in
            constraint.first.attribute.axis == axis && constraint.relation == .equal
                && constraint.priority == LayoutPriority.required
        }
        // An explicit size of 0 is intended.
        guard !ties.contains(where: \.first.attribute.isSize) else { return nil }
        let edges = ties.filter { tie in
            tie.first.attribute.isSide && tie.second.map { $0.view !== view && !$0.attribute.isSize } ?? false
        }
        // The first constraint on each edge per position, as many may be equal.
        var earlier: [Place: [Attribute: LayoutConstraint]] = [:]
        for one in edges {
            let own = one.first.attribute.resolved(in: solved.scene.direction)
            guard let place = place(of: one) else { continue }
            if let other = own.acrossTheView.flatMap({ earlier[place]?[$0] }) {
                // A right edge at a left one looks wrong, so it is the more likely mistake.
                let isOther = one.isAtItsLike && !other.isAtItsLike
                return collapse(view, axis, isOther ? other : one, isOther ? one : other, at: place)
            }
            if earlier[place]?[own] == nil { earlier[place, default: [:]][own] = one }
        }
        return nil
    }

    private func collapse(
        _ view: View, _ axis: Axis, _ tie: LayoutConstraint, _ other: LayoutConstraint, at place: Place
    ) -> Collapse? {
        tie.second.map { second in
            Collapse(
                view: view.name, axis: axis, edge: tie.first.nameOnly, tie: second.nameOnly, place: place.second,
                other: other.first.attribute, origin: tie.origin, related: other.origin)
        }
    }

    /// The attribute and distance that an edge is tied to, also through the same edges of other views.
    private func place(of tie: LayoutConstraint) -> Place? {
        guard var second = tie.second else { return nil }
        var constant = tie.constant
        for _ in 0..<Self.longestTie where tie.multiplier == 1 {
            let next = solved.constraints(on: second.view).first { next in
                next.first.attribute == second.attribute && next.first.guide == second.guide
                    && next.relation == .equal && next.priority == LayoutPriority.required
                    && next.multiplier == 1 && next.second.map { !$0.attribute.isSize } ?? false
            }
            guard let next, let target = next.second else { break }
            second = target
            constant += next.constant
        }
        return Place(second: second.nameOnly, multiplier: tie.multiplier, constant: constant)
    }

    /// The most views that an edge is followed through.
    private static let longestTie = 8
}

extension LayoutConstraint {
    /// Whether it relates two attributes of the same kind.
    fileprivate var isAtItsLike: Bool { first.attribute == second?.attribute }
}

private struct Place: Hashable {
    let second: ViewAttribute.Name
    let multiplier: Double
    let constant: Double
}
