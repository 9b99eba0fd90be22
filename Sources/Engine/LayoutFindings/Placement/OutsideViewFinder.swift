internal import Masonry

/// Looks for views that are outside their superviews by mistake.
struct OutsideViewFinder {
    private let solved: SolvedScene
    private var scene: Scene { solved.scene }
    private var solution: LayoutSolution { solved.solution }
    private var intentions: IntendedOverhang { IntendedOverhang(solved) }

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    /// The views outside, or nil as soon as one of the findings is about an unexpected subject.
    func outsideViews(unless isUnexpected: (_ subject: [String]) -> Bool) -> [OutsideView]? {
        var reaches: [View: Reach] = [:]
        for view in solved.views.dropFirst() where !solved.excluded.contains(view) {
            reaches[view] = reach(of: view)
        }
        var followers: [View: [String]] = [:]
        var leading: [View] = []
        var leaders: [View: View] = [:]
        for view in solved.views {
            guard let reach = reaches[view] else { continue }
            let leader = leader(of: view, reach.side, reaches, known: leaders)
            leaders[view] = leader
            if leader == view {
                if !isPeeking(view, reach, among: reaches) { leading.append(view) }
            } else {
                followers[leader, default: []].append(view.name)
            }
        }
        var found: [OutsideView] = []
        var reported: Set<[Origin]> = []
        for view in leading.prefix(SolvedScene.maxFindings) {
            guard let reach = reaches[view] else { continue }
            // The first is reported in any case; the reasons, which take long to find, don't matter.
            let subject = PlacementFinding.outsideSubject(view.name, reach.side)
            if found.isEmpty, isUnexpected(subject) { return nil }
            guard let outside = outside(view, reach, followers[view] ?? []) else { continue }
            // Report only the first of the views that the same statements put there.
            let origins = outside.causes.compactMap(\.origin)
            guard origins.isEmpty || reported.insert(origins).inserted else { continue }
            if isUnexpected(subject) { return nil }
            found.append(outside)
        }
        return found
    }

    private func reach(of view: View) -> Reach? {
        guard let parent = view.superview, parent.kind != .scroll, solved.isShown(view),
            let frame = solution.frame(of: view), let bounds = solution.frame(of: parent), !bounds.contains(frame)
        else { return nil }
        let axes = Axis.allCases.filter { solved.isSettled(view, $0) && solved.isSettled(parent, $0) }
        let sides = axes.flatMap { Reach.sides(of: frame, in: bounds, along: $0) }
        guard let worst = sides.max(by: { $0.isBetter($1) }), worst.distance > 0.5,
            !intentions.isIntended(view, worst.side, isWhole: worst.isWhole, in: frame)
        else { return nil }
        return worst
    }

    /// Whether it is one of two views on opposite sides of a similar view that is inside, like the pages of a carousel.
    private func isPeeking(_ view: View, _ reach: Reach, among reaches: [View: Reach]) -> Bool {
        guard let middle = neighbor(of: view, at: reach.side), reaches[middle] == nil, middle.kind == view.kind
        else { return false }
        return view.superview?.subviews.contains { other in
            guard let side = reaches[other]?.side, side == reach.side.acrossTheView else { return false }
            return neighbor(of: other, at: side) === middle
        } ?? false
    }

    /// The sibling past whose edge at this side the view is.
    private func neighbor(of view: View, at side: Attribute) -> View? {
        solved.constraints(on: view).lazy.compactMap { constraint -> View? in
            guard let second = constraint.second, second.view.superview === view.superview,
                second.attribute.resolved(in: scene.direction) == side,
                constraint.first.attribute.resolved(in: scene.direction) == side.acrossTheView
            else { return nil }
            return second.view
        }.first
    }

    private func outside(_ view: View, _ reach: Reach, _ followers: [String]) -> OutsideView? {
        guard let parent = view.superview, let frame = solution.frame(of: view), let bounds = solution.frame(of: parent)
        else { return nil }
        let length = reach.axis.components.length
        let isTooLong = frame[length] > bounds[length] + 0.5
        let opposite = Reach.sides(of: frame, in: bounds, along: reach.axis).first { $0.side != reach.side }
        var causes = causes(of: view.attribute(reach.side))
        // If the view is entirely outside, its position is to blame, whatever its content needs.
        if reach.isWhole, causes.contains(where: { $0.member.id != nil }) { causes.removeAll { $0.member.id == nil } }
        let isOnBothSides = opposite.map { $0.distance > 0.5 } ?? false
        if isTooLong, !reach.isWhole, isOnBothSides || causes.contains(where: { isOnSize($0) && $0.member.id != nil }) {
            causes = causes.filter(isOnSize) + causes.filter { !isOnSize($0) }
        }
        var mistake = bounds[length] < 0.5 ? .emptySuperview : mistake(in: causes, view, parent, reach)
        if mistake == .emptySuperview {
            causes += self.causes(of: parent.attribute(reach.axis == .horizontal ? .width : .height))
        } else if reach.isWhole, let row = fullRow(before: view, reach, in: bounds) {
            causes += row.flatMap { self.causes(of: $0.attribute(reach.axis == .horizontal ? .width : .height)) }
                .filter { isOnSize($0) && !causes.contains($0) }
            mistake = .fullRow(row.map(\.name))
        } else if reach.isWhole, let neighbor = neighbor(in: causes, view),
            let other = solution.frame(of: neighbor), other[length] >= bounds[length] - 0.5
        {
            let sizes = self.causes(of: neighbor.attribute(reach.side)).filter(isOnSize)
            causes += sizes
            mistake = .noRoom(beside: neighbor.name, added: sizes.lazy.compactMap(addedPart).first)
        }
        return OutsideView(
            view: view.name, superview: parent.name, side: reach.side, distance: reach.distance,
            oppositeDistance: isOnBothSides ? opposite?.distance ?? 0 : 0, isWhole: reach.isWhole,
            causes: causes, mistake: mistake, followers: followers)
    }

