internal import Syntax

/// Finds what the probable mistake behind a syntax error is, and what to write instead.
///
/// Rules run after the whole source was read. They look at its tokens around the error, and at where the parser was.
protocol SyntaxRule: Rule {
    /// Whether the rule handles this kind of error. It is asked for every error, so it only looks at the case.
    static func answers(_ problem: SyntaxProblem) -> Bool

    /// The error as the rule explains it, with an edit if there is one; nil if the rule has no answer.
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError?
}
