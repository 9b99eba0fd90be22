package import Diagnostics
package import Vocabulary

/// A name where it is declared.
package struct DeclaredName {
    package let name: Name
    package let span: Span

    package init(name: Name, span: Span) {
        self.name = name
        self.span = span
    }
}
