/// An action with its place in the source.
struct PlacedAction {
    let action: Action
    let span: Span
    /// How many steps it counts as.
    let steps: Int32
}
