/// How often names are written in which way: `card` as `self.card` or `_card`.
struct NameWritings {
    private var counts: [Key: [String: Int]] = [:]

    private struct Key: Hashable {
        let name: String
        /// Nil for the whole script.
        let method: Int?
    }

    /// Counts one more use of a name.
    mutating func add(_ name: String, as written: String, inMethod method: Int) {
        for method in [method, nil] {
            counts[Key(name: name, method: method), default: [:]][written, default: 0] += 1
        }
    }

    /// How the name is written most often in a method, or else in the script; nil if it is not used.
    func usual(_ name: String, inMethod method: Int) -> String? {
        let counts = counts[Key(name: name, method: method)] ?? counts[Key(name: name, method: nil)] ?? [:]
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
