public import Diagnostics
internal import LayoutFindings
internal import LayoutTerms
internal import Masonry
public import Scripts
internal import LayoutLints

/// Reports the findings in what an interpreter ran, of its layout and of lint rules, with fixes.
///
/// Keep one beside the interpreter, as it remembers its last search for fixes.
public final class LayoutReporter {
    public let interpreter: Interpreter
    /// The lint rules that are turned off.
    public var disabledLints: Set<Slug> = []
    /// The lint rules whose findings are errors.
    public var failingLints: Set<Slug> = []
    /// Asked again and again while fixes are looked for; true stops that without any.
    public var shouldStop: () -> Bool = { false }
    /// What fixes are edits of, where that is not the only script that was run.
    package var inputsToEdit: (() -> EditableScript)?
    /// The last search for fixes.
    private var last: LastSearch?

    public init(_ interpreter: Interpreter) {
        self.interpreter = interpreter
    }

    var scene: Scene { interpreter.scene }

    /// Whether no lint rule is on.
    var hasNoLints: Bool { disabledLints.isSuperset(of: LintRules.ids) }

    /// The search for fixes, the same one as long as nothing else runs; nil where there is no script to edit.
    var search: EditSearch? {
        let script = inputsToEdit.map { $0() } ?? interpreter.onlyScript.map { EditableScript($0) }
        let state = LastSearch.State(
            script: script, changes: scene.undoLog.mark(), screen: scene.screen, direction: scene.direction,
            disabledLints: disabledLints)
        if let last, last.state == state, last.search?.isStopped != true { return last.search }
        let new = LastSearch(of: state, for: self)
        last = new
        return new.search
    }

    /// Whether the script that was searched last takes too long for trials, so that it has no fixes.
    var isTooLong: Bool { last?.isTooLong ?? false }
}

/// A search for fixes, and what it is about.
private struct LastSearch {
    /// What an interpreter ran.
    struct State: Equatable {
        let script: EditableScript?
        let changes: Int
        let screen: ScreenStretch.Screen
        let direction: LayoutDirection
        let disabledLints: Set<Slug>
    }

    let state: State
    private(set) var search: EditSearch?
    private(set) var isTooLong = false

    init(of state: State, for reporter: LayoutReporter) {
        self.state = state
        do {
            search = try EditSearch.search(state.script, for: reporter)
        } catch {
            isTooLong = true
        }
    }
}
