internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import Scripts
internal import Diagnostics
internal import Evaluator
internal import LayoutLints

/// Views that a loop declares one after another, and that nothing places along an axis: each could be tied to the one before
/// it.
struct LoopedRow {
    private let interpreter: Interpreter
    private let layout: Layout
    private let axis: Axis
    private let edges: AxisEdges
    /// Those that are open, in the order of their declaration.
    let views: [View]

    /// Nil where the view is not the first of several, all of one length, that share their room across the axis.
    ///
    /// - Parameter ambiguity: what is open of the view.
    init?(from view: View, _ ambiguity: Ambiguity, by trials: RepairTrials) {
        (interpreter, layout, axis) = (trials.interpreter, trials.before, ambiguity.axis)
        edges = AxisEdges(axis, isDirectional: false)
        let axis = ambiguity.axis
        let isOpen = { (view: View, axis: Axis, layout: Layout) in
            layout.item(named: view.name)?.ambiguous.contains { $0.axis == axis } ?? false
        }
        views =
            view.superview?.subviews.filter { other in
                other.origin != nil && other.origin == view.origin && other.kind == view.kind
                    && isOpen(other, axis, trials.before)
            } ?? []
        let across = views.compactMap { trials.before.item(named: $0.name)?.frame }
        let shares = zip(across, across.dropFirst()).allSatisfy { one, other in
            let (place, length) = axis.other.components
            return one[place] < other[place] + other[length] && other[place] < one[place] + one[length]
        }
        guard views.count > 1, views[0] === view, shares,
            !ambiguity.components.contains(where: \.component.isLength),
            axis == .vertical || !isOpen(view, .vertical, trials.before)
        else { return nil }
    }

    /// What ties each to the one before it, and the first to what is around; nil where no loop of a file declares them.
    var candidate: RepairCandidate? {
        guard let origin = views[0].origin, let source = origin.sourceText, !source.isInput, source.accent == .masonry,
            let body = source.block(startingWith: [.for, .while], around: origin.range.lowerBound),
            source.block(startingWith: [.for, .while, .func], around: body.lowerBound - 1) == nil,
            let around = views[0].superview, let superview = interpreter.writer.expression(for: around)
        else { return nil }
        let lines = (source.line(at: body.lowerBound), origin.line, source.line(at: body.upperBound))
        guard lines.0 < lines.1, lines.1 < lines.2 else { return nil }
        let statements = zip(views, [nil] + views).compactMap { view, before in
            interpreter.writer.statement(for: [tie(view, to: before, in: around)], of: view)
        }
        guard statements.count == views.count else { return nil }
        let text = source.text(in: 0..<source.bytes.count)
        let variable = ["previous", "before", "end"].first { !text.contains($0) } ?? "endOfPrevious"
        let name = views[0].name.prefix { $0 != "#" }
        let distance = gap > 0 ? ".\(Member.offset.rawValue)(\(gap.spelled))" : ""
        let chain = "\(Builtin.make.rawValue).\(edges.near.rawValue).\(Member.equalTo.rawValue)(\(variable))\(distance)"
        return RepairCandidate(
            title: "place each after the previous one", statement: statements.joined(separator: "; "),
            code:
                "before line \(lines.0), write \(ReservedWord.var.rawValue) \(variable) = \(superview).\(edges.near.rawValue); "
                + "after line \(lines.1), \(chain); at the end of the loop, \(variable) = \(name).\(edges.far.rawValue)"
        )
    }

    private func tie(_ view: View, to before: View?, in around: View) -> Ambiguity.Addition {
        Ambiguity.Addition(
            first: Layout.Anchor(item: view.name, attribute: edges.near), relation: .equal,
            second: Layout.Anchor(
                item: (before ?? around).name, attribute: before == nil ? edges.near : edges.far), constant: gap)
    }

    /// What they keep from what is around across the axis, or else what views stand apart usually, in points.
    private var gap: Double {
        let near = AxisEdges(axis.other, isDirectional: false).near
        let pin = layout.constraints.first { pin in
            pin.first.item == views[0].name && pin.first.attribute.resolved(in: layout.screen.direction) == near
                && pin.second?.item == views[0].superview?.name && pin.relation == .equal
        }
        return pin.map { max(0, $0.constant) } ?? 8
    }

    /// Whether the trial leaves none of them open, and none on another.
    func isSettled(by trial: RepairTrial) -> Bool {
        let frames = views.compactMap { trial.after.item(named: $0.name)?.frame }
        return trial.isClean && views.allSatisfy { trial.settles($0.name, axis) }
            && frames.overlappingPairs(compared: frames.count).isEmpty
    }
}
