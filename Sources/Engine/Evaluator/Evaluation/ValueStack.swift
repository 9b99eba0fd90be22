/// The local variables of the running calls, as a stack of frames.
///
/// Every slot below the top contains a value; those above are free.
package final class ValueStack {
    private let slots: UnsafeMutablePointer<Value>
    private let end: UnsafeMutablePointer<Value>
    /// The first slot of the innermost frame, and the first free slot.
    private var base: UnsafeMutablePointer<Value>
    private var top: UnsafeMutablePointer<Value>

    package init(capacity: Int = 1 << 18) {
        // Pages that no frame reaches are never touched.
        slots = .allocate(capacity: capacity)
        (end, base, top) = (slots + capacity, slots, slots)
    }

    deinit {
        slots.deinitialize(count: top - slots)
        slots.deallocate()
    }

    /// A variable of the innermost frame.
    subscript(slot: Int32) -> Value {
        @inline(__always) get { base[Int(slot)] }
        @inline(__always) set {
            // Most values are numbers, which need no release.
            if case .number = base[Int(slot)] {
                (base + Int(slot)).initialize(to: newValue)
            } else {
                base[Int(slot)] = newValue
            }
        }
    }

    /// The address of a variable of the innermost frame that no closure shares, so that nothing else can see it while
    /// it is changed.
    @inline(__always)
    func ownPlace(of slot: Int32) -> UnsafeMutablePointer<Value>? {
        if case .cell = base[Int(slot)] { nil } else { base + Int(slot) }
    }

    /// The number in a slot; nil for other values.
    @inline(__always)
    package func number(_ slot: Int32) -> Double? {
        if case .number(let number) = base[Int(slot)] { number } else { nil }
    }

    /// The element at an index of the array in a slot; nil for other values or an invalid index.
    @inline(__always)
    package func element(_ number: Double, ofArrayIn slot: Int32) -> Value? {
        guard case .array(let array) = base[Int(slot)], number >= 0, number < Double(array.elements.count),
            case let index = Int(number), Double(index) == number
        else { return nil }
        return array.elements[index]
    }

    @inline(__always)
    func push(_ value: consuming Value) {
        top.initialize(to: value)
        top += 1
    }

    func pop(_ count: Int) {
        top -= count
        top.deinitialize(count: count)
    }

    /// Whether this many more slots fit.
    @inline(__always)
    func hasRoom(for count: Int) -> Bool { top + count < end }

    /// Creates a frame that starts with the latest pushed values, all of which have slots in it. Returns the argument
    /// for `leave`.
    @inline(__always)
    func enter(pushed: Int, slotCount: Int) -> UnsafeMutablePointer<Value> {
        let outer = base
        base = top - pushed
        let newTop = base + slotCount
        while top < newTop { push(.nothing) }
        return outer
    }

    /// Frees the innermost frame.
    @inline(__always)
    func leave(to outer: UnsafeMutablePointer<Value>) {
        let first = base
        var slot = top
        while slot > first {
            slot -= 1
            if case .number = slot.pointee { continue }
            slot.deinitialize(count: 1)
        }
        (base, top) = (outer, first)
    }
}
