/// What only the URL tells: 128 random bits.
struct PageToken: Sendable {
    let text: String

    init() {
        var random = SystemRandomNumberGenerator()
        text = (0..<2).map { _ in
            let digits = String(random.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Whether a text is the token. The time it takes does not depend on how much of it is right.
    func matches(_ other: some StringProtocol) -> Bool {
        let (own, its) = (Array(text.utf8), Array(other.utf8))
        guard own.count == its.count else { return false }
        return zip(own, its).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
