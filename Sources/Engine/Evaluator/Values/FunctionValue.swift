/// A function or closure with its captured variables.
package final class FunctionValue {
    package let prototype: Prototype
    /// The unit of the prototype's code.
    package let unit: CodeUnit
    /// In memory owned by the function, so that reading a variable does no reference counting.
    package let captures: UnsafeBufferPointer<Cell>
    /// The setter, if the function is a key path.
    package let setter: FunctionValue?
    private let meter: MemoryMeter?
    /// The bytes of a function without captures.
    package static let size = 80

    /// - Parameter meter: nil for a function that is part of the script itself.
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

    /// The bytes of the function and its capture list.
    private var bytes: Int { Self.size + (captures.isEmpty ? 0 : 16 + captures.count * MemoryLayout<Cell>.stride) }

    deinit {
        meter?.remove(bytes)
        UnsafeMutableBufferPointer(mutating: captures).deinitialize()
        captures.deallocate()
    }
}
