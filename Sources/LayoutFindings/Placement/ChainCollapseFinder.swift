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
            for view in solved.views.dropFirst() where isEmpty(view, axis) && !reported.contains(view) {
                guard found.count < SolvedScene.most else { return found }
                let chain = chain(of: view, axis)
                reported.formUnion(chain)
                if let collapse = collapse(chain, axis) { found.append(collapse) }
            }
        }
        return found
    }

    private func isEmpty(_ view: View, _ axis: Axis) -> Bool {
        let length = axis.components.length
        guard let frame = solved.solution.frame(of: view), frame[length] <= 0.5, solved.isShown(view),
            !solved.excused.contains(view), solved.isSettled(view, axis), let parent = view.superview,
            let bounds = solved.solution.frame(of: parent)
        else { return false }
        return bounds[length] > 0.5
    }

    /// The empty siblings that constraints relate to the view or to each other along the axis.
    private func chain(of view: View, _ axis: Axis) -> [View] {
        let empty = view.superview?.subviews.filter { isEmpty($0, axis) } ?? []
        var chain = [view]
        var next = 0
        while next < chain.count {
            let current = chain[next]
            next += 1
            chain += empty.filter { other in
                !chain.contains(other) && (isRelated(other, to: current, axis) || isRelated(current, to: other, axis))
            }
        }
        return empty.filter(chain.contains)
    }

    private func isRelated(_ view: View, to other: View, _ axis: Axis) -> Bool {
        solved.constraints(on: view).contains { $0.second?.view === other && $0.first.attribute.axis == axis }
    }

    private func collapse(_ chain: [View], _ axis: Axis) -> ChainCollapse? {
        guard chain.contains(where: hasContent), let view = chain.first else { return nil }
        let sources = scene.reason(for: view.attribute(axis == .horizontal ? .width : .height)).sources
        var causes: [PlacementFinding.Cause] = []
        for source in sources {
            guard case .member(let member) = source else { continue }
            // The content of an empty text, or a wish that the view gives way to.
            guard let constraint = member.id.flatMap(scene.constraint) else { return nil }
            if constraint.multiplier == 0 || asksForNothing(constraint) { return nil }
            let record = scene.record(of: constraint)
            causes.append(
                PlacementFinding.Cause(
                    member: member, equation: record.equation, value: record.secondValue, origin: constraint.origin))
        }
        guard causes.count > 1 else { return nil }
        return ChainCollapse(views: chain.map(\.name), axis: axis, causes: causes)
    }

    /// Whether it sets a size of 0, or makes a size depend on priorities, as for a collapsed view.
    private func asksForNothing(_ constraint: LayoutConstraint) -> Bool {
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
