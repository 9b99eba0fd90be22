internal import Simplex

/// A solved scene: the frames from the solver, and what is broken or ambiguous.
package final class LayoutSolution {
    package let items: SceneItems
    private let constraints: ConstraintIndex
    let direction: LayoutDirection
    private let scale: Double
    private let choices: [AmbiguityChoice]
    /// The ties of each item's components, in the order of `FrameComponent.settlingOrder`; -1 without one; empty if
    /// nothing is open.
    private let ties: ContiguousArray<Int32>
    private var storage: LayoutStorage
    var system: LinearSystem { storage.system }
    /// The limit on the work for questions about it, shared with other searches.
    var work: LinearWork? {
        get { storage.system.work }
        set { storage.system.work = newValue }
    }
    private var sources: ContiguousArray<RowSource> { storage.sources }
    var unknownRows: Set<Int> { storage.unknownRows }
    let solution: LinearSolution
    /// The values of the variables, but with positions in the root's coordinates.
    let values: [Double]
    /// For each tie of the system, whether the priorities leave its expression open.
    var isTieOpen: [Bool] {
        if let openTies { return openTies }
        let found = system.openTies(in: solution)
        // An incomplete result must not be reused.
        if !isWorkOver { openTies = found }
        return found
    }
    private var openTies: [Bool]?
    /// The ranges of tie expressions that were requested.
    private var tieRanges: [Int: (lower: Double?, upper: Double?)?] = [:]
    /// The same scene without the rows that have stand-ins for something unknown; nil if there are none, or if that would take too
    /// much work.
    private(set) lazy var knownPart = solvedWithoutUnknown()
    /// The labels whose height could not be determined.
    var unsettled: [View] = []

    init(
        items: SceneItems, constraints: ConstraintIndex, direction: LayoutDirection, scale: Double,
        taking storage: inout LayoutStorage, choices: [AmbiguityChoice], keepsTrace: Bool
    ) {
        self.items = items
        self.constraints = constraints
        self.direction = direction
        self.scale = scale
        self.choices = choices
        var ties = ContiguousArray<Int32>()
        let addTies: LinearSystem.TieWriter = { system, isUndetermined in
            ties = LayoutSystemBuilder.addTies(of: items, after: choices, where: isUndetermined, to: &system)
        }
        if keepsTrace {
            var trace = storage.trace
            storage.trace = nil
            solution = storage.system.solve(replaying: &trace, addingTies: addTies)
            storage.trace = trace
        } else {
            solution = storage.system.solve(addingTies: addTies)
        }
        values = items.inRootCoordinates(solution.values)
        self.ties = ties
        self.storage = LayoutStorage()
        swap(&self.storage, &storage)
    }
}

extension LayoutSolution {
    /// Whether the last answer about it may be wrong, because the work limit was reached.
    package var isWorkOver: Bool { work?.isOver ?? false }

    /// The same scene solved with another system without ties, with the same sources; nil if that would exceed the work
    /// limit.
    func solving(_ system: consuming LinearSystem) -> LayoutSolution? {
        var storage = LayoutStorage()
        storage.system = system
        storage.sources = sources
        let solved = LayoutSolution(
            items: items, constraints: constraints, direction: direction, scale: scale, taking: &storage,
            choices: choices, keepsTrace: false)
        return solved.solution.didRunOut || isWorkOver ? nil : solved
    }

    /// The storage of a solution that is no longer needed.
    func dismantled() -> LayoutStorage {
        var storage = LayoutStorage()
        swap(&storage, &self.storage)
        return storage
    }
}

// Frames.
extension LayoutSolution {
    /// In the root's coordinates, unrounded.
    @inline(__always) func frame(ofItem item: Int) -> Rect { LayoutVariables.frame(item, values) }

    /// In the root's coordinates, not rounded; nil for a view that is not in the layout.
    package func frame(of view: View) -> Rect? { items.index(of: view).map(frame) }

    /// In the superview's coordinates, each edge rounded to the scale; nil for a view that is not in the layout.
    package func roundedFrame(of view: View) -> Rect? { items.index(of: view).map(roundedFrame) }

