internal import Evaluator
internal import LayoutFindings
package import LayoutTerms
internal import Masonry
package import Diagnostics
package import Syntax

/// A script that runs again and again with small changes, in an interpreter of its own, on the screen that the original shows now:
/// only the statements from the first changed one on run anew.
package final class ScriptReplay {
    package let interpreter: Interpreter
    /// The script without changes.
    package let program: Program
    /// The places of the undo log before each statement of the unchanged script that has run.
    private var marks: [Int] = []
    /// The place after them; beyond it is what a change did.
    private var end = 0
    /// The screen of the original, if it is not the script's own.
    private var shown: (screen: ScreenStretch.Screen, direction: LayoutDirection)?
    /// The script's own screen, if the original is on another one.
    private(set) package var ownScreen: ScreenStretch.Screen?
    /// The steps of all runs so far.
    private(set) package var steps = 0

    /// Runs the script; nil if it does not run to its end.
    ///
    /// - Parameters:
    ///   - earlier: what runs before it, and stays.
    ///   - original: gives the files and the limits.
    package init?(of source: SourceText, after earlier: [SourceText] = [], as original: Interpreter) {
        interpreter = Interpreter(
            files: original.files, projects: original.projects, limits: original.limits,
            interruption: original.interruption)
        interpreter.entry = original.entry
        if source.isProjectFile { interpreter.askedStart = original.start }
        interpreter.takeScreen(for: source)
        for input in earlier {
            guard interpreter.run(input, showsValues: false).isComplete else { return nil }
        }
        program = source.program(names: interpreter.names)
        guard program.errors.isEmpty, runUnchanged(to: program.statements.count) else { return nil }
        let (own, other) = (interpreter.scene, original.scene)
        if own.screen != other.screen || own.direction != other.direction {
            shown = (other.screen, other.direction)
            ownScreen = own.screen
            guard showScreen() else { return nil }
        }
        let steps = Self.maxRounds * interpreter.steps + Self.freeSteps
        interpreter.evaluator.limits.steps = min(original.limits.steps, steps)
    }

    /// A change that makes the script take so many times as many steps is most likely a loop without an end.
    private static let maxRounds = 4
    /// The steps that every change may take more.
    private static let freeSteps = 1_000

    /// Runs the script with a change.
    ///
    /// - Returns: the program as it is then; nil if it has errors, fails, or takes far more steps.
    package func run(_ edits: [Replacement]) -> Program? {
        let source = program.source.applying(edits)
        let changed = source.program(names: interpreter.names, errorLimit: 1)
        guard changed.errors.isEmpty else { return nil }
        interpreter.cacheOnly(program, changed)
        let place = edits.map(\.span.lower).min() ?? 0
        let first = zip(program.statements, changed.statements).prefix { old, new in
            old.span == new.span && old.end < place
        }.count
        guard runUnchanged(to: first) else { return nil }
        defer { steps += interpreter.steps }
        guard interpreter.replay(changed, from: first, to: changed.statements.count, before: { _ in }), showScreen()
        else { return nil }
        return changed
    }

    /// Puts the scene on the screen of the original, until the next run.
    private func showScreen() -> Bool {
        guard let shown else { return true }
        return (try? interpreter.scene.show(on: shown.screen, shown.direction)) != nil
    }

    /// Goes back to the unchanged script, run up to one of its statements.
    package func runUnchanged(to last: Int) -> Bool {
        let log = interpreter.scene.undoLog
        if last < marks.count {
            log.rollBack(to: marks[last])
            marks.removeSubrange(last...)
        } else {
            log.rollBack(to: end)
            defer { steps += interpreter.steps }
            guard interpreter.replay(program, from: marks.count, to: last, before: { marks.append($0) }) else {
                end = log.mark()
                return false
            }
        }
        end = log.mark()
        return true
    }
}

extension Statement {
    /// Where its text ends: the span of a class that methods without one imply is only its place.
    fileprivate var end: Int {
        guard case .class(let type) = kind else { return span.upper }
        return type.methods.reduce(span.upper) { max($0, $1.function.span.upper) }
    }
}
