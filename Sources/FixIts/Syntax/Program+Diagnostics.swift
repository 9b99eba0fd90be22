public import Diagnostics
public import Syntax

extension Program {
    /// What is wrong, in order; nothing of a program with errors should run.
    public var diagnostics: [Diagnostic] { errors.map { $0.diagnostic(in: source) } }
}
