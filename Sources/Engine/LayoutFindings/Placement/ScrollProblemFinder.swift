internal import Masonry

/// Looks for scroll views with content that is too wide, or without content.
struct ScrollProblemFinder {
    private let solved: SolvedScene
    private var solution: LayoutSolution { solved.solution }

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func problems() -> [ScrollProblem] {
        let found = solution.items.scrolls.compactMap { item -> ScrollProblem? in
            let view = solution.items.views[item]
            guard solved.isShown(view) else { return nil }
            let found =
                solved.isPlain(view)
                ? unbroken(in: view, item: item) ?? wide(in: view, item) ?? tiedAround(view)
                    ?? tiedToAncestor(view, item) ?? outOfSight(in: view) : nil
            return found ?? beside(view)
        }
        return Array(found.prefix(SolvedScene.maxFindings))
    }

    // MARK: Endless lines

    private func unbroken(in scroll: View, item: Int) -> ScrollProblem? {
        guard let content = solution.contentSize(ofItem: item), let bounds = solution.frame(of: scroll),
            content.width > bounds.width + 0.5
        else { return nil }
        return scroll.subviews.lazy.compactMap { child -> ScrollProblem? in
            guard spans(child, scroll), solved.isSettled(child, .horizontal), let frame = solution.frame(of: child),
                let label = longLabel(in: child), let width = solution.frame(of: label)?.width
            else { return nil }
            let offset = frame.width - content.width
            guard isFixed(child, scroll, offset: offset, item) else { return nil }
            return ScrollProblem(
                scroll: scroll.name,
                kind: .unbroken(label: label.name, width: width, content: child.name, offset: offset),
                origin: label.origin)
        }.first
    }

    /// Content as wide as an ancestor, and so a little wider than the scroll view.
    private func wide(in scroll: View, _ item: Int) -> ScrollProblem? {
        guard let content = solution.contentSize(ofItem: item), let bounds = solution.frame(of: scroll),
            content.width > bounds.width + 0.5
        else { return nil }
        let widths = scroll.subviews.lazy.filter { spans($0, scroll) }.flatMap(solved.constraints)
        return widths.compactMap { width -> ScrollProblem? in
            guard width.first.attribute == .width, width.relation == .equal, width.multiplier == 1,
                let second = width.second, second.attribute == .width, scroll.isDescendant(of: second.view)
            else { return nil }
            return ScrollProblem(
                scroll: scroll.name, kind: .wide(width.first.nameOnly, as: second.nameOnly), origin: width.origin)
        }.first
    }

    /// Whether the view spans the content from left to right.
    private func spans(_ view: View, _ scroll: View) -> Bool {
        let edges = Set(
            solved.constraints(on: view).filter { $0.second?.view === scroll && $0.relation == .equal }
                .map { $0.first.attribute.resolved(in: solved.scene.direction) })
        return edges.isSuperset(of: [.left, .right])
    }

    /// The label (the view or one inside it) that is as wide as its text on one line, although it may wrap.
    private func longLabel(in view: View) -> View? {
        if view.kind == .label, view.numberOfLines != 1, solved.isShown(view), let frame = solution.frame(of: view),
            let natural = view.intrinsicSize(wrappedAt: nil).width, natural > 0, abs(frame.width - natural) <= 0.5
        {
            return view
        }
        return view.subviews.compactMap(longLabel).max { one, other in
            (solution.frame(of: one)?.width ?? 0) < (solution.frame(of: other)?.width ?? 0)
        }
    }

    private func isFixed(_ child: View, _ scroll: View, offset: Double, _ item: Int) -> Bool {
        guard
            let after = solution.trial(
                equating: child.attribute(.width), and: scroll.attribute(.width), constant: offset),
            !after.openComponents(of: child).contains(where: { $0.axis == .horizontal }),
            let content = after.contentSize(ofItem: item), let bounds = after.frame(of: scroll)
        else { return false }
        return content.width <= bounds.width + 0.5
    }

    // MARK: Views that do not scroll

