internal import Masonry

/// The elements of an array; whoever changes them holds the only reference, or a copy.
final class ArrayValue {
    @exclusivity(unchecked) private(set) var elements: [Value]
    /// Whether it holds each value once, and is the same as another in whatever order.
    let isSet: Bool
    /// How deep arrays are nested in this one, itself included.
    private(set) var depth: Int
    private let meter: MemoryMeter
    /// The undo unit in which the old elements were last recorded, of an array that all who refer to it see change.
    private var epoch: Int32?

    init(_ elements: [Value], countedBy meter: MemoryMeter, isSet: Bool = false) {
        self.elements = elements
        self.isSet = isSet
        self.meter = meter
        depth = elements.reduce(1) { max($0, Self.depth(of: $1) + 1) }
        meter.add(bytes)
    }

    init(copying other: ArrayValue) {
        (elements, depth, meter, isSet) = (other.elements, other.depth, other.meter, other.isSet)
        meter.add(bytes)
    }

    deinit {
        meter.remove(bytes)
        if epoch == nil { return }
        // What is changed where it is can come to hold more arrays in each other than the native stack is deep.
        for index in elements.indices { meter.heap.release(&elements[index]) }
    }

    private var bytes: Int { elements.count * MemoryLayout<Value>.stride }

    func append(_ value: Value) {
        depth = max(depth, Self.depth(of: value) + 1)
        elements.append(value)
        meter.add(MemoryLayout<Value>.stride)
    }

    func replace(at index: Int, with value: Value) {
        depth = max(depth, Self.depth(of: value) + 1)
        elements[index] = value
    }

    func setElements(_ elements: [Value]) {
        meter.remove(bytes)
        self.elements = elements
        depth = elements.reduce(1) { max($0, Self.depth(of: $1) + 1) }
        meter.add(bytes)
    }

    /// Prepares a change that all who refer to the array see.
    func recordOnce(in log: UndoLog) {
        var stamp = epoch ?? -1
        if log.isFirstChange(&stamp) { log.record { [self, elements] in setElements(elements) } }
        epoch = stamp
    }

    /// Takes an element out to be changed; it is to be put back.
    func take(at index: Int) -> Value {
        let value = elements[index]
        elements[index] = .nothing
        return value
    }

    /// Whether there are elements and all of them are views.
    var isOfViews: Bool {
        guard let first = elements.first, case .view = first else { return false }
        return elements.allSatisfy { if case .view = $0 { true } else { false } }
    }

    static func depth(of value: Value) -> Int {
        if case .array(let array) = value { array.depth } else { 0 }
    }
}