    // MARK: Causes and followers

    /// The view whose position puts this one outside; the view itself if there is none.
    ///
    /// - Parameter known: the leaders found so far.
    private func leader(
        of view: View, _ side: Attribute, _ reaches: [View: Reach], known: [View: View]
    ) -> View {
        var (leader, seen) = (view, Set([view]))
        while let next = predecessor(of: leader, side, reaches) {
            if let end = known[next] { return end }
            // Views that position each other are reported one by one.
            guard seen.insert(next).inserted else { return view }
            leader = next
        }
        return leader
    }

    /// A sibling that is also outside, or excluded, and that positions this view along the axis.
    private func predecessor(of view: View, _ side: Attribute, _ reaches: [View: Reach]) -> View? {
        solved.constraints(on: view).lazy.compactMap { constraint -> View? in
            let attribute = constraint.first.attribute
            guard attribute.axis == side.axis, !attribute.isSize, let second = constraint.second?.view,
                second !== view, !view.isDescendant(of: second)
            else { return nil }
            return reaches[second]?.side == side || solved.excluded.contains(second) ? second : nil
        }.first
    }

    // MARK: Likely mistakes

    /// The sibling that positions the view according to the first cause.
    private func neighbor(in causes: [PlacementFinding.Cause], _ view: View) -> View? {
        causes.first?.member.id.flatMap { scene.constraint(id: $0)?.second?.view }
            .flatMap { $0 !== view && $0.superview === view.superview ? $0 : nil }
    }

    /// The largest number of views checked in a row.
    private static let longestRow = 24

    /// At least two views in a row from the superview's edge on, if they fill its length.
    private func fullRow(before view: View, _ reach: Reach, in bounds: Rect) -> [View]? {
        var (row, last, total): ([View], View, Double) = ([], view, 0)
        while let next = neighbor(of: last, at: reach.side), next !== view, !row.contains(next) {
            guard row.count < Self.longestRow, let frame = solution.frame(of: next) else { return nil }
            total += frame[reach.axis.components.length]
            row.append(next)
            last = next
        }
        return row.count > 1 && total >= bounds[reach.axis.components.length] - 0.5 ? row.reversed() : nil
    }

    /// The superview's own superview, if this view is next to its superview and inside that one, and nothing in the
    /// superview confirms the superview.
    private func around(_ parent: View, beside view: View, _ constraint: LayoutConstraint, _ reach: Reach) -> View? {
        guard constraint.second?.view === parent, let outer = parent.superview, let frame = solution.frame(of: view),
            let bounds = solution.frame(of: outer),
            constraint.first.attribute.isFarEdge ? constraint.constant <= 0 : constraint.constant >= 0,
            parent.kind != .view || parent.subviews == [view] && constraint.constant != 0
        else { return nil }
        return Axis.allCases.allSatisfy {
            Reach.sides(of: frame, in: bounds, along: $0).allSatisfy { $0.distance <= 0.5 }
        } ? outer : nil
    }

    /// The constant that a size adds to another, if it is less than a point and so looks like a factor.
    private func addedPart(in cause: PlacementFinding.Cause) -> Double? {
        guard let constraint = cause.member.id.flatMap({ scene.constraint(id: $0) }), constraint.second != nil,
            constraint.constant > 0, constraint.constant < 1
        else { return nil }
        return constraint.constant
    }

