package import Masonry

/// Counts the bytes that what a script makes takes, and frees what it holds.
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

/// What something was before it changed, for taking the change back: it takes memory as long as that is possible.
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
    /// The bytes that the value takes besides its own place, where nothing else counts them.
    var uncountedSize: Int {
        switch self {
        case .tuple, .attribute, .constraint: 64
        case .range, .guide: 48
        default: 0
        }
    }
}
