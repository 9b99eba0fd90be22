import LayoutFixes
import Masonry
import MasonryLanguage

/// The edits that resolve a report about a broken script, as the search ranks them.
struct TrialGroup {
    let split: Split
    let trials: [(features: [Double], isRight: Bool)]

    var hasRight: Bool { trials.contains(where: \.isRight) }

    /// A group for each thing that is reported about a broken script.
    ///
    /// - Parameter right: the layouts of the correct script.
    static func all(of broken: BrokenScript, right: LayoutHistory) -> [TrialGroup] {
        let interpreter = Interpreter.forTrials()
        _ = interpreter.run(
            SourceText(name: "script.mas", text: broken.text), showsValues: false, keepsUndo: false)
        return interpreter.editTrials.map { trials in
            TrialGroup(
                split: broken.script.split,
                trials: trials.map { ($0.features, isRight($0, broken, right)) })
        }
    }

    private static func isRight(_ trial: EditTrial, _ broken: BrokenScript, _ right: LayoutHistory) -> Bool {
        guard let end = right.end, end.matches(Snapshot(trial.layout)) else { return false }
        if broken.differsAtEnd { return true }
        let edit = TextEdit(trial.replacement.span, trial.replacement.text)
        let fixed = LayoutHistory(of: broken.text.applying([edit]))
        return fixed.isComplete && right.difference(from: fixed, shift: LineShift(of: trial.replacement)) == nil
    }
}