    private func mistake(
        in causes: [PlacementFinding.Cause], _ view: View, _ parent: View, _ reach: Reach
    ) -> OutsideView.Mistake? {
        guard let constraint = causes.first?.member.id.flatMap({ scene.constraint(id: $0) }),
            constraint.first.view === view, let second = constraint.second, second.guide == nil
        else { return nil }
        if second.view === view {
            // Swapping the sizes of one view inverts the ratio.
            let shorter = solution.value(of: second) / constraint.multiplier
            let isInside = solution.value(of: constraint.first) - shorter >= reach.distance - 0.5
            return constraint.first.attribute.isSize && constraint.multiplier > 1 && isInside
                ? .invertedRatio(constraint.first.nameOnly, of: second.nameOnly, constraint.multiplier, length: shorter)
                : nil
        }
        let (one, other) = (
            constraint.first.attribute.resolved(in: scene.direction), second.attribute.resolved(in: scene.direction)
        )
        if let edge = fixedEdge(of: second.view, beside: constraint), second.view !== parent {
            return .fixedEdge(edge, beside: constraint.first.nameOnly)
        }
        if one.isBaseline, other == .top || other == .bottom, second.view.kind.hasText {
            return .baselineAtEdge(constraint.first.nameOnly, of: second.nameOnly)
        }
        if one.opposite == other || other.opposite == one {
            // This is how views are placed side by side, unless that side is empty.
            let moved = solution.value(of: second.view.attribute(one)) - solution.value(of: second)
            guard reach.isWhole || parent == second.view || parent.isDescendant(of: second.view),
                isSeen(view, in: parent, movedBy: moved, along: one.axis)
            else { return farAway(constraint, second, parent, reach) }
            // A row that is too long continues as it began.
            if let origin = constraint.origin,
                solved.constraints(on: second.view).contains(where: { $0.origin == origin })
            {
                return nil
            }
            if reach.isWhole, let outer = around(parent, beside: view, constraint, reach) {
                return .besideOwn(around: outer.name)
            }
            return .oppositeEdge(constraint.first.nameOnly, of: second.nameOnly)
        }
        if one == other, second.view !== parent, parent.isDescendant(of: second.view) {
            return .outerView(second.view.name)
        }
        if one == other, second.view.superview === parent.superview, second.view !== parent {
            let own = parent.attribute(constraint.first.attribute)
            let moved = solution.value(of: own) - solution.value(of: second)
            if isInside(view, of: parent, movedBy: moved, along: one.axis) {
                return .besideSuperview(constraint.first.nameOnly, of: second.view.name, insteadOf: own.nameOnly)
            }
        }
        return second.view === parent && constraint.leadsOut
            ? .outwardConstant : farAway(constraint, second, parent, reach)
    }

    /// The finding that only the constant moves a view that is next to another outside.
    private func farAway(
        _ constraint: LayoutConstraint, _ second: ViewAttribute, _ parent: View, _ reach: Reach
    ) -> OutsideView.Mistake? {
        let limit = constraint.constant.magnitude - reach.distance
        return reach.isWhole && constraint.first.attribute.isSide && second.view !== parent && limit >= 0
            && (constraint.constant > 0) == (reach.side == .right || reach.side == .bottom)
            ? .farAway(constraint.first.nameOnly, constraint.constant.magnitude, limit: limit) : nil
    }

    /// In a right-to-left layout, the left or right edge that positions a view to which a leading or trailing edge is
    /// related.
    private func fixedEdge(of view: View, beside constraint: LayoutConstraint) -> ViewAttribute.Name? {
        guard scene.direction == .rightToLeft, let superview = view.superview,
            [.leading, .trailing].contains(constraint.first.attribute)
        else { return nil }
        return solved.constraints(on: view).first {
            [.left, .right].contains($0.first.attribute) && $0.second?.view === superview
        }?.first.nameOnly
    }

    /// Whether part of the view would be inside along the axis if it were moved right or down by this distance.
    private func isSeen(_ view: View, in parent: View, movedBy distance: Double, along axis: Axis) -> Bool {
        !reaches(of: view, in: parent, movedBy: distance, along: axis).contains(where: \.isWhole)
    }

    /// Whether the whole view would be inside then.
    private func isInside(_ view: View, of parent: View, movedBy distance: Double, along axis: Axis) -> Bool {
        reaches(of: view, in: parent, movedBy: distance, along: axis).allSatisfy { $0.distance <= 0.5 }
    }

    private func reaches(of view: View, in parent: View, movedBy distance: Double, along axis: Axis) -> [Reach] {
        guard var frame = solution.frame(of: view), let bounds = solution.frame(of: parent) else { return [] }
        if axis == .horizontal { frame.x += distance } else { frame.y += distance }
        return Reach.sides(of: frame, in: bounds, along: axis)
    }

    private func isOnSize(_ cause: PlacementFinding.Cause) -> Bool {
        cause.member.id.map { scene.constraint(id: $0)?.first.attribute.isSize ?? false } ?? true
    }

    private func causes(of edge: ViewAttribute) -> [PlacementFinding.Cause] {
        scene.reason(for: edge).nodes.compactMap { node in
            guard case .member(let member) = node.source else { return nil }
            return PlacementFinding.Cause(
                member: member, equation: node.equation, value: node.value, origin: solved.origin(of: member))
        }
    }
}
