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

    /// The edits that are tried for a report, each a result of its own.
    ///
    /// - Parameter share: how many of the wrong ones count for one that is kept.
    init(
        _ proposals: [EditProposal], of script: String, _ split: Split, keepingOneIn share: Int = 1,
        isRight: (Replacement) -> Bool
    ) {
        (self.script, self.split) = (script, split)
        kind = proposals.first?.kind ?? .other
        trials = proposals.enumerated().map {
            Trial(features: $1.features, isRight: isRight($1.replacement), result: $0)
        }.filter { $0.isRight || $0.result % share == 0 }
    }

    fileprivate static func isRight(_ trial: EditTrial, _ broken: BrokenScript, _ right: LayoutHistory) -> Bool {
        guard let end = right.end, end.matches(Snapshot(trial.layout)) else { return false }
        if broken.differsAtEnd { return true }
        let edit = TextEdit(trial.replacement.span, trial.replacement.text)
        let fixed = LayoutHistory(of: broken.text.applying([edit]))
        return fixed.isComplete && right.difference(from: fixed, shift: LineShift(of: trial.replacement)) == nil
    }
}

/// What the search makes of a broken script.
struct BrokenReport {
    /// The edits that resolve each thing that is reported about it, and those that are tried for it.
    let (trials, proposals): ([TrialGroup], [TrialGroup])

    /// Of the wrong edits that are tried one in so many is kept: all would take too much memory.
    private static let wrongProposals = 8

    /// - Parameter right: the layouts of the correct script.
    init(of broken: BrokenScript, right: LayoutHistory) {
        let interpreter = Interpreter.forTrials()
        let reporter = LayoutReporter(interpreter)
        _ = interpreter.run(
            SourceText(name: "script.mas", text: broken.text), showsValues: false, keepsUndo: false)
        let (name, split) = (broken.script.name, broken.script.split)
        var known: Set<Replacement> = []
        trials = reporter.editTrials.map { trials in
            TrialGroup(trials, of: name, split) { trial in
                let isRight = TrialGroup.isRight(trial, broken, right)
                if isRight { known.insert(trial.replacement) }
                return isRight
            }
        }
        proposals = reporter.editProposals.map {
            TrialGroup($0, of: name, split, keepingOneIn: Self.wrongProposals, isRight: known.contains)
        }
    }
}
