/// A type as an accent writes it beside a declared name, which it does not change.
struct TypeName {
    let name: Name
    let span: Span
}
