/// The gains of the nonbasic quantities of a large block, as a tournament: the better of two neighbors plays on, so that
/// a changed gain costs a few games instead of a look at every quantity.
struct Tournament: ~Copyable {
    /// Fewer movable quantities are compared one by one.
    static var fewest: Int { 32 }

    /// Whether the gains of the level are kept here.
    private(set) var isOn = false
    /// By quantity: how fast the errors fall if it moves, positive for an increase and negative for a decrease; 0 if
    /// they don't.
    private var gains = FlatArray<Double>()
    /// The winner of game g plays in game g / 2. The quantities are at the end.
    private var winners = FlatArray<Int32>()
    /// The number of places for quantities, a power of 2.
    private var width = 0
    /// The quantities whose gains may be others now.
    private var changed = FlatArray<Int32>()

    /// The quantity with the largest gain, the first of equal ones.
    var best: (quantity: Int, gain: Double) { (Int(winners[1]), gains[winners[1]]) }

    /// Turns it off until the next level.
    mutating func stop() { isOn = false }

    /// Starts without gains.
    mutating func start(quantityCount: Int) {
        isOn = true
        changed.removeAll()
        width = 2
        while width < quantityCount { width *= 2 }
        gains.refill(0, count: width)
        winners.refill(0, count: 2 * width)
        for place in 0..<width { winners[width + place] = Int32(truncatingIfNeeded: place) }
    }

    /// Sets a gain before the first games.
    @inline(__always) mutating func enter(_ quantity: Int, _ gain: Double) { gains[quantity] = gain }

    /// Plays every game.
    mutating func play() {
        for game in (1..<width).reversed() { winners[game] = winner(of: game) }
    }

    /// Notes that a quantity's gain may be another now.
    @inline(__always) mutating func touch(_ quantity: Int32) {
        if isOn { changed.append(quantity) }
    }

    /// Takes one of the quantities whose gains may be others.
    mutating func takeChanged() -> Int32? { changed.isEmpty ? nil : changed.removeLast() }

    /// Changes a gain and plays the games that depend on it.
    mutating func set(_ quantity: Int, _ gain: Double) {
        if gains[quantity] == gain { return }
        gains[quantity] = gain
        var game = (width + quantity) / 2
        while game > 0 {
            let winner = winner(of: game)
            if winners[game] == winner && Int(winner) != quantity { return }
            winners[game] = winner
            game /= 2
        }
    }

    @inline(__always) private func winner(of game: Int) -> Int32 {
        let (one, other) = (winners[2 * game], winners[2 * game + 1])
        return abs(gains[other]) > abs(gains[one]) ? other : one
    }
}
