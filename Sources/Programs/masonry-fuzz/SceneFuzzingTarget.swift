import SceneFuzzing

/// A way to a scene, which the input decides, is judged at each check as `scripts/soak` judges: by exact arithmetic.
enum SceneFuzzingTarget {
    static func complaints(about input: [UInt8]) -> [String] {
        guard let first = input.first else { return [] }
        let style: SceneMaker.Style = first % 4 == 0 ? .badlyScaled : .small
        let trial = SceneMaker.trial(choices: Array(input.dropFirst()), style: style)
        let complaints = trial.run().complaints
        return complaints.isEmpty ? [] : complaints + [trial.shortest.script]
    }
}
