package import Diagnostics
package import Masonry
package import Vocabulary

/// What the evaluator leaves to the interpreter that runs it.
package struct EvaluatorHost {
    package var write: (String) -> Void = { _ in }
    /// Turns a failure into messages.
    package var wording: (Failure) -> [Diagnostic] = { _ in [] }
    /// Runs what other files of the project declare under a name; false if they declare nothing more.
    package var declareElsewhere: (Name) -> Bool = { _ in false }
    /// Runs their extensions with a member of the first of these library types that has one.
    package var declareMember: (_ member: Name, _ types: () -> [String]) -> Bool = { _, _ in false }
    /// Runs the files that say how large a table or a collection makes the cells of a class.
    package var declareDelegates: (_ cell: Name) -> Void = { _ in }
    /// The size of an image of the project, in points; nil if it has none with that name.
    package var imageSize: (_ name: String) -> Size? = { _ in nil }
    /// Runs an imported file.
    package var importFile: (_ path: String, Evaluator, Span) throws(Failure) -> Void = { _, _, _ throws(Failure) in }
}
