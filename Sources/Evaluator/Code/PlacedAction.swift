internal import Diagnostics

/// An action with its place in the source.
package struct PlacedAction {
    package let action: Action
    let span: Span
    /// How many steps it counts as.
    package let steps: Int32
}
