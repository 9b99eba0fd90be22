/// A function or closure with the variables that it shares with its surroundings.
final class FunctionValue {
    let prototype: Prototype
    /// What the prototype's code is part of.
    let unit: CodeUnit
    /// In memory of the function's own, from which reading a variable counts no references.
    let captures: UnsafeBufferPointer<Cell>
    /// What sets what the function, which is a key path, gives.
    let setter: FunctionValue?

    init(prototype: Prototype, unit: CodeUnit, captures: [Cell] = [], setter: FunctionValue? = nil) {
        self.prototype = prototype
        self.unit = unit
        self.setter = setter
        let cells = UnsafeMutableBufferPointer<Cell>.allocate(capacity: captures.count)
        _ = cells.initialize(from: captures)
        self.captures = UnsafeBufferPointer(cells)
    }

    deinit {
        UnsafeMutableBufferPointer(mutating: captures).deinitialize()
        captures.deallocate()
    }
}
