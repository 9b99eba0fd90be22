package import Diagnostics
package import Vocabulary

/// A name where it is declared.
package struct DeclaredName {
    package let name: Name
    package let span: Span

    /// Whether a name was expected where there is none.
    package var isMissing: Bool { span.range.isEmpty }

    package init(name: Name, span: Span) {
        self.name = name
        self.span = span
    }
}
