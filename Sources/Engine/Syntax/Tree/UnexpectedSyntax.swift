package import Diagnostics

/// Tokens of a statement that could not be read.
package struct UnexpectedSyntax {
    /// From the first to the last of them.
    package let span: Span
    /// The blocks among them, which were read.
    package let blocks: [Block]
}
