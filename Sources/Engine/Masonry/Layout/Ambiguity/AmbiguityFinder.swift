/// Finds the ambiguities of a solved scene.
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
            })
    }
}
