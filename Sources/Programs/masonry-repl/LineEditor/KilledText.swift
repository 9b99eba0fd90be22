/// The text that was last cut, to be inserted elsewhere. Consecutive cuts add up.
struct KilledText {
    private(set) var text = ""
    private var isGrowing = false

    mutating func addAtEnd(_ removed: String) {
        text = isGrowing ? text + removed : removed
        isGrowing = true
    }

    mutating func addAtStart(_ removed: String) {
        text = isGrowing ? removed + text : removed
        isGrowing = true
    }

    /// Ends the current run of cuts.
    mutating func stopGrowing() { isGrowing = false }
}
