package import Diagnostics

/// What the evaluator leaves to the interpreter that runs it.
package struct EvaluatorHost {
    package var write: (String) -> Void = { _ in }
    /// Turns a failure into messages.
    package var wording: (Failure) -> [Diagnostic] = { _ in [] }
    /// Runs an imported file.
    package var importFile: (_ path: String, Evaluator, Span) throws(Failure) -> Void = { _, _, _ throws(Failure) in }
}
