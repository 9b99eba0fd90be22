internal import Diagnostics

/// An action with its span in the source.
package struct PlacedAction {
    package let action: Action
    let span: Span
    /// The number of steps it counts as.
    package let steps: Int32
}
