/// A small generator with a fixed sequence for each seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    /// Two bytes for each of the first numbers, the next ones last.
    private var choices: [UInt8] = []

    init(seed: UInt64) {
        state = seed
    }

    /// A generator whose first numbers are chosen.
    init(choices: [UInt8]) {
        state = 1
        self.choices = choices.reversed()
    }

    mutating func next() -> UInt64 {
        if let high = choices.popLast() {
            let low = choices.popLast() ?? 0
            return (UInt64(high) << 8 | UInt64(low)) &* 0x0001_0001_0001_0001
        }
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True in one of so many cases.
    mutating func chance(_ probability: Double) -> Bool {
        Double(next() >> 11) < probability * 9_007_199_254_740_992
    }

    mutating func integer(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    mutating func number(_ range: ClosedRange<Int>) -> Double {
        Double(integer(range))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[integer(0...elements.count - 1)]
    }
}
