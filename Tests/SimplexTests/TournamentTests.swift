import Testing

@testable import Simplex

/// The quantity that enters the basis of a large block.
@Suite("Tournament")
struct TournamentTests {
    /// The first of those with the largest gain, as a look at every one finds it.
    private func best(of gains: [Double]) -> (quantity: Int, gain: Double) {
        let largest = gains.map(abs).max() ?? 0
        let quantity = gains.firstIndex { abs($0) == largest } ?? 0
        return (quantity, gains[quantity])
    }

    @Test(arguments: [1, 2, 3, 33, 64, 100])
    func theLargestGainWinsAfterEachChange(count: Int) {
        var dice = Dice()
        // Few different gains, so that many are equal.
        func gain() -> Double { Double(dice.next() % 7) - 3 }
        var gains = (0..<count).map { _ in gain() }
        var tournament = Tournament()
        tournament.start(quantityCount: count)
        for (quantity, gain) in gains.enumerated() { tournament.enter(quantity, gain) }
        tournament.play()
        #expect(tournament.best == best(of: gains))
        for _ in 0..<300 {
            let quantity = Int(dice.next() % UInt64(count))
            gains[quantity] = gain()
            tournament.set(quantity, gains[quantity])
            #expect(tournament.best == best(of: gains))
        }
    }
}
