import Masonry
import MasonryLanguage

/// The layouts of a script after each of its top-level statements.
struct LayoutHistory {
    struct State {
        /// The last line of the statement.
        let line: Int
        let snapshot: Snapshot
        /// Whether nothing is in conflict, ambiguous or unplaced, so that the layout is meant to be seen.
        let isHealthy: Bool
    }

    /// A layout of a script next to that of another version at the same place.
    struct Difference {
        let right: Snapshot
        let wrong: Snapshot
        let isAtEnd: Bool
    }

    let states: [State]
    /// Whether the script ran to its end without an error.
    let isComplete: Bool

    /// Runs the script.
    init(of text: String) {
        let source = SourceText(name: "script.mas", text: text)
        let interpreter = Interpreter.forTrials()
        let lines = source.program(names: NameTable()).statements.map { source.line(at: max(0, $0.span.upper - 1)) }
        var states: [State] = []
        interpreter.onStatement = { [unowned interpreter] _ in
            guard states.count < lines.count else { return }
            let layout = interpreter.scene.layout(explained: false)
            states.append(
                State(
                    line: lines[states.count], snapshot: Snapshot(layout, in: interpreter.scene),
                    isHealthy: layout.findings.isEmpty))
        }
        let outcome = interpreter.run(source, showsValues: false, keepsUndo: false)
        self.states = states
        isComplete = outcome.isComplete && !outcome.diagnostics.contains { $0.severity == .error }
    }

    var end: Snapshot? { states.last?.snapshot }

    /// The layout after all statements that end on this line or before it.
    func snapshot(atLine line: Int) -> Snapshot? { states.last { $0.line <= line }?.snapshot }

    /// The first layout that people see and that another version of the script shows differently, with the other's: at the
    /// end or, if the ends are alike, after a statement that leaves nothing open. An edit keeps the lines of what it does not
    /// change, up to a shift of those from some line on.
    func difference(from other: LayoutHistory, shift: LineShift = .none) -> Difference? {
        guard let end, let otherEnd = other.end else { return nil }
        if !end.matches(otherEnd) { return Difference(right: end, wrong: otherEnd, isAtEnd: true) }
        for state in states where state.isHealthy && state.snapshot.places.count > 1 {
            guard let seen = other.snapshot(atLine: shift.line(for: state.line)) else { continue }
            if !state.snapshot.matches(seen) { return Difference(right: state.snapshot, wrong: seen, isAtEnd: false) }
        }
        return nil
    }
}

extension Interpreter {
    /// An interpreter for scripts that an edit may have made endless.
    static func forTrials() -> Interpreter {
        var limits = Limits()
        limits.steps = 100_000
        limits.views = 2_000
        return Interpreter(limits: limits)
    }
}
