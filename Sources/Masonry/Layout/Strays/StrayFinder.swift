/// Looks for views that reach out of their superviews and hardly mean to.
struct StrayFinder {
    let scene: Scene
    let solution: LayoutSolution

    /// More than this many nobody reads, and each takes a look at what placed it.
    private static let most = 20

    func strays() -> [Stray] {
        let excused = excusedViews
        var found: [Stray] = []
        for view in solution.items.views.dropFirst() where found.count < Self.most && !excused.contains(view) {
            if let stray = stray(view) { found.append(stray) }
        }
        return found
    }

    /// What a broken constraint or another lint is about is said there.
    private var excusedViews: Set<View> {
        var excused: Set<View> = []
        for case .constraint(let constraint) in solution.brokenRows {
            excused.insert(constraint.first.view)
            if let second = constraint.second?.view { excused.insert(second) }
        }
        for surprise in scene.surprises() {
            switch surprise.kind {
            case .positiveOffset, .movedEdges:
                excused.formUnion(scene.views.filter { $0.displayName == surprise.view })
            default: break
            }
        }
        return excused
    }

    private func stray(_ view: View) -> Stray? {
        guard let parent = view.superview, parent.kind != .scroll, view.kind != .guide, !view.isUnplaced,
            !view.isHidden, let frame = solution.frame(of: view), let bounds = solution.frame(of: parent)
        else { return nil }
        let sides = Axis.allCases.filter { isSettled(view, $0) && isSettled(parent, $0) }.flatMap { axis in
            Reach.sides(of: frame, in: bounds, along: axis)
        }
        guard let worst = sides.max(by: { $0.isBetter($1) }), worst.distance > 0.5,
            worst.isWhole ? !isParked(view, worst.side, in: frame) : !isPerched(view, worst.side)
        else { return nil }
        let causes = causes(of: view.attribute(worst.side))
        let length: FrameComponent = worst.side.axis == .horizontal ? .width : .height
        return Stray(
            view: view.name, superview: parent.name, side: worst.side, distance: worst.distance,
            isWhole: worst.isWhole, causes: causes,
            mistake: bounds[length] < 0.5 ? .emptySuperview : mistake(in: causes, view, parent, worst.isWhole))
    }

    private func mistake(
        in causes: [Stray.Cause], _ view: View, _ parent: View, _ isWhole: Bool
    ) -> Stray.Mistake? {
        guard let constraint = causes.first?.member.id.flatMap({ scene.constraint(id: $0) }),
            constraint.first.view === view, let second = constraint.second, second.guide == nil
        else { return nil }
        let (one, other) = (
            constraint.first.attribute.resolved(in: scene.direction), second.attribute.resolved(in: scene.direction)
        )
        if one.opposite == other || other.opposite == one {
            // That is how views stand side by side, unless there is nothing on that side.
            guard isWhole || parent == second.view || parent.isDescendant(of: second.view) else { return nil }
            return .oppositeEdge(constraint.first.nameOnly, of: second.nameOnly)
        }
        if one == other, second.view !== parent, parent.isDescendant(of: second.view) {
            return .outerView(second.view.name)
        }
        let isOutward = one.isFarEdge ? constraint.constant > 0 : constraint.constant < 0
        return one == other && second.view === parent && isOutward ? .outwardConstant : nil
    }

    private func isSettled(_ view: View, _ axis: Axis) -> Bool {
        !solution.openComponents(of: view).contains { $0.axis == axis }
    }

    /// Whether the view sits on an edge on purpose, with its centre there, as a badge does.
    private func isPerched(_ view: View, _ side: Attribute) -> Bool {
        view.installedConstraints.lazy.compactMap(\.layoutConstraint).contains { constraint in
            guard constraint.isActive, let second = constraint.second else { return false }
            let attribute = constraint.first.attribute
            return attribute.axis == side.axis && (attribute == .centerX || attribute == .centerY)
                && second.attribute != attribute
        }
    }

    /// Whether the view waits just outside, moved there by its own length, as one that slides in later does.
    private func isParked(_ view: View, _ side: Attribute, in frame: Rect) -> Bool {
        let length = side.axis == .horizontal ? frame.width : frame.height
        return view.installedConstraints.lazy.compactMap(\.layoutConstraint).contains { constraint in
            guard constraint.isActive, let second = constraint.second, second.view === view.superview else {
                return false
            }
            let attribute = constraint.first.attribute
            return attribute.axis == side.axis && attribute == second.attribute
                && abs(abs(constraint.constant) - length) <= 0.5
        }
    }

    private func causes(of edge: ViewAttribute) -> [Stray.Cause] {
        let reason = ReasonFinder(scene: scene, solution: solution).reason(for: edge)
        return reason.nodes.compactMap { node in
            guard case .member(let member) = node.source else { return nil }
            let origin: Origin? =
                switch member {
                case .constraint(let id): scene.constraint(id: id)?.origin
                case .intrinsic(let equation): scene.view(named: equation.view)?.origin
                }
            return Stray.Cause(member: member, equation: node.equation, value: node.value, origin: origin)
        }
    }
}

/// How far a frame reaches out of another at a side.
private struct Reach {
    var side: Attribute
    /// In points; below 0 for what is inside.
    var distance: Double
    var isWhole: Bool

    static func sides(of frame: Rect, in bounds: Rect, along axis: Axis) -> [Reach] {
        let isHorizontal = axis == .horizontal
        let (place, length): (FrameComponent, FrameComponent) = isHorizontal ? (.x, .width) : (.y, .height)
        let (start, end) = (frame[place], frame[place] + frame[length])
        let (low, high) = (bounds[place], bounds[place] + bounds[length])
        let isEmpty = frame[length] < 0.5 || bounds[length] < 0.5
        return [
            Reach(
                side: isHorizontal ? .left : .top, distance: low - start, isWhole: !isEmpty && end <= low + 0.5),
            Reach(
                side: isHorizontal ? .right : .bottom, distance: end - high, isWhole: !isEmpty && start >= high - 0.5),
        ]
    }

    /// Whether the other is worse.
    func isBetter(_ other: Reach) -> Bool {
        isWhole == other.isWhole ? distance < other.distance : other.isWhole
    }
}

extension Scene {
    /// The views that reach out of their superviews, in order of declaration, the first twenty: but for what is in scroll
    /// views, hidden, open, placed by its centre on an edge, or about which something else is reported. Solves if anything
    /// changed.
    public func strays() -> [Stray] {
        let solution = solved()
        if interruption?.reason != nil { return [] }
        return StrayFinder(scene: self, solution: solution).strays()
    }
}