    /// The first view of a row or column in the content that is tied to an ancestor.
    private func tiedToAncestor(_ scroll: View, _ item: Int) -> ScrollProblem? {
        guard let content = solution.contentSize(ofItem: item), let bounds = solution.frame(of: scroll) else {
            return nil
        }
        let longer = Axis.allCases.filter { axis in
            axis == .horizontal ? content.width > bounds.width + 0.5 : content.height > bounds.height + 0.5
        }
        let inside = scroll.subviews.flatMap(\.subviews).filter(solved.isShown)
        return inside.lazy.compactMap { view -> ScrollProblem? in
            guard
                let tie = solved.constraints(on: view).first(where: { tie in
                    tie.relation == .equal && tie.first.attribute.isSide && longer.contains(tie.first.attribute.axis)
                        && tie.priority == LayoutPriority.required
                        && tie.second.map { scroll.isDescendant(of: $0.view) } ?? false
                }), let second = tie.second,
                inside.contains(where: { other in
                    other !== view
                        && solved.constraints(on: other).contains {
                            $0.second?.view === view && $0.first.attribute.axis == tie.first.attribute.axis
                        }
                })
            else { return nil }
            return ScrollProblem(
                scroll: scroll.name, kind: .tiedToAncestor(tie.first.nameOnly, to: second.nameOnly), origin: tie.origin)
        }.first
    }

    /// A view that is tied to an ancestor of the scroll view, and so does not scroll, and lies outside of it.
    private func outOfSight(in scroll: View) -> ScrollProblem? {
        guard let bounds = solution.frame(of: scroll) else { return nil }
        return scroll.subviews.lazy.filter(solved.isPlain).compactMap { view -> ScrollProblem? in
            guard let frame = solution.frame(of: view) else { return nil }
            let tie = solved.constraints(on: view).first { tie in
                !tie.first.attribute.isSize && tie.second.map { scroll.isDescendant(of: $0.view) } ?? false
                    && Reach.sides(of: frame, in: bounds, along: tie.first.attribute.axis).contains(where: \.isWhole)
            }
            guard let tie, let second = tie.second else { return nil }
            return ScrollProblem(
                scroll: scroll.name, kind: .outOfSight(tie.first.nameOnly, to: second.nameOnly), origin: tie.origin)
        }.first
    }

    private func tiedAround(_ scroll: View) -> ScrollProblem? {
        var outward: LayoutConstraint?
        for child in scroll.subviews where solved.isShown(child) {
            for constraint in solved.constraints(on: child) where !constraint.first.attribute.isSize {
                guard let second = constraint.second?.view else { continue }
                if second === scroll { return nil }
                if scroll.isDescendant(of: second), outward == nil { outward = constraint }
            }
        }
        return outward.flatMap { constraint in
            constraint.second.map { second in
                ScrollProblem(
                    scroll: scroll.name, kind: .tiedAround(constraint.first.nameOnly, to: second.nameOnly),
                    origin: constraint.origin)
            }
        }
    }

    /// For an empty scroll view, a sibling that should be its content: tied to opposite edges of it and to its size
    /// along the other axis, longer than it, or a text of many lines at all of its edges.
    private func beside(_ scroll: View) -> ScrollProblem? {
        guard !scroll.subviews.contains(where: solved.isShown), let siblings = scroll.superview?.subviews else {
            return nil
        }
        return siblings.lazy.filter { $0 !== scroll && solved.isShown($0) }.compactMap { view -> ScrollProblem? in
            let ties = solved.constraints(on: view).filter { $0.second?.view === scroll && $0.relation == .equal }
            let edges = Set(ties.map { $0.first.attribute.resolved(in: solved.scene.direction) })
            let isHeld = edges.isSuperset(of: [.top, .bottom]) || edges.isSuperset(of: [.left, .right])
            let isSized = ties.contains { $0.first.attribute.isSize }
            let isArticle = view.kind == .label && view.numberOfLines != 1 && edges.count == 4
            guard edges.count > 2, isHeld, isSized || isArticle || goesOn(view) || isToBeLonger(view) else {
                return nil
            }
            return ScrollProblem(scroll: scroll.name, kind: .beside(view.name), origin: ties.first?.origin)
        }.first
    }

    /// Whether a constraint on its own length is broken.
    private func isToBeLonger(_ view: View) -> Bool {
        solution.brokenConstraints.contains { constraint in
            constraint.first.view === view && constraint.first.attribute.isSize && constraint.second == nil
        }
    }

    /// Whether the view's content ends below it, or should.
    private func goesOn(_ view: View) -> Bool {
        guard let frame = solution.frame(of: view) else { return false }
        return view.subviews.contains { child in
            solution.frame(of: child).map { $0.y + $0.height > frame.y + frame.height + 0.5 } ?? false
        }
    }
}
