/// Finds what the probable mistake behind a syntax error is, and what to write instead.
///
/// Rules run after the whole source was read. They look at its tokens around the error, and at where the parser was.
protocol SyntaxRule: Rule {
    /// The error as the rule explains it, with an edit if there is one; nil if the rule has no answer. It is asked about every
    /// error, so it looks at the kind of problem first.
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError?
}
