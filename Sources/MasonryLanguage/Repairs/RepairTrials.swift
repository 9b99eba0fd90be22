internal import Masonry

/// A statement that might settle a finding.
struct RepairCandidate {
    var title: String
    var statement: String
    /// The same for who mends the source, as `Repair.code`.
    var code: String?
}

/// Runs statements to see what they would do to a finding, and takes them back.
final class RepairTrials {
    let interpreter: Interpreter
    let before: Layout
    /// What the scene's wishes lost to.
    private(set) lazy var losses = interpreter.scene.losses()
    /// The views whose texts had no room before, whatever is open.
    private let unreadable: Set<String>
    private let covering: Set<Covering>
    /// How many trials one finding is worth: each takes a layout, and those of large scenes take long.
    let most: Int

    init(interpreter: Interpreter) {
        self.interpreter = interpreter
        before = interpreter.scene.layout()
        covering = Set(Covering.all(in: before))
        unreadable = Set(interpreter.scene.textsWithoutRoom(evenOpen: false))
        most = max(6, min(24, 20_000 / interpreter.layoutCost(with: before.findings)))
    }

    /// A candidate that does what it is to.
    struct Tried {
        var repair: Repair
        var trial: RepairTrial
        /// What opens something, leaves a view where nobody wants it, or nothing of one, is worse than what moves many, and
        /// that than what moves them far.
        var rank: [Double] {
            let (views, points) = trial.extent
            return [
                Double(trial.opened.count + trial.outside), Double(trial.crushed + trial.unreadable.count),
                Double(trial.covering.count), Double(views), (points * 1e6).rounded(),
            ]
        }
    }

    /// The candidates that do what they are to when they are run.
    func tried(_ candidates: [RepairCandidate?], where settles: (RepairTrial) -> Bool) -> [Tried] {
        candidates.compactMap(\.self).prefix(most).compactMap { candidate in
            guard let trial = trial(of: candidate.statement), settles(trial) else { return nil }
            let repair = Repair(
                title: candidate.title, effect: trial.effect, statement: candidate.statement, code: candidate.code)
            return Tried(repair: repair, trial: trial)
        }
    }

    private func trial(of statement: String) -> RepairTrial? {
        let scene = interpreter.scene
        let given = scene.views.filter(\.translatesAutoresizingMaskIntoConstraints)
        let source = SourceText(name: "repair", text: statement, isInput: true, accent: .masonry)
        return interpreter.tryOut(source) { outcome in
            guard outcome.isComplete, outcome.diagnostics.isEmpty else { return nil }
            let letGo = given.filter { !$0.translatesAutoresizingMaskIntoConstraints }.map(\.name)
            let after = scene.layout(explained: false)
            return RepairTrial(
                before: before, after: after, letGo: letGo,
                unreadable: scene.textsWithoutRoom().filter { !unreadable.contains($0) },
                covering: Covering.all(in: after).filter { !covering.contains($0) })
        }
    }
}
