internal import Simplex

/// Looks for scroll views whose content is wider than anyone can have meant, or is none.
struct ScrollContentFinder {
    private let oddities: OddityFinder
    private var solution: LayoutSolution { oddities.solution }

    init(_ oddities: OddityFinder) {
        self.oddities = oddities
    }

    func contents() -> [ScrollContent] {
        let found = solution.items.scrolls.compactMap { item -> ScrollContent? in
            let view = solution.items.views[item]
            guard oddities.isShown(view) else { return nil }
            let found =
                oddities.isPlain(view)
                ? unbroken(in: view, item: item) ?? wide(in: view, item) ?? tiedAround(view)
                    ?? heldFromAround(view, item) : nil
            return found ?? beside(view)
        }
        return Array(found.prefix(OddityFinder.most))
    }

    // MARK: Lines that go on and on

    private func unbroken(in scroll: View, item: Int) -> ScrollContent? {
        guard let content = solution.contentSize(ofItem: item), let bounds = solution.frame(of: scroll),
            content.width > bounds.width + 0.5
        else { return nil }
        return scroll.subviews.lazy.compactMap { child -> ScrollContent? in
            guard spans(child, scroll), oddities.isSettled(child, .horizontal), let frame = solution.frame(of: child),
                let label = longLabel(in: child), let width = solution.frame(of: label)?.width
            else { return nil }
            let offset = frame.width - content.width
            guard isMended(child, scroll, offset: offset, item) else { return nil }
            return ScrollContent(
                scroll: scroll.name,
                kind: .unbroken(label: label.name, width: width, content: child.name, offset: offset),
                origin: label.origin)
        }.first
    }

    /// What is as wide as a view around, and so a little wider than the scroll view.
    private func wide(in scroll: View, _ item: Int) -> ScrollContent? {
        guard let content = solution.contentSize(ofItem: item), let bounds = solution.frame(of: scroll),
            content.width > bounds.width + 0.5
        else { return nil }
        let widths = scroll.subviews.lazy.filter { spans($0, scroll) }.flatMap(oddities.constraints)
        return widths.compactMap { width -> ScrollContent? in
            guard width.first.attribute == .width, width.relation == .equal, width.multiplier == 1,
                let second = width.second, second.attribute == .width, scroll.isDescendant(of: second.view)
            else { return nil }
            return ScrollContent(
                scroll: scroll.name, kind: .wide(width.first.nameOnly, as: second.nameOnly), origin: width.origin)
        }.first
    }

    /// Whether the view holds the content open from its left to its right.
    private func spans(_ view: View, _ scroll: View) -> Bool {
        let edges = Set(
            oddities.constraints(on: view).filter { $0.second?.view === scroll && $0.relation == .equal }
                .map { $0.first.attribute.resolved(in: oddities.scene.direction) })
        return edges.isSuperset(of: [.left, .right])
    }

    /// The label in the view, or the view, that is as wide as its text on one line, though it may break it.
    private func longLabel(in view: View) -> View? {
        if view.kind == .label, view.numberOfLines != 1, oddities.isShown(view), let frame = solution.frame(of: view),
            let natural = view.intrinsicSize(wrappedAt: nil).width, natural > 0, abs(frame.width - natural) <= 0.5
        {
            return view
        }
        return view.subviews.compactMap(longLabel).max { one, other in
            (solution.frame(of: one)?.width ?? 0) < (solution.frame(of: other)?.width ?? 0)
        }
    }

    private func isMended(_ child: View, _ scroll: View, offset: Double, _ item: Int) -> Bool {
        guard let (terms, known) = solution.difference(of: child.attribute(.width), and: scroll.attribute(.width))
        else {
            return false
        }
        var system = solution.system
        system.add(LinearRow(terms, .equal, offset - known, .required))
        guard let after = oddities.solved(system, settling: child, .horizontal),
            let content = after.contentSize(ofItem: item), let bounds = after.frame(of: scroll)
        else { return false }
        return content.width <= bounds.width + 0.5
    }

