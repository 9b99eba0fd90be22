import SceneFuzzing
import Testing

/// Random scenes with random histories: the layout is a function of the scene, and what exact arithmetic says it is.
struct SceneTests {
    @Test(arguments: 0..<16)
    func smallScenesAreExact(_ block: UInt64) {
        expectNoComplaints(seeds: block * 125..<(block + 1) * 125, .small)
    }

    @Test(arguments: 0..<8)
    func largeScenesAreFunctionsOfWhatTheyHold(_ block: UInt64) {
        expectNoComplaints(seeds: block * 25..<(block + 1) * 25, .large)
    }

    private func expectNoComplaints(seeds: Range<UInt64>, _ style: SceneMaker.Style) {
        for seed in seeds {
            let trial = SceneMaker.trial(seed: seed, style: style)
            if trial.run().complaints.isEmpty { continue }
            let shortest = trial.shortest
            Issue.record("seed \(seed), \(style):\n\(shortest.script)\n\(shortest.run().complaints)")
        }
    }
}
