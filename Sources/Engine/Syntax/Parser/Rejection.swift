package import Diagnostics

/// Thrown by the parsers of accents if a statement can't be read; without an error if it was already reported.
package struct Rejection: Error {
    package let error: SyntaxError?

    package init(_ error: SyntaxError?) {
        self.error = error
    }

    package init(_ problem: SyntaxProblem, _ span: Span) {
        error = SyntaxError(problem, span)
    }
}
