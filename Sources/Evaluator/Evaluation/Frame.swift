/// The code and captured variables of the running function, as plain addresses, so that reading them does no reference
/// counting.
///
/// The runner of the function keeps the memory alive.
package struct Frame {
    let owner: Unmanaged<CodeUnit>
    /// The captured variables of the function.
    package let captures: UnsafeBufferPointer<Cell>

    package init(of unit: CodeUnit) {
        owner = Unmanaged.passUnretained(unit)
        captures = UnsafeBufferPointer(start: nil, count: 0)
    }

    @inline(__always)
    package init(of function: Unmanaged<FunctionValue>) {
        owner = Unmanaged.passUnretained(function.takeUnretainedValue().unit)
        captures = function.takeUnretainedValue().captures
    }

    /// The unit of the code.
    package var unit: CodeUnit {
        @inline(__always) get { owner.takeUnretainedValue() }
    }
}
