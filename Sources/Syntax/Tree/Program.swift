package import Diagnostics

/// A source as it was read.
public struct Program {
    package let source: SourceText
    package let statements: [Statement]
    /// In order of their places.
    package let errors: [SyntaxError]
    /// What the source was read from, if it has errors; empty otherwise.
    package let tokens: [Token]
    /// Other files that the source says it needs, where they are there.
    package var headers: [Header] = []
    /// Whether the only error is that the source ends too early, so that more lines could complete it.
    package let isIncomplete: Bool

    package init(
        source: SourceText, statements: [Statement], errors: [SyntaxError], tokens: [Token], headers: [Header] = [],
        isIncomplete: Bool
    ) {
        self.source = source
        self.statements = statements
        self.errors = errors
        self.tokens = tokens
        self.headers = headers
        self.isIncomplete = isIncomplete
    }

    /// A file that a source names, and where.
    package struct Header {
        package let path: String
        package let span: Span

        package init(path: String, span: Span) {
            self.path = path
            self.span = span
        }
    }
}
