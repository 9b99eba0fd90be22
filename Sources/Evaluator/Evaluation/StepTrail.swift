internal import Masonry
package import Diagnostics

/// The calls and the rounds of loops that are running, innermost last.
///
/// Every call and every round passes here, so a step is a few numbers. An origin is made only of one in which something
/// is made that keeps it.
package final class StepTrail {
    private struct Step {
        let unit: Unmanaged<CodeUnit>
        /// The call, or the head of the loop.
        let span: Span
        /// Nil for a loop.
        let function: Unmanaged<FunctionValue>?
        /// The round, from 1.
        var round: Int
    }

    @exclusivity(unchecked) private var steps: UnsafeMutablePointer<Step>
    @exclusivity(unchecked) private var capacity = 64
    @exclusivity(unchecked) private var count = 0
    /// The origins of the outermost steps that have one.
    @exclusivity(unchecked) private var origins: [Origin] = []
    @exclusivity(unchecked) private var originCount = 0

    init() {
        steps = .allocate(capacity: capacity)
    }

    deinit {
        steps.deallocate()
    }

    /// Adds a call of a function, which the caller keeps alive.
    @inline(__always)
    func enter(_ function: Unmanaged<FunctionValue>, from frame: Frame, at span: Span) {
        push(Step(unit: frame.owner, span: span, function: function, round: 0))
    }

    /// Adds a loop before its first round.
    @inline(__always)
    package func enterLoop(in frame: Frame, at span: Span) {
        push(Step(unit: frame.owner, span: span, function: nil, round: 0))
    }

    @inline(__always)
    private func push(_ step: Step) {
        if count == capacity { grow() }
        steps[count] = step
        count &+= 1
    }

    /// Starts the next round of the innermost loop.
    @inline(__always)
    package func nextRound() {
        steps[count &- 1].round &+= 1
        if originCount == count { forgetOrigin() }
    }

    /// Removes the innermost step.
    @inline(__always)
    package func leave() {
        if originCount == count { forgetOrigin() }
        count &-= 1
    }

    @inline(never)
    private func forgetOrigin() {
        origins.removeLast()
        originCount -= 1
    }

    @inline(never)
    private func grow() {
        let larger = UnsafeMutablePointer<Step>.allocate(capacity: 2 * capacity)
        larger.update(from: steps, count: count)
        steps.deallocate()
        (steps, capacity) = (larger, 2 * capacity)
    }

    /// The innermost step; nil outside of calls and loops.
    var innermost: Origin? {
        while originCount < count {
            let step = steps[originCount]
            let source = step.unit.takeUnretainedValue().source
            let place = Origin(
                source: source.name, line: source.line(at: step.span.lower), range: step.span.range, text: source,
                in: origins.last)
            let kind: Origin.StepKind =
                if let function = step.function { .call(of: function.takeUnretainedValue().prototype.name) } else {
                    .round(step.round)
                }
            origins.append(place.step(kind))
            originCount += 1
        }
        return origins.last
    }
}
