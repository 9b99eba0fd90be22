extension Program {
    /// The errors, in order. A program with errors should not run.
    public var diagnostics: [Diagnostic] { errors.map { $0.diagnostic(in: source) } }
}
