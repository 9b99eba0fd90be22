package import Masonry

/// The elements of an array. To change them, hold the only reference or make a copy.
package final class ArrayValue {
    @exclusivity(unchecked) package private(set) var elements: [Value]
    /// Whether it contains each value once, and compares equal in any order.
    package let isSet: Bool
    /// What further elements are called if there may be some that nobody knows of.
    package var unknownRest: String?
    /// The nesting depth of the array, including itself.
    @exclusivity(unchecked) package private(set) var depth: Int
    private let meter: MemoryMeter
    /// The undo unit in which the old elements were last recorded, for an array with reference semantics.
    private var epoch: Int32?
    /// The bytes of the elements besides their slots.
    private var boxes: Int
    /// The bytes reported to the meter.
    private var bytes = 0

    package init(_ elements: [Value], countedBy meter: MemoryMeter, isSet: Bool = false) {
        self.elements = elements
        self.isSet = isSet
        self.meter = meter
        (depth, boxes) = Self.measures(of: elements)
        recount()
    }

    package init(copying other: ArrayValue) {
        (elements, depth, meter, isSet, boxes) = (other.elements, other.depth, other.meter, other.isSet, other.boxes)
        recount()
    }

    deinit {
        meter.remove(bytes)
        if epoch == nil { return }
        // Arrays with reference semantics can be nested deeper than the native stack allows.
        for index in elements.indices { meter.heap.release(&elements[index]) }
    }

    /// The bytes of an empty array.
    private static let size = 112

    /// Counts the whole capacity.
    private func recount() {
        let now = Self.size + elements.capacity * MemoryLayout<Value>.stride + boxes
        if now == bytes { return }
        meter.add(now - bytes)
        bytes = now
    }

    /// The bytes that another element takes: twice the current ones if there is no spare capacity.
    package var bytesToGrow: Int {
        MemoryLayout<Value>.stride * (elements.count == elements.capacity ? 2 * elements.count + 1 : 1)
    }

    package func append(_ value: Value) {
        depth = max(depth, Self.depth(of: value) + 1)
        elements.append(value)
        boxes += value.uncountedSize
        recount()
    }

    package func replace(at index: Int, with value: Value) {
        depth = max(depth, Self.depth(of: value) + 1)
        boxes += value.uncountedSize - elements[index].uncountedSize
        elements[index] = value
    }

    package func setElements(_ elements: [Value]) {
        self.elements = elements
        (depth, boxes) = Self.measures(of: elements)
        recount()
    }

    /// The bytes kept for undoing the next change: all of them at the first change of a unit.
    package func bytesToRecord(in log: UndoLog) -> Int {
        var stamp = epoch ?? -1
        return log.isFirstChange(&stamp) ? bytes : 0
    }

    /// Prepares a change of an array with reference semantics.
    package func recordOnce(in log: UndoLog) {
        var stamp = epoch ?? -1
        if log.isFirstChange(&stamp) {
            let old = KeptCopy(elements, taking: bytes, countedBy: meter)
            log.record { [self] in setElements(old.contents) }
        }
        epoch = stamp
    }

    /// Takes an element out to be changed. The caller must put it back.
    package func take(at index: Int) -> Value {
        let value = elements[index]
        boxes -= value.uncountedSize
        elements[index] = .nothing
        return value
    }

    /// Whether the array is not empty and all elements are views.
    var holdsViews: Bool {
        guard let first = elements.first, case .view = first else { return false }
        return elements.allSatisfy { if case .view = $0 { true } else { false } }
    }

    package static func depth(of value: Value) -> Int {
        if case .array(let array) = value { array.depth } else { 0 }
    }

    private static func measures(of elements: [Value]) -> (depth: Int, boxes: Int) {
        var (depth, boxes) = (1, 0)
        for element in elements {
            depth = max(depth, Self.depth(of: element) + 1)
            boxes += element.uncountedSize
        }
        return (depth, boxes)
    }
}
