internal import Masonry

/// Looks for views with content that have no width or height, although no constraint asks for a size of 0.
struct ChainCollapseFinder {
    private let solved: SolvedScene
    private var scene: Scene { solved.scene }

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func collapses() -> [ChainCollapse] {
        var found: [ChainCollapse] = []
        var reported: Set<View> = []
        for axis in Axis.allCases {
            let empty = solved.views.dropFirst().filter { isEmpty($0, axis) }
            let related = related(empty, axis)
            for view in empty where !reported.contains(view) {
                guard found.count < SolvedScene.maxFindings else { return found }
                let chain = chain(of: view, related)
                reported.formUnion(chain)
                if let collapse = collapse(chain, axis) { found.append(collapse) }
            }
        }
        return found
    }

    private func isEmpty(_ view: View, _ axis: Axis) -> Bool {
        let length = axis.components.length
        guard let frame = solved.solution.frame(of: view), frame[length] <= 0.5, solved.isShown(view),
            !solved.excluded.contains(view), solved.isSettled(view, axis), let parent = view.superview,
            let bounds = solved.solution.frame(of: parent)
        else { return false }
        return bounds[length] > 0.5
    }

    /// The empty siblings that a constraint relates to each empty view along the axis.
    private func related(_ empty: [View], _ axis: Axis) -> [View: [View]] {
        let all = Set(empty)
        var related: [View: [View]] = [:]
        for view in empty {
            for constraint in solved.constraints(on: view) where constraint.first.attribute.axis == axis {
                guard let other = constraint.second?.view, all.contains(other), other.superview === view.superview
                else { continue }
                related[view, default: []].append(other)
                related[other, default: []].append(view)
            }
        }
        return related
    }

    /// The empty siblings that constraints relate to the view or to each other along the axis.
    private func chain(of view: View, _ related: [View: [View]]) -> [View] {
        var pending = [view]
        var chain: Set<View> = [view]
        while let current = pending.popLast() {
            pending += related[current, default: []].filter { chain.insert($0).inserted }
        }
        return chain.count == 1 ? [view] : view.superview?.subviews.filter(chain.contains) ?? []
    }

    private func collapse(_ chain: [View], _ axis: Axis) -> ChainCollapse? {
        guard chain.contains(where: hasContent), let view = chain.first else { return nil }
        let sources = scene.reason(for: view.attribute(axis == .horizontal ? .width : .height)).sources
        var causes: [PlacementFinding.Cause] = []
        for source in sources {
            guard case .member(let member) = source else { continue }
            // The content of an empty text, or a preference that the view gives way to.
            guard let constraint = member.id.flatMap(scene.constraint) else { return nil }
            if constraint.multiplier == 0 || collapsesOnPurpose(constraint) { return nil }
            let record = scene.record(of: constraint)
            causes.append(
                PlacementFinding.Cause(
                    member: member, equation: record.equation, value: record.secondValue, origin: constraint.origin))
        }
        guard causes.count > 1 else { return nil }
        return ChainCollapse(views: chain.map(\.name), axis: axis, causes: causes)
    }

    /// Whether it sets a size of 0, or makes a size depend on priorities, as for a collapsed view.
    private func collapsesOnPurpose(_ constraint: LayoutConstraint) -> Bool {
        constraint.priority < LayoutPriority.required
            || constraint.first.attribute.isSize && constraint.second == nil && constraint.constant == 0
    }

    private func hasContent(_ view: View) -> Bool {
        switch view.kind {
        case .label, .button, .field: view.text?.isEmpty == false
        case .image: (view.measuredContentSize?.width ?? 0) > 0.5
        case .view, .scroll: view.subviews.contains(where: solved.isShown)
        case .guide: false
        }
    }
}
