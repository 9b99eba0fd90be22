/// How many decisions depended on something unknown.
package struct UndecidedCount {
    package var count = 0
    /// Whether the current decision is about another round of a loop.
    package var isAboutLoop = false
}
