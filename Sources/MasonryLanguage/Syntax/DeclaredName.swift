/// A name where it is declared.
struct DeclaredName {
    let name: Name
    let span: Span
}
