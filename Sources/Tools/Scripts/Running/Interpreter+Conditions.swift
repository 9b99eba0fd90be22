package import Diagnostics
package import Masonry
internal import Evaluator
internal import Vocabulary

// Conditions on a scene, as expressions of the language.
extension Interpreter {
    /// Why an expectation is not met, or can't be evaluated; nil if it is met. It is undone.
    package func problem(with expectation: SourceText) -> Diagnostic? {
        trial(of: expectation) { outcome in outcome.diagnostics.first { $0.severity == .error } }
    }

    /// Like `tryOut`, without a search for edits of what fails.
    package func trial<Result>(of source: SourceText, _ look: (Outcome) -> Result) -> Result {
        let searched = searchesEdits
        searchesEdits = false
        defer { searchesEdits = searched }
        return tryOut(source, look)
    }

    /// The expression that is a view; nil if there is none.
    package func expression(for view: View) -> String? { written(view) }
}
