package import Diagnostics

/// A target with its span in the source.
package struct PlacedTarget {
    package let target: Target
    package let span: Span
}
