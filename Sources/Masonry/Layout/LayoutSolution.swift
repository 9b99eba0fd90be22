internal import Simplex

/// A solved scene: the frames as the solver gives them, and what was broken or left open on the way.
struct LayoutSolution {
    let items: [View]
    let unknowns: [LayoutUnknowns]
    let direction: LayoutDirection
    let scale: Double
    let rows: [LayoutRow]
    let firstTies: [Int]
    let system: LinearSystem
    let solution: LinearSolution
    /// The labels whose height did not settle.
    private(set) var unsettled: [View] = []

    init(
        items: [View], unknowns: [LayoutUnknowns], direction: LayoutDirection, scale: Double, rows: [LayoutRow],
        firstTies: [Int], system: LinearSystem
    ) {
        self.items = items
        self.unknowns = unknowns
        self.direction = direction
        self.scale = scale
        self.rows = rows
        self.firstTies = firstTies
        self.system = system
        solution = system.solve()
    }

    func reporting(unsettled: [View]) -> LayoutSolution {
        var solution = self
        solution.unsettled = unsettled
        return solution
    }
}

// Frames.
extension LayoutSolution {
    /// In the root's coordinates, unrounded; nil for a view that is not in the layout.
    func frame(of view: View) -> Rect? {
        index(of: view).map { unknowns[$0].frame(solution.values) }
    }

    /// In the superview's coordinates, each edge rounded to the scale; nil for a view that is not in the layout.
    func roundedFrame(of view: View) -> Rect? {
        guard let frame = frame(of: view) else { return nil }
        let parent = index(of: view) == 0 ? nil : view.superview.flatMap { self.frame(of: $0) }
        let left = rounded(frame.x)
        let top = rounded(frame.y)
        return Rect(
            x: left - rounded(parent?.x ?? 0), y: top - rounded(parent?.y ?? 0),
            width: rounded(frame.x + frame.width) - left, height: rounded(frame.y + frame.height) - top)
    }

    /// A scroll view's content area.
    func contentSize(of view: View) -> Size? {
        guard let index = index(of: view), let content = unknowns[index].content else { return nil }
        return Size(width: content.width.value(solution.values), height: content.height.value(solution.values))
    }

    func width(of view: View) -> Double? {
        index(of: view).map { unknowns[$0].width.value(solution.values) }
    }

    /// The attribute's number in the root's coordinates; 0 for a view that is not in the layout.
    func value(of side: ViewAttribute) -> Double {
        guard let index = index(of: side.view) else { return 0 }
        let form = LinearForm(side, unknowns: unknowns[index], direction: direction, isSeenFromInside: false)
        return form.value(solution.values)
    }

    func index(of view: View) -> Int? {
        let index = view.layoutIndex
        return items.indices.contains(index) && items[index] === view ? index : nil
    }

    /// To the nearest of the scale's steps; a hair below a half goes up, so that equal edges round alike.
    private func rounded(_ value: Double) -> Double {
        scale == 0 ? value : (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}

// What was broken, what is open.
extension LayoutSolution {
    /// The rows that were left out because they can't hold with the earlier ones, in order.
    var brokenRows: [LayoutRow] { solution.broken.map { rows[$0] } }

    /// For each broken row, in order, an irreducible conflicting set that contains it, and why it can't hold.
    var conflicts: [(broken: LayoutRow, set: [LayoutRow], arithmetic: Conflict.Arithmetic?)] {
        solution.broken.map { row in
            let set = system.conflict(of: row, in: solution)
            return (rows[row], set.map { rows[$0] }, system.contradiction(of: set).map(arithmetic))
        }
    }

    private func arithmetic(_ contradiction: Contradiction) -> Conflict.Arithmetic {
        let summands =
            contradiction.bounds.compactMap { bound in
                nonnegativeLength(bound.index).map { Conflict.Summand(source: $0, multiplier: bound.multiplier) }
            }
            + contradiction.rows.compactMap { row in
                rows[row.index].source.map { Conflict.Summand(source: $0, multiplier: row.multiplier) }
            }
        let relation: Relation =
            switch contradiction.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        return Conflict.Arithmetic(summands: summands, relation: relation, value: contradiction.value)
    }

    /// The length that a variable which is never negative stands for.
    private func nonnegativeLength(_ variable: Int) -> Conflict.Source? {
        for (index, unknowns) in unknowns.enumerated() {
            for axis in Axis.allCases {
                if unknowns.extent(axis).isVariable(variable)
                    || unknowns.contentExtent(axis)?.isVariable(variable) == true
                {
                    return .nonnegative(view: items[index].displayName, axis: axis)
                }
            }
        }
        return nil
    }

    /// What of the view's frame, in its superview's coordinates, the constraints leave open.
    func openComponents(of view: View) -> [FrameComponent] {
        guard let index = index(of: view), firstTies[index] >= 0 else { return [] }
        return FrameComponent.allCases.filter { solution.isTieOpen[tie(of: $0, at: index)] }
    }

    /// The least and the greatest value, in points, that an open component could take; nil where there is no end.
    func range(of component: FrameComponent, of view: View) -> (lower: Double?, upper: Double?) {
        guard let index = index(of: view), firstTies[index] >= 0 else { return (nil, nil) }
        return system.range(ofTie: tie(of: component, at: index), in: solution)
    }

    /// The component, in points, in the superview's coordinates, unrounded.
    func value(of component: FrameComponent, of view: View) -> Double {
        guard let frame = frame(of: view) else { return 0 }
        if component.isLength { return frame[component] }
        let parent = view.superview.flatMap { self.frame(of: $0) } ?? .zero
        return frame[component] - parent[component]
    }

    private func tie(of component: FrameComponent, at index: Int) -> Int {
        let position =
            switch component {
            case .width: 0
            case .height: 1
            case .x: 2
            case .y: 3
            }
        return firstTies[index] + position
    }
}
