/// A target with its place in the source.
struct PlacedTarget {
    let target: Target
    let span: Span
}
