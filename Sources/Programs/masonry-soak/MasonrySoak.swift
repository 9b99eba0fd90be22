public import ArgumentParser
public import SceneFuzzing

extension SceneMaker.Style: ExpressibleByArgument {}

/// Walks random ways to random scenes until its time is up, and stops at the first layout that is wrong.
@main
struct MasonrySoak: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/soak",
        abstract: "Lays out random scenes and judges them, until the time is up or one is wrong.")

    @Option(help: "How long to go on.")
    var seconds = 600.0

    @Option(help: "The first seed; the next scene has the next one.")
    var seed: UInt64 = 1

    @Option(help: "Stop after the scenes of so many seeds.")
    var seeds = UInt64.max

    @Option(help: "Scenes of this kind alone; of each kind unless said.")
    var style: SceneMaker.Style?

    @Option(help: "How many scenes to walk to at once.")
    var jobs = 2

    @Flag(help: "Go on after a scene that is wrong.")
    var keepGoing = false

    func validate() throws {
        if !(seconds > 0) { throw ValidationError("--seconds is more than 0") }
        if jobs < 1 { throw ValidationError("--jobs is at least 1") }
    }

    func run() async throws {
        let start = ContinuousClock.now
        let end = start.advanced(by: .seconds(seconds))
        var next = seed
        var tally = SoakTally()
        await withTaskGroup(of: SoakTally.self) { group in
            var running = 0
            while true {
                let isOver = ContinuousClock.now >= end || !keepGoing && !tally.reports.isEmpty || next - seed >= seeds
                if !isOver, running < jobs {
                    group.addTask { [next] in self.tally(of: next) }
                    next += 1
                    running += 1
                } else if let found = await group.next() {
                    running -= 1
                    tally.add(found)
                    for report in found.reports { print(report) }
                } else {
                    break
                }
            }
        }
        print("\(tally) in \(start.duration(to: .now).components.seconds) s")
        if !tally.reports.isEmpty { throw ExitCode.failure }
    }

    private func tally(of seed: UInt64) -> SoakTally {
        var tally = SoakTally()
        for style in styles(of: seed) { tally.run(seed: seed, style) }
        return tally
    }

    /// Scenes that take long are rarer.
    private func styles(of seed: UInt64) -> [SceneMaker.Style] {
        if let style { return [style] }
        return SceneMaker.Style.allCases.filter { style in
            switch style {
            case .small, .badlyScaled: true
            case .large: seed % 16 == 0
            case .chain: seed % 4096 == 0
            }
        }
    }
}
