internal import Simplex

/// Finds out why the attributes of a solved scene have their values, and what its broken constraints lost to.
struct ReasonFinder {
    let scene: Scene
    let solution: LayoutSolution
    /// The work of recording a loss, besides finding it.
    private static let costOfLoss = 200

    func reason(for side: ViewAttribute) -> Reason {
        let anchor = Layout.Anchor(side)
        var reason = Reason(attribute: anchor, value: solution.value(of: side), range: nil, nodes: [])
        guard let form = solution.form(of: side) else { return reason }
        if side.view === solution.items.views[0] {
            reason.nodes = [screenNode(anchor, reason.value)]
            return reason
        }
        reason.range = range(of: form)
        let held = HeldSystem(solution, withTies: reason.isAmbiguous)
        let derivations = Derivations(held)
        let members = held.explaining(form.terms, with: derivations, isAmbiguous: reason.isAmbiguous)
        if held.isOver || solution.solution.didRunOut { return reason }
        let shapes = ReasonTree.shapes(form.terms, by: members, in: held, derivations)
        if !held.isOver { reason.nodes = shapes.map { node($0, held) } }
        return reason
    }

    /// Highest priority first; incomplete if the search reaches its limit.
    ///
    /// - Parameter isWanted: whether to find out what a member lost to, which takes time.
    func losses(where isWanted: (Conflict.Member) -> Bool = { _ in true }) -> [Loss] {
        let held = HeldSystem(solution, withTies: false)
        let derivations = Derivations(held)
        return held.rows.indices.compactMap { index in
            let row = held.rows[index]
            guard !held.isOver, case .row(let source) = row.source, let member = source.member,
                let priority = row.priority, row.missedBy > 0, !source.isUnknown, isWanted(member)
            else { return nil }
            held.work?.spend(Self.costOfLoss)
            let blockers = derivations.preventing(index, sign: row.excess > 0 ? -1 : 1) ?? []
            return Loss(
                member: member, equation: equation(of: row), priority: priority, missedBy: row.missedBy,
                blockers: blockers.map { publicSource(of: held.rows[$0]) },
                rivals: blockers.compactMap { rival in
                    guard held.rows[rival].priority == priority, case .row(let source) = held.rows[rival].source
                    else { return nil }
                    return source.member
                })
        }
    }

    /// Nil if the priorities determine it.
    private func range(of form: LinearForm) -> ValueRange? {
        guard solution.isTieOpen.contains(true) else { return nil }
        var system = solution.system
        for term in solution.items.inSuperviewCoordinates(form.terms) {
            system.addTerm(term.coefficient, term.variable)
        }
        let known = form.value([Double](repeating: 0, count: system.variableCount))
        let tie = system.endTie(known)
        let solved = system.solve(from: solution.solution.basis)
        guard system.openTies(in: solved)[tie] else { return nil }
        let range = system.range(ofTie: tie, in: solved)
        return ValueRange(lower: range.lower, upper: range.upper)
    }
}

// Names of rows.
extension ReasonFinder {
    private func screenNode(_ anchor: Layout.Anchor, _ value: Double) -> Reason.Node {
        Reason.Node(
            source: .screen, equation: "\(anchor) == \(value.spelled)", value: value,
            priority: LayoutPriority.required, isAtBound: false, missedBy: 0, isRepeated: false, children: [])
    }

    private func node(_ shape: ReasonTree.Shape, _ held: HeldSystem) -> Reason.Node {
        let row = held.rows[shape.row]
        var node = Reason.Node(
            source: publicSource(of: row), equation: equation(of: row), value: secondSide(of: row),
            priority: row.isTie ? nil : row.priority ?? LayoutPriority.required,
            isAtBound: row.row.relation != .equal && row.missedBy == 0, missedBy: row.missedBy,
            isRepeated: shape.isRepeated, children: shape.children.map { self.node($0, held) })
        if case .row(let source) = row.source { node.isUnknown = source.isUnknown }
        return node
    }

    private func publicSource(of row: HeldRow) -> Reason.Source {
        switch row.source {
        case .row(.constraint(let constraint)): .member(.constraint(constraint.id))
        case .row(.intrinsic(_, let equation)): .member(.intrinsic(equation))
        case .row(.givenFrame(let view, let component)): .givenFrame(view: view.name, component: component)
        case .row(.fitting): .screen
        case .nonnegative(let length): .nonnegative(view: length.view.name, axis: length.component.axis)
        case .tie(let quantity): .tie(view: quantity.view.name, component: quantity.component)
        }
    }

    private func equation(of row: HeldRow) -> String {
        switch row.source {
        case .row(.constraint(let constraint)):
            LayoutReport(scene: scene, solution: solution).records(of: [constraint], [])[0].equation
        case .row(.intrinsic(_, let equation)): equation.equation
        case .row(.givenFrame(let view, let component)):
            "\(view.name).\(component.rawValue) == \(row.row.constant.spelled)"
        case .row(.fitting): "0"
        case .nonnegative(let length): "\(length.name) >= 0"
        case .tie(let quantity): "\(quantity.name) nearest \(row.row.constant.spelled)"
        }
    }

    /// The value of the equation's second side, in points; positions are in the root's coordinates.
    private func secondSide(of row: HeldRow) -> Double {
        switch row.source {
        case .row(.constraint(let constraint)): return solution.sides(of: [constraint])[0].second
        case .row(.intrinsic(_, let equation)): return equation.length
        case .row(.givenFrame(let view, let component)): return row.row.constant + start(of: view, component)
        case .row(.fitting), .nonnegative: return 0
        case .tie(let quantity): return row.row.constant + start(of: quantity.view, quantity.component)
        }
    }

    /// The start of the view's superview for a position; 0 for a length.
    private func start(of view: View, _ component: FrameComponent) -> Double {
        if component.isLength { return 0 }
        return view.superview.flatMap { solution.frame(of: $0) }?[component] ?? 0
    }
}
