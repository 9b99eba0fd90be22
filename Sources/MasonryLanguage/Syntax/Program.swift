/// A source as it was read.
public struct Program {
    let source: SourceText
    let statements: [Statement]
    /// In order of their places.
    let errors: [SyntaxError]
    /// Other files that the source says it needs, where they are there.
    var headers: [Header] = []
    /// Whether the only thing wrong is that the source ends too early, so that more lines could mend it.
    let isIncomplete: Bool

    /// A file that a source names, and where.
    struct Header {
        let path: String
        let span: Span
    }

    /// What is wrong, in order; nothing of a program with errors should run.
    public var diagnostics: [Diagnostic] { errors.map { $0.diagnostic(in: source) } }
}
