internal import Simplex

/// Finds the ambiguities of a solved scene, and the constraints that would resolve them, by solving a copy of the
/// system.
struct AmbiguityFinder {
    let solution: LayoutSolution

    func ambiguities() -> [Ambiguity] {
        solution.items.views.dropFirst().flatMap { view in
            Axis.allCases.compactMap { ambiguity(of: view, along: $0) }
        }
    }

    /// Nil if nothing is open; a view that is not placed yet has no ambiguities.
    func ambiguity(of view: View, along axis: Axis) -> Ambiguity? {
        if view.isUnplaced { return nil }
        let components = solution.openComponents(of: view).filter { $0.axis == axis }
        return components.isEmpty ? nil : ambiguity(of: view, axis, components)
    }

    private func ambiguity(of view: View, _ axis: Axis, _ components: [FrameComponent]) -> Ambiguity {
        Ambiguity(
            view: view.name, axis: axis,
            components: zip(components, solution.ranges(of: components.map { (view, $0) })).map { component, range in
                let value = solution.value(of: component, of: view)
                return Ambiguity.Component(
                    component: component, value: value,
                    range: range.map { ValueRange(lower: $0.lower, upper: $0.upper) }
                        ?? ValueRange(lower: value, upper: value))
            },
            additions: additions(settling: view, axis, components).map(\.value))
    }

    /// One addition for each open component always suffices; a single one is often enough.
    private func additions(settling view: View, _ axis: Axis, _ components: [FrameComponent]) -> [Candidate] {
        let choices = components.map { candidates(for: $0, of: view) }
        for candidate in choices.flatMap(\.self) where settles([candidate], view, axis) { return [candidate] }
        let together = choices.compactMap(\.first)
        return settles(together, view, axis) ? together : []
    }

    // MARK: Candidates

    /// An equation that already holds.
    private struct Candidate {
        var value: Ambiguity.Addition
        var row: LinearRow
    }

    /// Simplest first: a position equal to the superview's own needs no constant.
    private func candidates(for component: FrameComponent, of view: View) -> [Candidate] {
        let axis = component.axis
        if component.isLength {
            let size: Attribute = axis == .horizontal ? .width : .height
            return [candidate(view.attribute(size), nil)].compactMap(\.self)
        }
        guard let parent = view.superview else { return [] }
        let places: [Attribute] = axis == .horizontal ? [.left, .centerX, .right] : [.top, .centerY, .bottom]
        let all = places.compactMap { candidate(view.attribute($0), parent.attribute($0)) }
        return all.filter { $0.value.constant == 0 } + all.prefix(1).filter { $0.value.constant != 0 }
    }

    private func candidate(_ first: ViewAttribute, _ second: ViewAttribute?) -> Candidate? {
        guard let (terms, known) = solution.difference(of: first, and: second) else { return nil }
        let values = solution.solution.values
        let exact = terms.reduce(known) { $0 + $1.coefficient * values[$1.variable] }
        // Nobody writes more decimals, and the solver can't distinguish them.
        let constant = (exact * 1e9).rounded() / 1e9
        return Candidate(
            value: Ambiguity.Addition(
                first: Layout.Anchor(first), relation: .equal,
                second: second.map(Layout.Anchor.init), constant: constant),
            row: LinearRow(terms, .equal, constant - known, .required))
    }

    // MARK: Solving

    /// Whether the candidates determine the view's frame along the axis without breaking a constraint or moving a
    /// frame.
    private func settles(_ candidates: [Candidate], _ view: View, _ axis: Axis) -> Bool {
        var system = solution.system
        for candidate in candidates { system.add(candidate.row) }
        guard let after = solution.solving(system) else { return false }
        return after.solution.broken == solution.solution.broken
            && !after.openComponents(of: view).contains { $0.axis == axis } && !after.isWorkOver
            && solution.items.views.allSatisfy { isUnmoved($0, in: after) }
    }

    private func isUnmoved(_ view: View, in after: LayoutSolution) -> Bool {
        guard let old = solution.frame(of: view), let new = after.frame(of: view) else { return false }
        return FrameComponent.allCases.allSatisfy { abs(old[$0] - new[$0]) <= 1e-6 }
    }
}
