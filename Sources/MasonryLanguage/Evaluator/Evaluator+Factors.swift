internal import Masonry

// Factors and sizes that are hardly meant, and constraints taken away before they are there.
extension Evaluator {
    /// Notes a factor of 0, with which nothing is left of what is related to.
    func noteZero(of constraint: any Constraint, _ arguments: Arguments) {
        let span = arguments.span(of: 0)
        guard unit.source.accent == .masonry, let second = constraint.leaves.first?.second,
            arguments.isWritten(0)
        else { return }
        remark(
            .ignoredMultiplier, "the multiplier 0 leaves nothing of `\(second.nameOnly)`", at: span,
            help: "a share is a number between 0 and 1, such as 0.5; to be 0 is said without a multiplier: equalTo(0)")
    }

    /// Notes a number of per cent that multiplies the size of a view around.
    func notePercent(_ number: Double, of constraint: any Constraint, _ arguments: Arguments) {
        let span = arguments.span(of: 0)
        guard number <= 100, arguments.isWritten(0) || arguments.isPath(0), let part = constraint.leaves.first,
            part.first.attribute.isSize, let around = part.second?.view
        else { return }
        var superview = part.first.view.superview
        // The content of a scroll view may be many times as large.
        while let view = superview, view !== around, view.kind != .scroll { superview = view.superview }
        guard superview === around, around.kind != .scroll else { return }
        let factor = (number / 100).spelled(decimals: 6)
        remark(
            .percentMultiplier,
            "a multiplier is a factor: `\(part.first.view.name)` would be \(number.spelled(decimals: 6)) times as large as `\(around.name)`",
            at: span, help: "\(number.spelled(decimals: 6)) % is \(factor)")
    }

    /// Notes a part of 1 that is a view's size, in points. Lines are as thin as half or a third of one.
    func notePart(_ number: Double, of constraint: any Constraint, _ arguments: Arguments) {
        let span = arguments.span(of: 0)
        guard unit.source.accent == .masonry, number > 0, number < 1, arguments.isWritten(0),
            let part = constraint.leaves.first, constraint.leaves.allSatisfy({ $0.first.attribute.isSize })
        else { return }
        let view = part.first.view
        let isThin = [0.5, 0.25, 0.3, 0.33, 1.0 / 3].contains { abs($0 - number) < 0.005 }
        guard !isThin || view.kind.hasText || !view.subviews.isEmpty else { return }
        let way = part.first.attribute == .width ? "wide" : "high"
        remark(
            .percentMultiplier,
            "a size is in points: `\(view.name)` would be \(number.spelled(decimals: 6)) points \(way)",
            at: span, help: "a part of something is a factor")
    }

    /// Notes a chain of a maker whose block has ended.
    func noteLate(_ maker: ConstraintMaker, _ span: Span) {
        guard unit.source.accent == .masonry, !unit.source.isInput, !isRemarked(.idleExpression, at: span) else {
            return
        }
        remark(
            .idleExpression, "the maker is that of a block which has ended: what it makes now is not installed",
            at: span,
            help: "a maker is for its block alone, here that of `\(maker.view.name)`")
    }

    /// Notes a bare `update` of a size that the current view does not have, where a view around or beside it has one.
    func noteMissed(_ made: [any Constraint], by maker: ConstraintMaker, _ span: Span) {
        let leaves = made.flatMap(\.leaves)
        guard unit.source.accent == .masonry, leaves.count == 1, let equation = leaves[0].layoutConstraint,
            equation.first.attribute.isSize, equation.second == nil, let around = maker.view.superview
        else { return }
        let sizes = { (view: View) -> [LayoutConstraint] in
            view.installedConstraints.compactMap(\.layoutConstraint).filter { other in
                other.isActive && other.first.attribute == equation.first.attribute
                    && other.relation == equation.relation
            }
        }
        let others = [around] + around.subviews.suffix(20).filter { $0 !== maker.view && $0.kind == maker.view.kind }
        guard sizes(maker.view).count == 1, equation.origin.map({ span.range.contains($0.range.lowerBound) }) ?? false,
            let meant = others.flatMap(sizes).first(where: { $0.second == nil && $0.id < equation.id })
        else { return }
        let name = meant.first.view.name
        remark(
            .updateRival,
            "`update` found no \(equation.first.attribute.rawValue) of `\(maker.view.name)`, the current view, and made one",
            at: span, help: "`\(name)` has one: #\(meant.id) \(meant.equationText)",
            holding: [(span, .view(meant.first.view))])
    }

    /// Notes a constant of what a remake took away.
    func noteRemade(_ constraint: any Constraint, _ span: Span) {
        guard unit.source.accent == .masonry, let equation = constraint.leaves.first?.layoutConstraint,
            equation.isRemade
        else { return }
        remark(
            .ignoredConstant,
            "the constraint is away: what remade those of `\(equation.first.view.name)` took `\(equation.equationText)` with it",
            at: span, help: "keep what the block makes in the variable: c = make.left.equalTo(…)")
    }

    /// Notes what takes away a constraint that its own chain is about to make.
    func noteEarly(_ arguments: Arguments) {
        guard unit.source.accent == .masonry, !isRemarked(.idleExpression, at: arguments.callSpan),
            isInBareChain(arguments.span)
        else { return }
        remark(
            .idleExpression,
            "`\(arguments.name)` takes nothing away: the chain makes a constraint of its own, at the statement's end",
            at: arguments.callSpan,
            help: "keep what is made in a variable, let c = make.left.equalTo(root), and take that away: "
                + "c.\(arguments.name)()")
    }

    /// Whether a place is in a chain that starts with `make` alone.
    private func isInBareChain(_ span: Span) -> Bool {
        (0..<unit.codeCount).contains { index in
            guard case .chain = unit.codes[index] else { return false }
            return unit.spans[index].contains(span)
        }
    }
}
