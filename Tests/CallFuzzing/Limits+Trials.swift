public import MasonryLanguage

extension Limits {
    /// Limits for small programs that may do anything.
    public static func forTrials(steps: Int = 20_000) -> Limits {
        var limits = Limits()
        limits.steps = steps
        limits.views = 200
        limits.constraints = 500
        limits.text = 10_000
        limits.shownText = 200
        limits.memory = 4 << 20
        limits.output = 10_000
        limits.reports = 20
        return limits
    }
}
