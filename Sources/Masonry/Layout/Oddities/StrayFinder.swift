internal import Simplex

/// Looks for views that reach out of their superviews and hardly mean to.
struct StrayFinder {
    private let oddities: OddityFinder
    private var scene: Scene { oddities.scene }
    private var solution: LayoutSolution { oddities.solution }

    init(_ oddities: OddityFinder) {
        self.oddities = oddities
    }

    func strays() -> [Stray] {
        var reaches: [View: Reach] = [:]
        for view in solution.items.views.dropFirst() where !oddities.excused.contains(view) {
            reaches[view] = reach(of: view)
        }
        var followers: [View: [String]] = [:]
        var leading: [View] = []
        var leaders: [View: View] = [:]
        for view in solution.items.views {
            guard let reach = reaches[view] else { continue }
            let leader = leader(of: view, reach.side, reaches, known: leaders)
            leaders[view] = leader
            if leader == view { leading.append(view) } else { followers[leader, default: []].append(view.name) }
        }
        return leading.prefix(OddityFinder.most).compactMap { view in
            reaches[view].flatMap { stray(view, $0, followers[view] ?? []) }
        }
    }

    private func reach(of view: View) -> Reach? {
        guard let parent = view.superview, parent.kind != .scroll, oddities.isShown(view),
            let frame = solution.frame(of: view), let bounds = solution.frame(of: parent)
        else { return nil }
        let axes = Axis.allCases.filter { oddities.isSettled(view, $0) && oddities.isSettled(parent, $0) }
        let sides = axes.flatMap { Reach.sides(of: frame, in: bounds, along: $0) }
        guard let worst = sides.max(by: { $0.isBetter($1) }), worst.distance > 0.5,
            worst.isWhole ? !isParked(view, worst.side, in: frame) : !isPerched(view, worst.side)
        else { return nil }
        return worst
    }

    private func stray(_ view: View, _ reach: Reach, _ followers: [String]) -> Stray? {
        guard let parent = view.superview, let frame = solution.frame(of: view), let bounds = solution.frame(of: parent)
        else { return nil }
        let length = reach.axis.components.length
        let isTooLong = frame[length] > bounds[length] + 0.5
        let opposite = Reach.sides(of: frame, in: bounds, along: reach.axis).first { $0.side != reach.side }
        var causes = causes(of: view.attribute(reach.side))
        let isOnBothSides = opposite.map { $0.distance > 0.5 } ?? false
        if isTooLong, isOnBothSides || causes.contains(where: { isOnSize($0) && $0.member.id != nil }) {
            causes = causes.filter(isOnSize) + causes.filter { !isOnSize($0) }
        }
        let mistake =
            bounds[length] < 0.5 ? .emptySuperview : mistake(in: causes, view, parent, reach.isWhole)
        return Stray(
            view: view.name, superview: parent.name, side: reach.side, distance: reach.distance,
            oppositeDistance: isOnBothSides ? opposite?.distance ?? 0 : 0, isWhole: reach.isWhole,
            causes: causes, mistake: mistake,
            mend: mistake == nil && !reach.isWhole ? mend(view, parent, reach, isOnBothSides, causes) : nil,
            followers: followers)
    }

    // MARK: What follows from what

    /// The view by whose place this one is outside; itself if by none that is.
    ///
    /// - Parameter known: the leaders of views before.
    private func leader(
        of view: View, _ side: Attribute, _ reaches: [View: Reach], known: [View: View]
    ) -> View {
        var (leader, seen) = (view, Set([view]))
        while let next = predecessor(of: leader, side, reaches) {
            if let end = known[next] { return end }
            // Those that place one another are each outside by themselves.
            guard seen.insert(next).inserted else { return view }
            leader = next
        }
        return leader
    }

    /// A view beside this one that is outside too, or excused, and that a constraint along the axis places it by.
    private func predecessor(of view: View, _ side: Attribute, _ reaches: [View: Reach]) -> View? {
        oddities.constraints(on: view).lazy.compactMap { constraint -> View? in
            let attribute = constraint.first.attribute
            guard attribute.axis == side.axis, !attribute.isSize, let second = constraint.second?.view,
                second !== view, !view.isDescendant(of: second)
            else { return nil }
            return reaches[second]?.side == side || oddities.excused.contains(second) ? second : nil
        }.first
    }

    // MARK: What is likely to be wrong

    private func mistake(
        in causes: [Oddity.Cause], _ view: View, _ parent: View, _ isWhole: Bool
    ) -> Stray.Mistake? {
        guard let constraint = causes.first?.member.id.flatMap({ scene.constraint(id: $0) }),
            constraint.first.view === view, let second = constraint.second, second.guide == nil
        else { return nil }
        let (one, other) = (
            constraint.first.attribute.resolved(in: scene.direction), second.attribute.resolved(in: scene.direction)
        )
        if one.isBaseline, other == .top || other == .bottom, second.view.kind.hasText {
            return .baselineAtEdge(constraint.first.nameOnly, of: second.nameOnly)
        }
        if one.opposite == other || other.opposite == one {
            // That is how views stand side by side, unless there is nothing on that side.
            let moved = solution.value(of: second.view.attribute(one)) - solution.value(of: second)
            guard isWhole || parent == second.view || parent.isDescendant(of: second.view),
                isSeen(view, in: parent, movedBy: moved, along: one.axis)
            else { return nil }
            return .oppositeEdge(constraint.first.nameOnly, of: second.nameOnly)
        }
        if one == other, second.view !== parent, parent.isDescendant(of: second.view) {
            return .outerView(second.view.name)
        }
        let isOutward = one.isFarEdge ? constraint.constant > 0 : constraint.constant < 0
        return one == other && second.view === parent && isOutward ? .outwardConstant : nil
    }

