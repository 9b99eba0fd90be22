/// A function or closure with the variables that it shares with its surroundings.
package final class FunctionValue {
    package let prototype: Prototype
    /// What the prototype's code is part of.
    package let unit: CodeUnit
    /// In memory of the function's own, from which reading a variable counts no references.
    package let captures: UnsafeBufferPointer<Cell>
    /// What sets what the function, which is a key path, gives.
    package let setter: FunctionValue?
    private let meter: MemoryMeter?
    /// The bytes that a function takes by itself.
    package static let size = 80

    /// - Parameter meter: nil for what is part of the script itself.
    package init(
        prototype: Prototype, unit: CodeUnit, captures: [Cell] = [], setter: FunctionValue? = nil,
        countedBy meter: MemoryMeter? = nil
    ) {
        self.meter = meter
        self.prototype = prototype
        self.unit = unit
        self.setter = setter
        let cells = UnsafeMutableBufferPointer<Cell>.allocate(capacity: captures.count)
        _ = cells.initialize(from: captures)
        self.captures = UnsafeBufferPointer(cells)
        meter?.add(bytes)
    }

    /// The bytes of the function, and of the list of what it shares.
    private var bytes: Int { Self.size + (captures.isEmpty ? 0 : 16 + captures.count * MemoryLayout<Cell>.stride) }

    deinit {
        meter?.remove(bytes)
        UnsafeMutableBufferPointer(mutating: captures).deinitialize()
        captures.deallocate()
    }
}
