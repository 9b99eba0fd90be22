internal import Masonry
internal import Diagnostics

/// The calls and the rounds of loops that are running, innermost last.
///
/// Every call and every round passes here, so a step is a few numbers. An origin is made only of one in which something
/// is made that keeps it.
package final class StepTrail {
    private struct Step {
        var unit: Unmanaged<CodeUnit>
        /// The call, or the head of the loop.
        var span: Span
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
    /// The place at which as many calls run as may. Every running loop moves it by one, so that a call compares only
    /// two places.
    @exclusivity(unchecked) private var callLimit: UnsafeMutablePointer<Step>
    /// How many calls may run at once; at least 0.
    var maxCalls: Int {
        didSet {
            callLimit += maxCalls - oldValue
            if callLimit > end { grow(to: callLimit - steps) }
        }
    }
    /// The origins of the outermost steps. Some may be of steps or rounds that are over.
    private var origins: [Origin] = []

    init(maxCalls: Int) {
        self.maxCalls = maxCalls
        // Memory that no step reaches is never touched.
        let capacity = maxCalls + 64
        steps = .allocate(capacity: capacity)
        (top, end, callLimit) = (steps, steps + capacity, steps + maxCalls)
    }

    deinit {
        steps.deallocate()
    }

    /// How many more calls may run inside of those that are running.
    @inline(__always)
    var remainingCalls: Int { callLimit - top }

    /// Whether another call may run.
    @inline(__always)
    var hasRoomForCall: Bool { top < callLimit }

    /// Adds a call, for which there is room, of a function, which the caller keeps alive.
    @inline(__always)
    func enter(_ function: Unmanaged<FunctionValue>, from frame: Frame, at span: Span) {
        push(Step(unit: frame.owner, span: span, function: function))
    }

    /// Adds a loop before its first round.
    @inline(__always)
    func enterLoop(in frame: Frame, at span: Span) {
        if max(top, callLimit) == end { grow(to: 2 * (end - steps)) }
        callLimit += 1
        push(Step(unit: frame.owner, span: span))
    }

    @inline(__always)
    private func push(_ step: Step) {
        top.initialize(to: step)
        top += 1
    }

    /// Starts the next round of the innermost loop.
    @inline(__always)
    func nextRound() { (top - 1).pointee.round &+= 1 }

    /// Removes the innermost step, a call.
    @inline(__always)
    func leave() { top -= 1 }

    /// Removes the innermost step, a loop.
    @inline(__always)
    func leaveLoop() {
        top -= 1
        callLimit -= 1
    }

    @inline(never)
    private func grow(to capacity: Int) {
        let larger = UnsafeMutablePointer<Step>.allocate(capacity: capacity)
        larger.initialize(from: steps, count: top - steps)
        steps.deallocate()
        (top, callLimit) = (larger + (top - steps), larger + (callLimit - steps))
        (steps, end) = (larger, larger + capacity)
    }

    /// The function of the innermost call; nil outside of calls.
    var innermostFunction: FunctionValue? {
        var step = top
        while step > steps {
            step -= 1
            if let function = step.pointee.function { return function.takeUnretainedValue() }
        }
        return nil
    }

    /// The innermost step; nil outside of calls and loops.
    var innermost: Origin? {
        let depth = top - steps
        if origins.count > depth { origins.removeLast(origins.count - depth) }
        // A step starts without an origin, and only the innermost loop goes on, so the origins outside of a present one
        // are present too.
        while let last = origins.indices.last, steps[last].roundOfOrigin != steps[last].round { origins.removeLast() }
        while origins.count < depth {
            let step = steps[origins.count]
            let source = step.unit.takeUnretainedValue().source
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