    /// In the superview's coordinates, each edge rounded to the scale.
    func roundedFrame(ofItem item: Int) -> Rect {
        let frame = frame(ofItem: item)
        let left = rounded(frame.x)
        let top = rounded(frame.y)
        let parent = Int(items.parents[item])
        let (parentLeft, parentTop) =
            parent < 0 ? (0, 0) : (rounded(values[4 * parent]), rounded(values[4 * parent + 1]))
        return Rect(
            x: left - parentLeft, y: top - parentTop, width: rounded(frame.x + frame.width) - left,
            height: rounded(frame.y + frame.height) - top)
    }

    /// Whether numbers are so far apart that the frame of the view may be wrong.
    package func isInexact(_ view: View) -> Bool {
        guard !solution.isInexact.isEmpty, let item = items.index(of: view) else { return false }
        return solution.isInexact[4 * item..<4 * item + 4].contains(true)
    }

    /// The size of a scroll view's content area.
    package func contentSize(ofItem item: Int) -> Size? {
        let variables = LayoutVariables(items)
        guard let width = variables.contentExtent(item, .horizontal),
            let height = variables.contentExtent(item, .vertical)
        else { return nil }
        return Size(width: values[width], height: values[height])
    }

    /// The attribute as an expression in the root's coordinates; nil for a view that is not in the layout.
    func form(of side: ViewAttribute, oppositeTo other: ViewAttribute? = nil) -> LinearForm? {
        items.index(of: side.view).map { item in
            LinearForm(
                side, item: item, variables: LayoutVariables(items), direction: direction,
                isSeenFromInside: side.isSeenFromInside(by: other))
        }
    }

    /// One attribute minus another, as terms of the system and a constant; nil for a view that is not in the layout.
    func difference(of one: ViewAttribute, and other: ViewAttribute) -> (terms: [LinearTerm], known: Double)? {
        guard let form = form(of: one, oppositeTo: other), let otherForm = self.form(of: other, oppositeTo: one)
        else { return nil }
        return (
            items.inSuperviewCoordinates(
                form.terms + otherForm.terms.map { LinearTerm(-$0.coefficient, $0.variable) }),
            form.constant - otherForm.constant
        )
    }

    /// The value of the attribute in the root's coordinates; 0 for a view that is not in the layout.
    package func value(of side: ViewAttribute) -> Double {
        form(of: side)?.value(values) ?? 0
    }

    /// The value of each constraint's first attribute, that of the other side of its equation, and that of its second
    /// attribute alone; positions are in the root's coordinates.
    func sides(of constraints: [LayoutConstraint]) -> [(first: Double, second: Double, anchor: Double?)] {
        let rows = constraints.map { storage.row(ofConstraint: $0.id) }
        // Asking the storage each time would copy the system, an array after another.
        let system = self.system
        return zip(constraints, rows).map { constraint, row in
            let (first, second) = (constraint.first, constraint.second)
            guard let form = form(of: first, oppositeTo: second) else { return (0, 0, nil) }
            let value = form.value(values)
            let anchor = second.flatMap { self.form(of: $0, oppositeTo: first)?.value(values) }
            guard let row, !system.isCleared(row) else { return (value, value, anchor) }
            let excess = system.excess(ofRow: row, at: solution.values)
            return (value, value - (isMirrored(first, second) ? -excess : excess), anchor)
        }
    }

    /// Whether an equation of the two uses its superview's mirrored axis.
    private func isMirrored(_ first: ViewAttribute, _ second: ViewAttribute?) -> Bool {
        guard direction == .rightToLeft, let second else { return false }
        return first.attribute.isDirectional || second.attribute.isDirectional
    }

