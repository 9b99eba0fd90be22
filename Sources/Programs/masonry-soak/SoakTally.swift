import SceneFuzzing

/// What was seen so far.
struct SoakTally: Sendable {
    private var ways = 0
    private var layouts = 0
    private var judged = 0
    /// Of each way that went wrong the seed, the shortest way to the same trouble, and the complaints.
    private(set) var reports: [String] = []

    mutating func run(seed: UInt64, _ style: SceneMaker.Style) {
        let trial = SceneMaker.trial(seed: seed, style: style)
        let outcome = trial.run()
        ways += 1
        layouts += outcome.checks
        judged += outcome.judged
        if outcome.complaints.isEmpty { return }
        let shortest = trial.shortest
        let lines =
            ["// scripts/soak --style \(style.rawValue) --seed \(seed) --seeds 1", shortest.script]
            + shortest.run().complaints.map { "// \($0)" }
        reports.append(lines.joined(separator: "\n"))
    }

    mutating func add(_ other: SoakTally) {
        ways += other.ways
        layouts += other.layouts
        judged += other.judged
        reports += other.reports
    }
}

extension SoakTally: CustomStringConvertible {
    var description: String {
        "\(layouts) scenes on \(ways) ways, \(judged) of them judged exactly, \(reports.count) wrong,"
    }
}