    /// Whether some of the view would be inside along the axis if it were so many points farther right, or lower.
    private func isSeen(_ view: View, in parent: View, movedBy distance: Double, along axis: Axis) -> Bool {
        guard var frame = solution.frame(of: view), let bounds = solution.frame(of: parent) else { return false }
        if axis == .horizontal { frame.x += distance } else { frame.y += distance }
        return !Reach.sides(of: frame, in: bounds, along: axis).contains(where: \.isWhole)
    }

    private func isOnSize(_ cause: Oddity.Cause) -> Bool {
        cause.member.id.map { scene.constraint(id: $0)?.first.attribute.isSize ?? false } ?? true
    }

    /// Whether the view sits on an edge on purpose, with its centre there, as a badge does.
    private func isPerched(_ view: View, _ side: Attribute) -> Bool {
        oddities.constraints(on: view).contains { constraint in
            guard let second = constraint.second else { return false }
            let attribute = constraint.first.attribute
            return attribute.axis == side.axis && (attribute == .centerX || attribute == .centerY)
                && second.attribute != attribute
        }
    }

    /// Whether the view waits just outside, moved there by its own length, as one that slides in later does.
    private func isParked(_ view: View, _ side: Attribute, in frame: Rect) -> Bool {
        let length = side.axis == .horizontal ? frame.width : frame.height
        return oddities.constraints(on: view).contains { constraint in
            guard let second = constraint.second, second.view === view.superview else { return false }
            let attribute = constraint.first.attribute
            return attribute.axis == side.axis && attribute == second.attribute
                && abs(abs(constraint.constant) - length) <= 0.5
        }
    }

    private func causes(of edge: ViewAttribute) -> [Oddity.Cause] {
        let reason = ReasonFinder(scene: scene, solution: solution).reason(for: edge)
        return reason.nodes.compactMap { node in
            guard case .member(let member) = node.source else { return nil }
            return Oddity.Cause(
                member: member, equation: node.equation, value: node.value, origin: oddities.origin(of: member))
        }
    }

    // MARK: What would keep it inside

    private func mend(
        _ view: View, _ parent: View, _ reach: Reach, _ isOnBothSides: Bool, _ causes: [Oddity.Cause]
    ) -> Stray.Mend? {
        let size: Attribute = reach.axis == .horizontal ? .width : .height
        let attribute = isOnBothSides ? size : reach.side
        let sizes = causes.filter(isOnSize).map(\.member).filter { !$0.isHugging }
        return ([nil] + sizes.map(Optional.some)).lazy.map { Stray.Mend(attribute: attribute, weakening: $0) }
            .first { keepsInside($0, view, parent) }
    }

    private func keepsInside(_ mend: Stray.Mend, _ view: View, _ parent: View) -> Bool {
        guard
            let (terms, known) = solution.difference(
                of: view.attribute(mend.attribute), and: parent.attribute(mend.attribute))
        else { return false }
        var system = solution.system
        if let member = mend.weakening {
            guard let row = solution.row(of: member) else { return false }
            // A compression resistance is high already.
            let priority = member.id == nil ? LayoutPriority.medium : LayoutPriority.high
            system.setStrength(.optional(priority), ofRow: row)
        }
        system.add(LinearRow(terms, mend.relation.linear, -known, .required))
        let axis = mend.attribute.axis
        guard let after = oddities.solved(system, settling: view, axis), let frame = after.frame(of: view),
            let bounds = after.frame(of: parent), frame[axis.components.length] > 0.5
        else { return false }
        // A text may be cut off or broken at the end of its line, but not between its top and bottom.
        if axis == .vertical, view.kind.hasText, let height = view.intrinsicSize(wrappedAt: frame.width).height,
            frame.height < height - 0.5
        {
            return false
        }
        return Reach.sides(of: frame, in: bounds, along: axis).allSatisfy { $0.distance <= 0.5 }
    }
}

extension Conflict.Member {
    /// Whether it keeps a view from being larger than its content.
    fileprivate var isHugging: Bool {
        if case .intrinsic(let equation) = self { equation.kind == .hugging } else { false }
    }
}

/// How far a frame reaches out of another at a side.
private struct Reach {
    var side: Attribute
    /// In points; below 0 for what is inside.
    var distance: Double
    var isWhole: Bool

    var axis: Axis { side.axis }

    static func sides(of frame: Rect, in bounds: Rect, along axis: Axis) -> [Reach] {
        let (place, length) = axis.components
        let (start, end) = (frame[place], frame[place] + frame[length])
        let (low, high) = (bounds[place], bounds[place] + bounds[length])
        let isEmpty = frame[length] < 0.5 || bounds[length] < 0.5
        return [
            Reach(
                side: axis == .horizontal ? .left : .top, distance: low - start,
                isWhole: !isEmpty && end <= low + 0.5),
            Reach(
                side: axis == .horizontal ? .right : .bottom, distance: end - high,
                isWhole: !isEmpty && start >= high - 0.5),
        ]
    }

    /// Whether the other is worse.
    func isBetter(_ other: Reach) -> Bool {
        isWhole == other.isWhole ? distance < other.distance : other.isWhole
    }
}

extension Scene {
    /// The views that reach out of their superviews, in order of declaration, the first twenty: but for what is in scroll
    /// views, hidden, open, placed by its centre on an edge, placed by another that is outside too, or about which
    /// something else is reported. Solves if anything changed.
    public func strays() -> [Stray] {
        let solution = solved()
        if interruption?.reason != nil { return [] }
        return OddityFinder(scene: self, solution: solution).strays()
    }
}
