internal import LayoutFindings
internal import Masonry
internal import Evaluator
internal import Diagnostics
internal import Scripts
internal import LayoutLints

/// Views that one chain of a loop puts at multiples of a step, and that are too many, or too large, for what they are in: the
/// step and the length with which they fit.
struct LoopedColumns {
    private let trials: RepairTrials
    private let origin: Origin
    /// The constraints that place them, and those that say how long they are.
    private let ties: [LayoutConstraint]
    private let sizes: [LayoutConstraint]
    /// Where the first begins, how far each begins from the one before it, and what is left between them, in points.
    private let start: Double
    private let step: Double
    private let gap: Double
    private let count: Double
    private let room: Double

    /// Nil where the view that reaches out is not one of several such columns or rows.
    init?(_ outside: OutsideView, by trials: RepairTrials) {
        let scene = trials.interpreter.scene
        let causes = outside.causes.compactMap { $0.member.id.flatMap(scene.constraint) }
        guard let around = trials.before.item(named: outside.superview)?.frame,
            let tie = causes.first(where: { $0.first.attribute.isSide && $0.second?.view.name == outside.superview }),
            let origin = tie.origin,
            let sizes = causes.lazy.compactMap(RewordingProposals(scene: scene).rows(givenLike:)).first,
            let length = sizes.first?.constant
        else { return nil }
        let ties = scene.activeConstraints.filter {
            $0.origin == origin && $0.second?.nameOnly == tie.second?.nameOnly
                && $0.first.attribute == tie.first.attribute
        }
        let places = Set(ties.map(\.constant)).sorted()
        guard places.count > 1, !tie.first.attribute.isFarEdge, places[0] >= 0 else { return nil }
        let step = places[1] - places[0]
        guard step >= length, zip(places, places.dropFirst()).allSatisfy({ abs($1 - $0 - step) < 0.5 }) else {
            return nil
        }
        (self.trials, self.origin, self.ties, self.sizes) = (trials, origin, ties, sizes)
        (start, self.step, gap, count) = (places[0], step, step - length, Double(places.count))
        room = around[outside.side.axis.components.length]
    }

    /// As far from the end as from the start, in whole points; nil where the source does not say the step.
    var candidate: RepairCandidate? {
        let newStep = ((room - 2 * start + gap) / count).rounded(.down)
        guard newStep - gap >= (step - gap) / 2, let chain = trials.chains.chain(around: origin, isNamed: false),
            let factor = LoopedStep(
                place: ScriptPlace(chain.source, Span(origin.range)), step: step, length: newStep
            ).edit,
            let smaller = RewordingProposals(scene: trials.interpreter.scene).smaller(sizes, by: step - newStep),
            let sized = trials.candidate(for: smaller, at: origin), let code = sized.code
        else { return nil }
        let moved = Rewording(
            changes: ties.map { tie in
                var change = Rewording.Change(tie)
                change.constant = start + (tie.constant - start) / step * newStep
                return change
            })
        let (before, behind) = (chain.span.lower..<factor.span.lower, factor.span.upper..<chain.span.upper)
        return trials.interpreter.writer.statement(for: moved).map { statement in
            RepairCandidate(
                title: "\(sized.title), and start each \(newStep.spelled) after the previous one",
                statement: "\(statement); \(sized.statement)",
                code: "on \(chain.place), write \(chain.source.text(in: before))\(factor.text)"
                    + "\(chain.source.text(in: behind)); \(code)")
        }
    }
}
