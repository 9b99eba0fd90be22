/// A variable shared with closures.
package final class Cell {
    @exclusivity(unchecked) package var value: Value
    /// The undo unit in which the old value was last recorded.
    @exclusivity(unchecked) package var epoch: Int32
    private let meter: MemoryMeter

    /// The bytes of a cell.
    private static let size = 48

    package init(_ value: Value, epoch: Int32, countedBy meter: MemoryMeter) {
        self.value = value
        self.epoch = epoch
        self.meter = meter
        meter.add(Self.size)
    }

    deinit {
        meter.remove(Self.size)
        meter.heap.release(&value)
    }
}

/// Frees the contents of cells and objects iteratively: a script can link more closures than the native stack allows.
final class CellHeap {
    private var pending: [Value] = []
    private var isReleasing = false

    func release(_ value: inout Value) {
        switch value {
        case .function, .array, .object, .dictionary: break
        default: return
        }
        pending.append(value)
        value = .nothing
        if isReleasing { return }
        isReleasing = true
        while let last = pending.popLast() { withExtendedLifetime(last) {} }
        isReleasing = false
    }
}