    /// Rounds to the nearest step of the scale. Values just below a half round up, so that equal edges round alike.
    private func rounded(_ value: Double) -> Double {
        scale == 0 ? value : (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}

// Broken rows.
extension LayoutSolution {
    /// The broken rows, in order: they can't hold with the earlier ones.
    var brokenRows: [LayoutRow] { solution.broken.map(row) }

    /// The broken constraints, in order: they can't hold with earlier rows.
    package var brokenConstraints: [LayoutConstraint] {
        brokenRows.compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
    }

    /// For each broken row, in order, an irreducible conflicting set that contains it, and why it can't hold; an empty
    /// set if there are too many conflicts to find it.
    var conflicts: [(broken: LayoutRow, set: [LayoutRow], arithmetic: Conflict.Arithmetic?)] {
        let sets = system.conflicts(in: solution).map { $0 ?? [] }
        return zip(zip(solution.broken, sets), system.contradictions(of: sets)).map { conflict, contradiction in
            (row(conflict.0), conflict.1.map(row), contradiction.map(arithmetic))
        }
    }

    /// The limits that the contents of views set.
    var contentRows: [(view: View, equation: IntrinsicEquation)] {
        sources.indices.compactMap { index in
            guard case .intrinsic = sources[index], case .intrinsic(let view, let equation) = row(index) else {
                return nil
            }
            return (view, equation)
        }
    }

    /// The source of a row of the system.
    func row(_ index: Int) -> LayoutRow {
        switch sources[index] {
        case .given(let item, let component): return .givenFrame(items.views[Int(item)], component)
        case .fitting: return .fitting
        case .constraint(let id, _):
            guard let constraint = constraints[Int(id)] else { preconditionFailure("a constraint that is gone") }
            return .constraint(constraint)
        case .intrinsic(let item, let axis, let kind):
            let view = items.views[Int(item)]
            return .intrinsic(
                view,
                IntrinsicEquation(
                    view: view.name, axis: axis, kind: kind, length: system.constant(ofRow: index)))
        }
    }

    private func arithmetic(_ contradiction: Contradiction) -> Conflict.Arithmetic {
        let bounds = contradiction.bounds.map { bound in
            let length = LayoutVariables(items).meaning(of: bound.index)
            let view = items.views[length.item].name
            let axis = length.component.axis
            return Conflict.Summand(
                source: length.isContent
                    ? .nonnegativeContent(view: view, axis: axis) : .nonnegative(view: view, axis: axis),
                multiplier: bound.multiplier)
        }
        let rows = contradiction.rows.compactMap { summand in
            row(summand.index).source.map { Conflict.Summand(source: $0, multiplier: summand.multiplier) }
        }
        return Conflict.Arithmetic(
            summands: bounds + rows, relation: Relation(contradiction.relation), value: contradiction.value)
    }
}

// Ambiguities.
extension LayoutSolution {
    /// The ambiguous parts of the view's frame, in its superview's coordinates.
    package func openComponents(of view: View) -> [FrameComponent] {
        guard !solution.isDetermined, let item = items.index(of: view) else { return [] }
        return FrameComponent.allCases.filter { tie(of: $0, ofItem: item).map { isTieOpen[$0] } ?? false }
    }

    /// For each open component of the views, the smallest and the largest possible value, in points. A nil end means no
    /// limit, and nil means that finding it would take too much work.
    func ranges(of open: [(view: View, component: FrameComponent)]) -> [(lower: Double?, upper: Double?)?] {
        let ties = open.map { view, component in
            items.index(of: view).flatMap { tie(of: component, ofItem: $0) }
        }
        let unknown = ties.compactMap(\.self).filter { tieRanges[$0] == nil }
        for (tie, range) in zip(unknown, system.ranges(ofTies: unknown, in: solution)) {
            tieRanges.updateValue(range, forKey: tie)
        }
        return ties.map { tie in tie.map { tieRanges[$0] ?? nil } ?? (nil, nil) }
    }

    /// The component in points, in the superview's coordinates, not rounded.
    func value(of component: FrameComponent, of view: View) -> Double {
        items.index(of: view).map { LayoutVariables.frame($0, solution.values)[component] } ?? 0
    }

    /// Whether the constraints leave the extent of a scroll view's content open.
    func isContentOpen(ofItem item: Int, along axis: Axis) -> Bool {
        guard !solution.isDetermined, let position = items.scrolls.firstIndex(of: item) else { return false }
        // The ties of contents come last, in reverse order of the scroll views.
        return isTieOpen[system.tieCount - 2 * (position + 1) + (axis == .horizontal ? 0 : 1)]
    }

    /// The views that were not checked for ambiguity, because the work limit was reached.
    var uncheckedViews: [View] {
        guard !solution.isDetermined, isWorkOver, openTies == nil else { return [] }
        return items.views.enumerated().filter { item, _ in
            FrameComponent.allCases.contains { tie(of: $0, ofItem: item) != nil }
        }.map(\.element)
    }

    private func tie(of component: FrameComponent, ofItem item: Int) -> Int? {
        let tie = ties[4 * item + (FrameComponent.settlingOrder.firstIndex(of: component) ?? 0)]
        return tie < 0 ? nil : Int(tie)
    }
}
