package import Masonry
package import Vocabulary

/// What an object of a script's class holds: of a view beside what every view has, else all there is.
package final class ObjectValue {
    package let type: ClassValue
    package var storage: [Name: Value] = [:]
    /// The case that it is, of an enumeration of Swift.
    package var caseName: String?
    /// What it arranges, where it is a stack view.
    package var arrangement: StackArrangement?
    /// The undo unit in which the old arrangement was last recorded.
    package var arrangementEpoch: Int32 = -1
    /// The view that the object is, or that the view controller has.
    package var view: View?
    package var isViewController = false
    /// Whether `viewDidLoad` was run.
    package var isLoaded = false
    package var needsUpdateConstraints = true
    package var needsLayout = true
    private let meter: MemoryMeter

    /// The bytes that an object takes, about.
    package static let size = 512

    package init(_ type: ClassValue, countedBy meter: MemoryMeter) {
        self.type = type
        self.meter = meter
        meter.add(Self.size)
    }

    deinit {
        meter.remove(Self.size)
        var values = Array(storage.values)
        storage = [:]
        for index in values.indices { meter.heap.release(&values[index]) }
    }
}
