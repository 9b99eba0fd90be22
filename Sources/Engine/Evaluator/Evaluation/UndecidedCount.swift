/// How many decisions depended on something unknown.
struct UndecidedCount {
    var count = 0
    /// Whether the current decision is about another round of a loop.
    var isAboutLoop = false
}
