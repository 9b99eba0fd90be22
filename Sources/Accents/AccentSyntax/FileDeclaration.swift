package import Diagnostics

/// Something that a file of a project declares for other files, or for itself alone.
package struct FileDeclaration: Sendable {
    package enum Kind: Sendable {
        case type
        /// An extension or a category of a type.
        case part
        /// A function, a variable or a constant.
        case value
        case macro
        case `operator`
    }

    package let kind: Kind
    package let name: String
    package var isPrivate = false
    /// The types that a type inherits from or conforms to.
    package var heads: [String] = []
    /// The names in the types for which the declaration has other names.
    package var aliased: [String] = []
    /// The members of a part.
    package var members: [String] = []
    /// The types that are nested in a type or a part.
    package var types: [String] = []
    /// The stretch in which its statements start.
    package var span: Span

    package init(_ kind: Kind, _ name: String, isPrivate: Bool = false, _ span: Span) {
        (self.kind, self.name, self.isPrivate, self.span) = (kind, name, isPrivate, span)
    }
}
