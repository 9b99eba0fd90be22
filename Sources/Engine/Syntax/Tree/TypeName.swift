internal import Diagnostics
package import Vocabulary

/// The type that an accent's source gives a declared name.
package struct TypeName {
    package let name: Name
    let span: Span
}
