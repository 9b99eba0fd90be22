package import Masonry

/// The place in a script that causes several findings, which are reported as one; along an axis, if that matters.
package struct PlacementOccasion: Hashable {
    package var axis: Axis?
    package let origin: Origin
}
