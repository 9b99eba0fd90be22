package import Diagnostics

/// The differences between an accent and the language's own scripts.
package struct Dialect {
    /// Whether there are libraries and objects: unknown names are reported and the script continues. Nil and Booleans
    /// count as numbers, and horizontal positions may be related to vertical ones.
    package var hasLibraries = false
    /// Whether nil equals 0, and methods are identified by their full names.
    package var hasCSemantics = false
    /// Whether `+` joins arrays, types are callable, and `??` replaces only nil.
    package var hasTypedValues = false
    /// The syntax of insets.
    package var insetsSample = "(top, left, bottom, right)"
}

extension Accent {
    package var dialect: Dialect {
        switch self {
        case .masonry: Dialect()
        case .objectiveC:
            Dialect(hasLibraries: true, hasCSemantics: true, insetsSample: "UIEdgeInsetsMake(top, left, bottom, right)")
        case .swift:
            Dialect(
                hasLibraries: true, hasTypedValues: true,
                insetsSample: "UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)")
        }
    }
}
