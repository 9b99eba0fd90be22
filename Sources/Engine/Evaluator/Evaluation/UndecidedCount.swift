/// The decisions that depended on something unknown.
struct UndecidedCount {
    var count = 0
    var latest: ForeignValue?
    /// Whether the current decision is about another round of a loop.
    var isAboutLoop = false
}
