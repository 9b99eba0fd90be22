package import Masonry

/// Counts the bytes of a script's values, and frees their contents.
package final class MemoryMeter {
    let heap = CellHeap()
    private let tally: MemoryTally

    package init(_ tally: MemoryTally) {
        self.tally = tally
    }

    package var bytes: Int { tally.bytes }

    package func add(_ count: Int) { tally.add(count) }
    package func remove(_ count: Int) { tally.remove(count) }
}

/// The old state of a changed value, kept for undo; it takes memory as long as undo is possible.
final class KeptCopy<Contents> {
    let contents: Contents
    private let bytes: Int
    private let meter: MemoryMeter

    init(_ contents: Contents, taking bytes: Int, countedBy meter: MemoryMeter) {
        self.contents = contents
        self.bytes = bytes
        self.meter = meter
        meter.add(bytes)
    }

    deinit {
        meter.remove(bytes)
    }
}

extension Value {
    /// The bytes of the value besides its own slot that nothing else counts.
    var uncountedSize: Int {
        switch self {
        case .tuple, .attribute, .constraint: 64
        case .range, .guide: 48
        default: 0
        }
    }
}
