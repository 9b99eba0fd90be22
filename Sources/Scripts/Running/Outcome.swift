public import Diagnostics

/// What running an input came to.
public struct Outcome: Sendable {
    /// The values of its expressions, as text, in order.
    public internal(set) var values: [String] = []
    /// Errors and failed expectations, in order.
    public internal(set) var diagnostics: [Diagnostic] = []
    /// How many of its top-level statements were run and kept.
    public internal(set) var acceptedStatements = 0
    /// Where they end in the source, in UTF-8 bytes.
    public internal(set) var acceptedEnd = 0
    /// Whether everything was run.
    public internal(set) var isComplete = false
    /// Whether a view, a constraint, a variable or a setting is not as it was.
    public internal(set) var hasChanges = false
}

/// What takes an input back, to be given to the interpreter that ran it, newest input first. It refers to that
/// interpreter's scene and can't leave its thread.
public struct Undo {
    let inverses: [() -> Void]

    public var isEmpty: Bool { inverses.isEmpty }
}
