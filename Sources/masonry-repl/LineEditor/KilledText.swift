/// What was last cut out, to be put back elsewhere. Cuts in a row add up to one.
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

    /// The next cut stands for itself.
    mutating func stopGrowing() { isGrowing = false }
}
