public import Diagnostics

/// The result of running an input.
public struct Outcome: Sendable {
    /// The values of its expressions, as text, in order.
    public internal(set) var values: [String] = []
    /// Errors and failed expectations, in order.
    public internal(set) var diagnostics: [Diagnostic] = []
    /// The number of top-level statements that ran and were accepted.
    public internal(set) var acceptedStatements = 0
    /// The end of the last accepted statement, in UTF-8 bytes.
    public internal(set) var acceptedEnd = 0
    /// Whether everything ran.
    public internal(set) var isComplete = false
    /// Whether a view, constraint, variable or setting changed.
    public internal(set) var hasChanges = false

    /// Notes that nothing of the input was accepted.
    mutating func keepNothing() {
        acceptedStatements = 0
        acceptedEnd = 0
        hasChanges = false
    }
}

/// Undoes an input. Pass it to the interpreter that ran the input, newest input first. It refers to that interpreter's
/// scene and can't leave its thread.
public struct Undo {
    let inverses: [() -> Void]

    public var isEmpty: Bool { inverses.isEmpty }
}
