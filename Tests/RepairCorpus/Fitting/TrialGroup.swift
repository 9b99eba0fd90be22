import LayoutFixes
import Masonry
import MasonryLanguage

/// The edits that resolve a report about a broken script, as the search ranks them.
struct TrialGroup {
    struct Trial {
        let features: [Double]
        let isRight: Bool
        /// The number of the first edit with the same result.
        let result: Int
    }

    /// The script that is broken; all that is reported of it belongs together.
    let script: String
    let split: Split
    let kind: FindingKind
    let trials: [Trial]

    var hasRight: Bool { trials.contains(where: \.isRight) }

    /// - Parameter isRight: whether an edit turns the script into the right one.
    init(_ trials: [EditTrial], of script: String, _ split: Split, isRight: (EditTrial) -> Bool) {
        (self.script, self.split) = (script, split)
        kind = trials.first?.kind ?? .other
        self.trials = trials.enumerated().map { index, trial in
            Trial(
                features: trial.features, isRight: isRight(trial),
                result: trials[..<index].firstIndex { $0.hasFrames(of: trial) } ?? index)
        }
    }

    /// A group for each thing that is reported about a broken script.
    ///
    /// - Parameter right: the layouts of the correct script.
    static func all(of broken: BrokenScript, right: LayoutHistory) -> [TrialGroup] {
        let interpreter = Interpreter.forTrials()
        _ = interpreter.run(
            SourceText(name: "script.mas", text: broken.text), showsValues: false, keepsUndo: false)
        return interpreter.editTrials.map { trials in
            TrialGroup(trials, of: broken.script.name, broken.script.split) { isRight($0, broken, right) }
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
