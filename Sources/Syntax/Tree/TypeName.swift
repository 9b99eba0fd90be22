internal import Diagnostics
package import Vocabulary

/// A type as an accent writes it beside a declared name, which it does not change.
package struct TypeName {
    package let name: Name
    let span: Span
}
