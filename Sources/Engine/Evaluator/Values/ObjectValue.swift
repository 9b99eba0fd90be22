package import Masonry
package import Vocabulary

/// The contents of an object of a script's class; for a view, those that views don't have themselves.
package final class ObjectValue {
    package let type: ClassValue
    package var storage: [Name: Value] = [:]
    /// The case, for a Swift enumeration.
    package var caseName: String?
    /// The arranged views, for a stack view.
    package var arrangement: StackArrangement?
    /// The undo unit in which the old arrangement was last recorded.
    package var arrangementEpoch: Int32 = -1
    /// The view that the object is, or the view controller's view.
    package var view: View?
    package var isViewController = false
    /// Whether `viewDidLoad` ran.
    package var isLoaded = false
    package var needsUpdateConstraints = true
    package var needsLayout = true
    private let meter: MemoryMeter

    /// The approximate bytes of an object.
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
