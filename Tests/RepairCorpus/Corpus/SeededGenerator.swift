/// SplitMix64: the same numbers for the same seed.
struct SeededGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    /// A number from 0 up to the bound, which is more than 0.
    mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
