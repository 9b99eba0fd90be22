internal import LayoutFindings
internal import Masonry
internal import Vocabulary

// Statements that fix where views lie.
extension StatementWriter {
    /// The statement that was solved and checked, or that lets a label break its lines; nil where nothing is offered, or a
    /// view can't be said.
    func statement(fixing finding: PlacementFinding) -> String? {
        switch finding {
        case .outside(let outside): outside.fix.flatMap { statement(keeping: outside, inside: $0) }
        case .overlap(let overlap):
            overlap.kind == .unseparated(isFixed: true)
                ? statement(
                    making: Layout.Anchor(item: overlap.first.item, attribute: overlap.first.attribute),
                    .greaterThanOrEqual,
                    Layout.Anchor(item: overlap.second.item, attribute: overlap.second.attribute))
                : nil
        case .squeeze(let squeeze): squeeze.fix.flatMap { statement(making: squeeze, fit: $0) }
        case .collapse, .unsafePlace, .cover, .distortion, .stretch, .chain, .tiny, .stale, .loose: nil
        case .scroll(let content): statement(narrowing: content)
        }
    }

    private func statement(
        making first: Layout.Anchor, _ relation: Relation, _ second: Layout.Anchor?, _ constant: Double = 0
    ) -> String? {
        scene.view(named: first.item).flatMap { view in
            let addition = Ambiguity.Addition(first: first, relation: relation, second: second, constant: constant)
            return statement(for: [addition], of: view)
        }
    }

    private func statement(keeping outside: OutsideView, inside fix: OutsideView.Fix) -> String? {
        let added = statement(
            making: Layout.Anchor(item: outside.view, attribute: fix.attribute), fix.relation,
            Layout.Anchor(item: outside.superview, attribute: fix.attribute))
        let weakened: String?
        switch fix.weakening {
        case nil: return added
        case .constraint(let id): weakened = statement(weakening: [id], to: LayoutPriority.high)
        case .intrinsic(let equation): weakened = statement(giving: LayoutPriority.medium, to: .intrinsic(equation))
        }
        guard let added, let weakened else { return nil }
        return "\(weakened); \(added)"
    }

    private func statement(making squeeze: Squeeze, fit fix: Squeeze.Fix) -> String? {
        switch fix {
        case .atLeast(let id):
            guard let constraint = scene.constraint(id: id), constraint.priority == LayoutPriority.required,
                let added = statement(
                    making: Layout.Anchor(item: constraint.first.itemName, attribute: constraint.first.attribute),
                    .greaterThanOrEqual, nil, constraint.constant)
            else { return nil }
            return "\(statement(dropping: [id])); \(added)"
        case .resist(let priority):
            let resistance = IntrinsicEquation(
                view: squeeze.view, axis: squeeze.axis, kind: .compressionResistance, length: squeeze.needed)
            return statement(giving: priority, to: .intrinsic(resistance))
        case .yield(let wish): return statement(giving: LayoutPriority.high - 1, to: .intrinsic(wish))
        case .breakLines:
            return scene.view(named: squeeze.view).flatMap(expression).map {
                "\($0).\(Member.numberOfLines.rawValue) = 0"
            }
        }
    }

    private func statement(narrowing content: ScrollProblem) -> String? {
        guard case .unbroken(_, _, let view, let offset) = content.kind else { return nil }
        return statement(
            making: Layout.Anchor(item: view, attribute: .width), .equal,
            Layout.Anchor(item: content.scroll, attribute: .width), offset)
    }
}
