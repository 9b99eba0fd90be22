internal import Masonry

/// Looks for labels of several lines with a right or trailing edge alone: they grow to the left and never wrap.
struct LooseTextFinder {
    private let solved: SolvedScene

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func texts() -> [LooseText] {
        solved.findings(text)
    }

    private func text(_ view: View) -> LooseText? {
        guard view.kind == .label, view.numberOfLines != 1, view.preferredMaxLayoutWidth == 0,
            view.text?.contains(" ") == true, solved.isPlain(view)
        else { return nil }
        let own = solved.constraints(on: view).filter { $0.first.attribute.axis == .horizontal }
        guard own.count == 1, let tie = own.first, let second = tie.second, tie.relation == .equal,
            tie.first.attribute == .right || tie.first.attribute == .trailing,
            tie.first.attribute == second.attribute, let missing = tie.first.attribute.acrossTheView,
            !isLimitedByOthers(view, missing)
        else { return nil }
        return LooseText(
            view: view.name, edge: tie.first.nameOnly,
            missing: ViewAttribute.Name(item: view.name, attribute: missing), origin: tie.origin)
    }

    /// Whether another view refers to the text's left edge or width.
    private func isLimitedByOthers(_ view: View, _ edge: Attribute) -> Bool {
        solved.views.contains { other in
            solved.constraints(on: other).contains {
                $0.second?.view === view && ($0.second?.attribute == edge || $0.second?.attribute == .width)
            }
        }
    }
}
