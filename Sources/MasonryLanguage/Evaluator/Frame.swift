/// What the evaluator reads all the time of the function that runs: addresses alone, so that reading counts no references.
///
/// What runs the function keeps alive what they lead to.
struct Frame {
    private let owner: Unmanaged<CodeUnit>
    let codes: UnsafePointer<Code>
    let spans: UnsafePointer<Span>
    let actions: UnsafePointer<PlacedAction>
    let lists: UnsafePointer<Int32>
    let targets: UnsafePointer<PlacedTarget>
    /// The variables that the function shares with its surroundings.
    let captures: UnsafeBufferPointer<Cell>

    @inline(__always)
    init(of unit: CodeUnit, captures: UnsafeBufferPointer<Cell> = UnsafeBufferPointer(start: nil, count: 0)) {
        owner = Unmanaged.passUnretained(unit)
        (codes, spans, actions) = (unit.codes, unit.spans, unit.actions)
        (lists, targets) = (unit.lists, unit.targets)
        self.captures = captures
    }

    @inline(__always)
    init(of function: Unmanaged<FunctionValue>) {
        self.init(of: function.takeUnretainedValue().unit, captures: function.takeUnretainedValue().captures)
    }

    var unit: CodeUnit { owner.takeUnretainedValue() }
}
