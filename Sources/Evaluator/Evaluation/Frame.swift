/// Where the function that runs has its code and the variables that it shares: addresses alone, so that reading counts no
/// references.
///
/// What runs the function keeps alive what they lead to.
package struct Frame {
    private let owner: Unmanaged<CodeUnit>
    /// The variables that the function shares with its surroundings.
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

    /// What the code is part of.
    package var unit: CodeUnit {
        @inline(__always) get { owner.takeUnretainedValue() }
    }
}
