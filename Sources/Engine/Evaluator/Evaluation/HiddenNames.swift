package import Diagnostics
package import Vocabulary

/// Names that the running code declares where they are not visible yet, or no longer.
package struct HiddenNames {
    /// Functions that the running source declares later.
    package var laterFunction: (Name) throws(Failure) -> Value? = { _ throws(Failure) in nil }
    /// The place where the running source declares a name later.
    package var laterDeclaration: (Name) -> Span? = { _ in nil }
    /// The place where code that has run declares a name in a block, outside of which it is not visible.
    package var innerDeclaration: (Name) -> (source: SourceText, local: CodeUnit.Local)? = { _ in nil }

    package init() {}
}
