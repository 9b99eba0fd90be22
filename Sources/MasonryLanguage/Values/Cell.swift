/// A variable that closures share.
final class Cell {
    @exclusivity(unchecked) var value: Value
    /// The undo unit in which the old value was last recorded.
    var epoch: Int32
    private let heap: CellHeap

    init(_ value: Value, epoch: Int32, heap: CellHeap) {
        self.value = value
        self.epoch = epoch
        self.heap = heap
    }

    deinit {
        heap.release(&value)
    }
}

/// Frees what cells and objects held one after the other: a script can link closures longer than the native stack is deep.
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
