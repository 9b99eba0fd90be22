/// The code and captured variables of the running function, as plain addresses, so that reading them does no reference
/// counting.
///
/// The runner of the function keeps the memory alive.
package struct Frame {
    let owner: Unmanaged<CodeUnit>
    /// The captured variables of the function; nil if there are none.
    private let captures: UnsafePointer<Cell>?

    package init(of unit: CodeUnit) {
        owner = Unmanaged.passUnretained(unit)
        captures = nil
    }

    @inline(__always)
    package init(of function: Unmanaged<FunctionValue>) {
        owner = Unmanaged.passUnretained(function.takeUnretainedValue().unit)
        captures = function.takeUnretainedValue().captures.baseAddress
    }

    /// A captured variable of the function.
    @inline(__always)
    package func capture(_ index: Int32) -> Cell { captures.unsafelyUnwrapped[Int(index)] }

    /// The unit of the code.
    package var unit: CodeUnit {
        @inline(__always) get { owner.takeUnretainedValue() }
    }
}
