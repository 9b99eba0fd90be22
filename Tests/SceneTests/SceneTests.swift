import SceneFuzzing
import Testing

/// Random scenes with random histories: the layout is a function of the scene, and what exact arithmetic says it is.
struct SceneTests {
    @Test(arguments: 0..<8)
    func smallScenesAreExact(_ block: UInt64) {
        expectNoComplaints(block, of: 100, .small)
    }

    @Test(arguments: 0..<4)
    func largeScenesDependOnlyOnTheirContent(_ block: UInt64) {
        expectNoComplaints(block, of: 10, .large)
    }

    @Test(arguments: 0..<4)
    func badlyScaledScenesKeepTheirPriorities(_ block: UInt64) {
        expectNoComplaints(block, of: 75, .badlyScaled)
    }

    /// `count` seeds for each block.
    private func expectNoComplaints(_ block: UInt64, of count: UInt64, _ style: SceneMaker.Style) {
        for seed in block * count..<(block + 1) * count {
            let trial = SceneMaker.trial(seed: seed, style: style)
            if trial.run().complaints.isEmpty { continue }
            let shortest = trial.shortest
            Issue.record("seed \(seed), \(style):\n\(shortest.script)\n\(shortest.run().complaints)")
        }
    }

    @Test(arguments: [1.0 / 3, 1, 3], ChainMaker.Ending.allCases)
    func chainsOfThirdsHoldOrAreReported(_ ratio: Double, _ ending: ChainMaker.Ending) {
        let trial = ChainMaker.trial(count: 100, ratio: ratio, gap: 1.0 / 3, ending: ending)
        #expect(trial.run().complaints == [])
    }
}
