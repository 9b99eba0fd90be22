internal import Diagnostics
internal import Masonry
internal import Scripts
internal import Syntax

/// What the trials of edits of a script cost and may cost, in steps.
struct TrialCosts {
    /// About how many steps a trial takes at most.
    let trial: Int
    /// How many steps reading the script takes.
    private let reading: Int
    /// How many times as long a step takes: one of a project's code, which knows less, does more.
    private let slowness: Int

    /// How many steps the trials for a report may take: a third of a second at most. One of a script of 60 lines with 30 views
    /// takes about 1,200.
    private static let (minBudget, maxBudget) = (250_000, 1_000_000)
    private static let usualTrials = 60
    /// How many batches there is work for at least.
    private static let minBatches = 4
    /// A script of which one trial takes more has no fixes.
    static let maxSteps = 100_000
    /// Where fewer trials are possible, they are made in a slice of the script.
    private static let trialsWithoutSlice = 150
    /// How many times as much work as that of the script, and some more, a trial may take.
    private static let (maxRounds, freeSteps) = (4, 20_000)
    /// How many terms of solving take as long as a step.
    private static let termsPerStep = 100
    /// How many bytes of a script are read in the time of a step.
    private static let bytesPerStep = 4
    /// How many of the likeliest candidates are tried before others, where trials cost little and where they cost much.
    private static let batches = 8...50

    /// Says that a script takes too long for trials.
    struct TooLong: Error {}

    /// - Parameters:
    ///   - replay: has run the script once.
    ///   - bytes: how much of the script is read for each trial.
    init(of replay: ScriptReplay, reading bytes: Int) throws(TooLong) {
        reading = bytes / Self.bytesPerStep
        slowness = replay.program.source.accent == .masonry ? 1 : 4
        trial = Self.steps(of: replay) + reading
        guard trial <= Self.maxSteps else { throw TooLong() }
    }

    /// The steps that all trials may take: enough for the usual number of them where that is not too much.
    var budget: Int { max(Self.minBudget, min(Self.usualTrials * trial, Self.maxBudget)) / slowness }

    /// How many of a finding's likeliest candidates are tried before others.
    var batch: Int {
        max(Self.batches.lowerBound, min(Self.batches.upperBound, budget / max(1, trial) / Self.minBatches))
    }

    /// Whether trials in a slice of the script are better.
    var needsSlice: Bool { trial * Self.trialsWithoutSlice > budget }

    /// The terms that solving may take in a trial: a change that makes it much harder is no fix.
    var maxWork: Int { Self.termsPerStep * (Self.maxRounds * trial + Self.freeSteps) }

    /// The steps that the work of a replay so far takes.
    private static func steps(of replay: ScriptReplay) -> Int {
        replay.steps + replay.interpreter.scene.workDone / termsPerStep
    }

    /// Runs a trial, or something like it, and takes what it costs from a budget and from the search of a scene.
    func charging<Result>(_ budget: inout Int, of replay: ScriptReplay, to scene: Scene, _ run: () -> Result) -> Result
    {
        let start = Self.steps(of: replay)
        let result = run()
        let cost = Self.steps(of: replay) + reading - start
        budget -= cost
        scene.spendSearch(cost * Self.termsPerStep)
        return result
    }
}
