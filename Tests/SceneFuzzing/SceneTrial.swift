public import Masonry

/// A way to a scene, walked and judged.
public struct SceneTrial: Sendable {
    let changes: [Change]
    let rigour: Rigour

    /// What is asked of a layout.
    enum Rigour {
        /// That what is required holds.
        case required
        /// Also that no priority is bought by a lower one, as exact arithmetic has it.
        case priorities
        /// Also that everything is as exact arithmetic has it.
        case exact
    }

    public struct Outcome: Sendable {
        /// What was wrong, at the first check that found something.
        public var complaints: [String] = []
        public var checks = 0
        /// The checks at which the exact judge was heard.
        public var judged = 0
    }

    /// Applies the changes; at each check the layout is compared with that of the same scene made anew, and judged.
    public func run() -> Outcome {
        var outcome = Outcome()
        do {
            var live = LiveScene()
            var model = SceneModel()
            var units: [SceneModel] = []
            for change in changes where model.allows(change) {
                try live.apply(change)
                switch change {
                case .beginUnit: units.append(model)
                case .undo: model = units.popLast() ?? model
                case .check:
                    outcome.checks += 1
                    let layout = live.scene.layout()
                    let verdict = SceneVerdict(layout, of: model, rigour: rigour)
                    outcome.judged += verdict.isJudged ? 1 : 0
                    outcome.complaints = verdict.complaints
                    if let difference = layout.difference(from: try LiveScene(model).scene.layout()) {
                        outcome.complaints.append("not the same as made anew: \(difference)")
                    }
                    if !outcome.complaints.isEmpty { return outcome }
                default: model.apply(change)
                }
            }
        } catch {
            outcome.complaints.append("a change is refused: \(error)")
        }
        return outcome
    }

    /// The scene at the end of the way.
    public func scene() throws -> Scene {
        var live = LiveScene()
        var model = SceneModel()
        var units: [SceneModel] = []
        for change in changes where model.allows(change) {
            try live.apply(change)
            switch change {
            case .beginUnit: units.append(model)
            case .undo: model = units.popLast() ?? model
            default: model.apply(change)
            }
        }
        return live.scene
    }

    /// The same trouble on a way as short as leaving out changes makes it.
    public var shortest: SceneTrial {
        var trial = self
        var length = max(changes.count / 2, 1)
        while true {
            var start = 0
            var isShorter = false
            while start < trial.changes.count {
                var fewer = trial.changes
                fewer.removeSubrange(start..<min(start + length, fewer.count))
                let candidate = SceneTrial(changes: fewer, rigour: rigour)
                if candidate.run().complaints.isEmpty {
                    start += length
                } else {
                    trial = candidate
                    isShorter = true
                }
            }
            if length == 1 && !isShorter { return trial }
            length = max(length / 2, 1)
        }
    }
}
