internal import Masonry
internal import LayoutFindings
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
        guard arguments.isWritten(0) || arguments.isPath(0), let part = constraint.leaves.first,
            let ancestor = UnusualNumber.ancestor(multipliedBy: number, in: constraint)
        else { return }
        note(.largeFactor(number, of: part.first.view.name, around: ancestor.name), at: span)
    }

    /// Records a size of less than 1 point.
    func notePart(_ number: Double, of constraint: any Constraint, _ arguments: Arguments) {
        let span = arguments.span(of: 0)
        guard !unit.dialect.hasLibraries, arguments.isWritten(0), let part = constraint.leaves.first,
            UnusualNumber.isPartOfPoint(number, for: constraint)
        else { return }
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
        guard !unit.dialect.hasLibraries, let missed = MissedUpdate(made, on: maker.view),
            missed.made.origin.map({ span.range.contains($0.range.lowerBound) }) ?? false
        else { return }
        let other = missed.other
        let made = ViewAttribute.Name(item: maker.view.name, attribute: missed.made.first.attribute)
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
