package import Diagnostics

/// The syntax tree of a source, with its errors.
public struct Program {
    package let source: SourceText
    package let statements: [Statement]
    package let parts: ProgramParts
    /// Ordered by place.
    package let errors: [SyntaxError]
    /// The tokens of the source if it has errors; empty otherwise.
    package let tokens: Tokens
    /// The files that the source imports. They may not exist.
    package var headers: [Header] = []
    /// The types that the source uses and does not declare, each at its first place.
    package var types: [DeclaredName] = []
    /// Whether the only error is that the source ends too early, so that more lines could complete it.
    package let isIncomplete: Bool

    package init(
        source: SourceText, statements: [Statement], errors: [SyntaxError], tokens: Tokens, headers: [Header] = [],
        types: [DeclaredName] = [], isIncomplete: Bool
    ) {
        self.source = source
        self.statements = statements
        parts = ProgramParts(statements)
        self.errors = errors
        self.tokens = tokens
        self.headers = headers
        self.types = types
        self.isIncomplete = isIncomplete
    }

    /// The path of an imported file, and the place of the import.
    package struct Header {
        package let path: String
        package let span: Span

        package init(path: String, span: Span) {
            self.path = path
            self.span = span
        }
    }
}
