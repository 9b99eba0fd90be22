/// The local variables of the calls that run, one frame above the other.
///
/// Every slot below `top` holds a value; those above are free.
final class ValueStack {
    private let slots: UnsafeMutablePointer<Value>
    private let capacity: Int
    private(set) var top = 0
    /// The first slot of the innermost frame.
    private(set) var base = 0

    init(capacity: Int = 1 << 18) {
        self.capacity = capacity
        // Pages that no frame reaches are never touched.
        slots = .allocate(capacity: capacity)
    }

    deinit {
        slots.deinitialize(count: top)
        slots.deallocate()
    }

    subscript(slot: Int32) -> Value {
        get { slots[base + Int(slot)] }
        set { slots[base + Int(slot)] = newValue }
    }

    /// The number in a slot; nil where it holds something else.
    @inline(__always)
    func number(_ slot: Int32) -> Double? {
        if case .number(let number) = slots[base + Int(slot)] { number } else { nil }
    }

    func push(_ value: Value) {
        (slots + top).initialize(to: value)
        top += 1
    }

    func pop(_ count: Int) {
        top -= count
        (slots + top).deinitialize(count: count)
    }

    /// Whether so many more slots fit.
    func hasRoom(for count: Int) -> Bool { top + count < capacity }

    /// Makes a frame whose first slots are the last that were pushed; returns what `leave` needs.
    func enter(pushed: Int, slotCount: Int) -> Int {
        let outer = base
        base = top - pushed
        if slotCount > pushed {
            (slots + top).initialize(repeating: .nothing, count: slotCount - pushed)
            top = base + slotCount
        }
        return outer
    }

    func leave(to outer: Int) {
        pop(top - base)
        base = outer
    }
}
