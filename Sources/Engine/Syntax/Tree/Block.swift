package import Diagnostics

/// Statements in braces.
package struct Block {
    package let statements: [Statement]
    /// With the braces.
    package let span: Span

    package init(statements: [Statement], span: Span) {
        self.statements = statements
        self.span = span
    }
}
