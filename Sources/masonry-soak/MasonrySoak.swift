public import ArgumentParser
public import SceneFuzzing

extension SceneMaker.Style: ExpressibleByArgument {}

/// Walks random ways to random scenes until its time is up, and stops at the first layout that is wrong.
@main
struct MasonrySoak: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/soak",
        abstract: "Lays out random scenes and judges them, until the time is up or one is wrong.")

    @Option(help: "How long to go on.")
    var seconds = 600.0

    @Option(help: "The first seed; the next scene has the next one.")
    var seed: UInt64 = 1

    @Option(help: "Stop after so many scenes.")
    var scenes = UInt64.max

    @Option(help: "Scenes of this kind alone; by turns of each unless said.")
    var style: SceneMaker.Style?

    @Flag(help: "Go on after a scene that is wrong.")
    var keepGoing = false

    func validate() throws {
        if !(seconds > 0) { throw ValidationError("--seconds is more than 0") }
    }

    func run() throws {
        let clock = ContinuousClock()
        let start = clock.now
        let end = start.advanced(by: .seconds(seconds))
        let styles = style.map { [$0] } ?? SceneMaker.Style.allCases
        var tally = Tally()
        var next = seed
        while clock.now < end, next - seed < scenes {
            for style in styles {
                let isRight = tally.add(seed: next, style)
                if !isRight && !keepGoing { throw ExitCode.failure }
            }
            next += 1
        }
        print(tally.summary(since: start))
        if tally.wrong > 0 { throw ExitCode.failure }
    }
}

/// What was seen so far.
private struct Tally {
    var scenes = 0
    var checks = 0
    var judged = 0
    var wrong = 0

    /// Runs the trial; false if something was wrong, which it prints.
    mutating func add(seed: UInt64, _ style: SceneMaker.Style) -> Bool {
        let trial = SceneMaker.trial(seed: seed, style: style)
        let outcome = trial.run()
        scenes += 1
        checks += outcome.checks
        judged += outcome.judged
        if outcome.complaints.isEmpty { return true }
        wrong += 1
        let shortest = trial.shortest
        print("// scripts/soak --style \(style.rawValue) --seed \(seed) --scenes 1")
        print(shortest.script)
        for complaint in shortest.run().complaints { print("// \(complaint)") }
        return false
    }

    func summary(since start: ContinuousClock.Instant) -> String {
        let seconds = Int(start.duration(to: .now).components.seconds)
        return "\(scenes) scenes, \(checks) layouts, \(judged) of them judged exactly, in \(seconds) s; \(wrong) wrong"
    }
}