    // MARK: Views that do not scroll

    /// What begins a row or column of the content, and is tied to a view around.
    private func heldFromAround(_ scroll: View, _ item: Int) -> ScrollContent? {
        guard let content = solution.contentSize(ofItem: item), let bounds = solution.frame(of: scroll) else {
            return nil
        }
        let longer = Axis.allCases.filter { axis in
            axis == .horizontal ? content.width > bounds.width + 0.5 : content.height > bounds.height + 0.5
        }
        let inside = scroll.subviews.flatMap(\.subviews).filter(oddities.isShown)
        return inside.lazy.compactMap { view -> ScrollContent? in
            guard
                let tie = oddities.constraints(on: view).first(where: { tie in
                    tie.relation == .equal && tie.first.attribute.isSide && longer.contains(tie.first.attribute.axis)
                        && tie.priority == LayoutPriority.required
                        && tie.second.map { scroll.isDescendant(of: $0.view) } ?? false
                }), let second = tie.second,
                inside.contains(where: { other in
                    other !== view
                        && oddities.constraints(on: other).contains {
                            $0.second?.view === view && $0.first.attribute.axis == tie.first.attribute.axis
                        }
                })
            else { return nil }
            return ScrollContent(
                scroll: scroll.name, kind: .heldFromAround(tie.first.nameOnly, to: second.nameOnly), origin: tie.origin)
        }.first
    }

    private func tiedAround(_ scroll: View) -> ScrollContent? {
        var outward: LayoutConstraint?
        for child in scroll.subviews where oddities.isShown(child) {
            for constraint in oddities.constraints(on: child) where !constraint.first.attribute.isSize {
                guard let second = constraint.second?.view else { continue }
                if second === scroll { return nil }
                if scroll.isDescendant(of: second), outward == nil { outward = constraint }
            }
        }
        return outward.flatMap { constraint in
            constraint.second.map { second in
                ScrollContent(
                    scroll: scroll.name, kind: .tiedAround(constraint.first.nameOnly, to: second.nameOnly),
                    origin: constraint.origin)
            }
        }
    }

    /// Of an empty scroll view what lies beside it and is to be scrolled: tied to opposite edges of it, and to its size across,
    /// or longer than it, or a text of many lines at all of its edges.
    private func beside(_ scroll: View) -> ScrollContent? {
        guard !scroll.subviews.contains(where: oddities.isShown), let siblings = scroll.superview?.subviews else {
            return nil
        }
        return siblings.lazy.filter { $0 !== scroll && oddities.isShown($0) }.compactMap { view -> ScrollContent? in
            let ties = oddities.constraints(on: view).filter { $0.second?.view === scroll && $0.relation == .equal }
            let edges = Set(ties.map { $0.first.attribute.resolved(in: oddities.scene.direction) })
            let isHeld = edges.isSuperset(of: [.top, .bottom]) || edges.isSuperset(of: [.left, .right])
            let isSized = ties.contains { $0.first.attribute.isSize }
            let isArticle = view.kind == .label && view.numberOfLines != 1 && edges.count == 4
            guard edges.count > 2, isHeld, isSized || isArticle || goesOn(view) || isToBeLonger(view) else {
                return nil
            }
            return ScrollContent(scroll: scroll.name, kind: .beside(view.name), origin: ties.first?.origin)
        }.first
    }

    /// Whether a length of its own was broken.
    private func isToBeLonger(_ view: View) -> Bool {
        solution.brokenRows.contains { row in
            if case .constraint(let constraint) = row {
                constraint.first.view === view && constraint.first.attribute.isSize && constraint.second == nil
            } else {
                false
            }
        }
    }

    /// Whether what is in the view ends below it, or is to.
    private func goesOn(_ view: View) -> Bool {
        guard let frame = solution.frame(of: view) else { return false }
        return view.subviews.contains { child in
            solution.frame(of: child).map { $0.y + $0.height > frame.y + frame.height + 0.5 } ?? false
        }
    }
}
