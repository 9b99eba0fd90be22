internal import Masonry

/// How long an input took, and what of it.
final class InputClock {
    enum Part: String, CaseIterable {
        case running, layout, rules, drawing, writing, fixes
    }

    private let clock = ContinuousClock()
    private var times: [Part: Duration] = [:]
    private var total: Duration?
    private var isInput = false
    /// The part that is measured, and since when.
    private var current: (part: Part, since: ContinuousClock.Instant)?

    /// Measures an input.
    func measureInput(_ body: () -> Void) {
        (times, isInput) = ([:], true)
        let start = clock.now
        body()
        total = clock.now - start
        isInput = false
    }

    /// Measures a part of an input. The time of a part inside another counts for the inner one alone.
    func measure<Result>(_ part: Part, _ body: () -> Result) -> Result {
        // A command does the same things.
        guard isInput else { return body() }
        let outer = current
        enter(part)
        defer { enter(outer?.part) }
        return body()
    }

    private func enter(_ part: Part?) {
        let now = clock.now
        if let current { times[current.part, default: .zero] += now - current.since }
        current = part.map { ($0, now) }
    }

    /// `12.3 ms: 0.4 running, 3.1 layout …`; nil if nothing was measured.
    var text: String? {
        guard let total else { return nil }
        let parts = Part.allCases.compactMap { part in
            times[part].map { "\(Self.milliseconds($0)) \(part.rawValue)" }
        }
        return "\(Self.milliseconds(total)) ms" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }

    private static func milliseconds(_ time: Duration) -> String { (time / .milliseconds(1)).spelled(decimals: 1) }
}
