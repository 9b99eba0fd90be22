package import Diagnostics

/// What a source may say that the language's own scripts may not, and the other way round.
package struct Dialect {
    /// Whether there are libraries and objects: what is unknown is reported, and the script goes on. Nil and bools count as
    /// numbers, and a horizontal place may be related to a vertical one.
    package var hasLibraries = false
    /// Whether nil is equal to 0, and methods are distinguished by whole names.
    package var isOfC = false
    /// Whether `+` joins arrays, types make values, and the alternative to a value stands for nil alone.
    package var hasTypedValues = false
    /// How insets are written.
    package var insetsSample = "(top, left, bottom, right)"
}

extension Accent {
    package var dialect: Dialect {
        switch self {
        case .masonry: Dialect()
        case .objectiveC:
            Dialect(hasLibraries: true, isOfC: true, insetsSample: "UIEdgeInsetsMake(top, left, bottom, right)")
        case .swift:
            Dialect(
                hasLibraries: true, hasTypedValues: true,
                insetsSample: "UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)")
        }
    }
}
