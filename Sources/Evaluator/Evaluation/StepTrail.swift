internal import Masonry
package import Diagnostics

/// The calls and the rounds of loops that are running, innermost last.
///
/// Every call and every round passes here, so a step is a few numbers. An origin is made only of one in which something
/// is made that keeps it.
package final class StepTrail {
    private struct Step {
        var unit: Unmanaged<CodeUnit>?
        /// The call, or the head of the loop.
        var span = Span(0, 0)
        /// Nil for a loop.
        var function: Unmanaged<FunctionValue>?
        /// The round of a loop, from 1; 0 for a call.
        var round: Int32 = 0
        /// The round that its origin is of; -1 without one.
        var roundOfOrigin: Int32 = -1
    }

    @exclusivity(unchecked) private var steps: UnsafeMutablePointer<Step>
    @exclusivity(unchecked) private var end: UnsafeMutablePointer<Step>
    /// The place of the next step.
    @exclusivity(unchecked) private var top: UnsafeMutablePointer<Step>
    /// The origins of the outermost steps. Some may be of steps or rounds that are over.
    private var origins: [Origin] = []

    init() {
        let capacity = 64
        steps = .allocate(capacity: capacity)
        steps.initialize(repeating: Step(), count: capacity)
        (top, end) = (steps, steps + capacity)
    }

    deinit {
        steps.deallocate()
    }

    /// Adds a call of a function, which the caller keeps alive.
    @inline(__always)
    func enter(_ function: Unmanaged<FunctionValue>, from frame: Frame, at span: Span) {
        push(frame.owner, span, function)
    }

    /// Adds a loop before its first round.
    @inline(__always)
    package func enterLoop(in frame: Frame, at span: Span) {
        push(frame.owner, span, nil)
    }

    @inline(__always)
    private func push(_ unit: Unmanaged<CodeUnit>, _ span: Span, _ function: Unmanaged<FunctionValue>?) {
        if top == end { grow() }
        top.initialize(to: Step(unit: unit, span: span, function: function))
        top += 1
    }

    /// Starts the next round of the innermost loop.
    @inline(__always)
    package func nextRound() { (top - 1).pointee.round &+= 1 }

    /// Removes the innermost step.
    @inline(__always)
    package func leave() { top -= 1 }

    @inline(never)
    private func grow() {
        let capacity = end - steps
        let larger = UnsafeMutablePointer<Step>.allocate(capacity: 2 * capacity)
        larger.initialize(repeating: Step(), count: 2 * capacity)
        larger.update(from: steps, count: capacity)
        steps.deallocate()
        (steps, top, end) = (larger, larger + capacity, larger + 2 * capacity)
    }

    /// The innermost step; nil outside of calls and loops.
    var innermost: Origin? {
        let depth = top - steps
        if origins.count > depth { origins.removeLast(origins.count - depth) }
        // A step starts without an origin, and only the innermost loop goes on, so the origins outside of a present one
        // are present too.
        while let last = origins.indices.last, steps[last].roundOfOrigin != steps[last].round { origins.removeLast() }
        while origins.count < depth, let unit = steps[origins.count].unit {
            let step = steps[origins.count]
            let source = unit.takeUnretainedValue().source
            let place = Origin(
                source: source.name, line: source.line(at: step.span.lower), range: step.span.range, text: source,
                in: origins.last)
            let kind: Origin.StepKind =
                if let function = step.function { .call(of: function.takeUnretainedValue().prototype.name) } else {
                    .round(Int(step.round))
                }
            steps[origins.count].roundOfOrigin = step.round
            origins.append(place.step(kind))
        }
        return origins.last
    }
}
