package import Diagnostics

/// The screens on which an expectation must hold, along one dimension: `width 320..430`, `text 0.8..1.5`, `rtl`.
package struct ScreenRange {
    package enum Dimension: String, CaseIterable, Sendable {
        /// The root's size.
        case width, height
        /// How wide texts are.
        case text
        /// The reading direction.
        case ltr, rtl

        /// Whether it has two ends.
        package var isLength: Bool { self != .ltr && self != .rtl }
    }

    package let dimension: Dimension
    package let span: Span
    /// The ends, which may be the same; none for a reading direction.
    package let bounds: [Expression]
}
