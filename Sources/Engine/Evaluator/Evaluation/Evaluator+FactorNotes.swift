internal import Masonry
internal import Vocabulary
internal import Diagnostics

// Notes about factors, sizes, and constraints removed before they exist.
extension Evaluator {
    /// Records a factor of 0, which cancels the related attribute.
    func noteZero(of constraint: any Constraint, _ arguments: Arguments) {
        let span = arguments.span(of: 0)
        guard !unit.dialect.hasLibraries, let second = constraint.leaves.first?.second,
            arguments.isWritten(0)
        else { return }
        note(.zeroFactor(of: second.nameOnly), at: span)
    }

    /// Records a percentage used as a factor of an ancestor's size.
    func notePercent(_ number: Double, of constraint: any Constraint, _ arguments: Arguments) {
        let span = arguments.span(of: 0)
        guard number <= 100, arguments.isWritten(0) || arguments.isPath(0), let part = constraint.leaves.first,
            part.first.attribute.isSize, let around = part.second?.view
        else { return }
        var superview = part.first.view.superview
        // The content of a scroll view may be many times as large.
        while let view = superview, view !== around, view.kind != .scroll { superview = view.superview }
        guard superview === around, around.kind != .scroll else { return }
        note(.largeFactor(number, of: part.first.view.name, around: around.name), at: span)
    }

    /// Records a size of less than 1 point. Lines can be as thin as half or a third of a point.
    func notePart(_ number: Double, of constraint: any Constraint, _ arguments: Arguments) {
        let span = arguments.span(of: 0)
        guard !unit.dialect.hasLibraries, number > 0, number < 1, arguments.isWritten(0),
            let part = constraint.leaves.first, constraint.leaves.allSatisfy({ $0.first.attribute.isSize })
        else { return }
        let view = part.first.view
        let isThin = [0.5, 0.25, 0.3, 0.33, 1.0 / 3].contains { abs($0 - number) < 0.005 }
        guard !isThin || view.kind.hasText || !view.subviews.isEmpty else { return }
        note(
            .fractionOfPoint(number, of: part.first.nameOnly, method: arguments.name, call: arguments.callSpan),
            at: span)
    }

    /// Records a chain of a maker whose block has ended.
    func noteLate(_ maker: ConstraintMaker, _ span: Span) {
        if unit.dialect.hasLibraries || unit.source.isInput { return }
        note(.unusedValue(.endedMaker(of: maker.view.name)), at: span)
    }

    /// Records a bare `update` of a size that the current view does not have, where an ancestor or sibling does.
    func noteMissed(_ made: [any Constraint], by maker: ConstraintMaker, _ span: Span) {
        let leaves = made.flatMap(\.leaves)
        guard !unit.dialect.hasLibraries, leaves.count == 1, let equation = leaves[0].layoutConstraint,
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
            let other = others.flatMap(sizes).first(where: { $0.second == nil && $0.id < equation.id })
        else { return }
        let made = ViewAttribute.Name(item: maker.view.name, attribute: equation.first.attribute)
        note(
            .missedUpdate(
                made: made, otherView: other.first.view.name, id: other.id, equation: other.equationText), at: span)
    }

    /// Records a change of the constant of a constraint that a remake removed.
    func noteRemade(_ constraint: any Constraint, _ span: Span) {
        guard !unit.dialect.hasLibraries, let equation = constraint.leaves.first?.layoutConstraint,
            equation.isRemade
        else { return }
        note(.remadeConstant(of: equation.first.view.name, equation: equation.equationText), at: span)
    }

    /// Records the removal of a constraint that its own chain is about to make.
    func noteEarly(_ arguments: Arguments) {
        guard !unit.dialect.hasLibraries, isInBareChain(arguments.span) else { return }
        note(.unusedValue(.earlyRemoval(method: arguments.name)), at: arguments.callSpan)
    }

    /// Whether a place is in a chain that starts with `make` alone.
    private func isInBareChain(_ span: Span) -> Bool {
        (0..<unit.codeCount).contains { index in
            guard case .chain = unit.codes[index] else { return false }
            return unit.spans[index].contains(span)
        }
    }
}
