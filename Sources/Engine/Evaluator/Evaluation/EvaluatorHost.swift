package import Diagnostics
package import Vocabulary

/// What the evaluator leaves to the interpreter that runs it.
package struct EvaluatorHost {
    package var write: (String) -> Void = { _ in }
    /// Turns a failure into messages.
    package var wording: (Failure) -> [Diagnostic] = { _ in [] }
    /// Runs what other files of the project declare under a name; false if they declare nothing more.
    package var declareElsewhere: (Name) -> Bool = { _ in false }
    /// Runs their extensions of library types with a member.
    package var declareMember: (Name) -> Bool = { _ in false }
    /// Runs an imported file.
    package var importFile: (_ path: String, Evaluator, Span) throws(Failure) -> Void = { _, _, _ throws(Failure) in }
}
