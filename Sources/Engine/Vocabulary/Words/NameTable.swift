/// The identifiers of a session, each stored once, so that they can be compared and looked up as numbers.
///
/// The words of the language come first, always in the same order.
public final class NameTable {
    @exclusivity(unchecked) package var bytes: [UInt8] = []
    /// The end of each name in `bytes`.
    @exclusivity(unchecked) package var ends: [UInt32] = []
    /// Open addressing: 1 + the index of the name, or 0 where free.
    @exclusivity(unchecked) private var slots: [UInt32] = Array(repeating: 0, count: 1024)
    /// The number of bytes that lexers and tokens that parsers have read with this table, counted each time: the cost
    /// of reading, independent of the machine.
    @exclusivity(unchecked) package private(set) var readingSteps = 0
    /// Differs from table to table, so that no script can be written whose names all collide.
    private let seed = UInt64.random(in: .min ... .max)

    public init() {
        for word in ReservedWord.allCases { _ = intern(word.rawValue) }
        for word in StatementWord.allCases { _ = intern(word.rawValue) }
    }

    /// Adds to the steps that reading has taken.
    package func countReading(_ steps: Int) { readingSteps &+= steps }

    /// The number of names.
    public var count: Int { ends.count }

    package func intern(_ text: String) -> Name {
        var text = text
        return text.withUTF8 { intern($0) }
    }

    package func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
        var slot = Int(truncatingIfNeeded: hash(text)) & (slots.count - 1)
        while slots[slot] != 0 {
            let candidate = Name(index: slots[slot] - 1)
            if isEqual(candidate, text) { return candidate }
            slot = (slot + 1) & (slots.count - 1)
        }
        let name = Name(index: UInt32(ends.count))
        bytes.append(contentsOf: text)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        slots[slot] = name.index + 1
        if ends.count * 2 > slots.count { grow() }
        return name
    }

    /// The name's text.
    public func text(_ name: Name) -> String {
        String(decoding: bytes[range(of: name)], as: UTF8.self)
    }

    /// The bytes of the name's text.
    func length(of name: Name) -> Int { range(of: name).count }

    private func range(of name: Name) -> Range<Int> {
        let index = Int(name.index)
        return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
    }

    private func isEqual(_ name: Name, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(of: name)
        guard range.count == text.count else { return false }
        for (offset, byte) in text.enumerated() where bytes[range.lowerBound + offset] != byte { return false }
        return true
    }

    private func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for index in ends.indices {
            let hash = bytes.withUnsafeBufferPointer {
                self.hash(UnsafeBufferPointer(rebasing: $0[range(of: Name(index: UInt32(index)))]))
            }
            var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(index) + 1
        }
    }

    /// FNV-1a from a seed, finished so that the low bits depend on all.
    private func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = seed
        for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash ^ (hash >> 29)
    }
}
