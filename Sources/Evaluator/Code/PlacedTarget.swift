internal import Diagnostics

/// A target with its place in the source.
package struct PlacedTarget {
    package let target: Target
    let span: Span
}
