/// Statements in braces.
struct Block {
    let statements: [Statement]
    /// With the braces.
    let span: Span
}
