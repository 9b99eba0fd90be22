internal import Masonry
internal import MasonryLanguage

/// The traces of a session's recent inputs.
struct TraceMemory {
    struct Trace {
        let number: Int
        let source: SourceText
        let steps: [ChainStep]

        /// The steps of the chains that start on a line, and of their makers during installation.
        func steps(ofLine line: Int) -> [ChainStep] {
            var kept: [ChainStep] = []
            // What the maker did before its first link.
            var (opening, isOfLine): ([ChainStep], Bool) = ([], false)
            for step in steps {
                if case .maker = step.event { (opening, isOfLine) = ([], false) }
                if let link = step.link { isOfLine = link.origin.line == line }
                guard isOfLine else {
                    if step.link == nil { opening.append(step) }
                    continue
                }
                kept += opening + [step]
                opening = []
            }
            return kept
        }
    }

    private var kept: [Trace] = []
    /// The trace of the newest input, if none of it was accepted.
    private var failed: Trace?

    /// The most steps stored, apart from those of the newest input.
    private static let maxSteps = 100_000

    mutating func add(_ steps: [ChainStep], of source: SourceText, number: Int, isKept: Bool) {
        failed = nil
        if steps.isEmpty { return }
        let trace = Trace(number: number, source: source, steps: steps)
        if !isKept {
            failed = trace
            return
        }
        kept.append(trace)
        var total = kept.reduce(0) { $0 + $1.steps.count }
        while total > Self.maxSteps, kept.count > 1 { total -= kept.removeFirst().steps.count }
    }

    mutating func forgetFailed() { failed = nil }

    /// The trace of an input; nil if it has none or was undone.
    func trace(of number: Int, in timeline: Timeline) -> Trace? {
        timeline.entries[..<timeline.position].contains { $0.number == number }
            ? kept.last { $0.number == number } : nil
    }

    /// The newest trace that is not undone.
    func latest(in timeline: Timeline) -> Trace? {
        let numbers = Set(timeline.entries[..<timeline.position].map(\.number))
        return failed ?? kept.last { numbers.contains($0.number) }
    }
}
