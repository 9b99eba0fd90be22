internal import Simplex

/// The size that a root solved on its own should have, in points, as far as its contents allow.
struct RootFit {
    let target: Size
    let horizontal: Double
    let vertical: Double

    func length(_ axis: Axis) -> Double { axis == .horizontal ? target.width : target.height }

    /// The strength of the length; at priority 1000 it is required.
    func strength(_ axis: Axis) -> LinearStrength {
        let priority = axis == .horizontal ? horizontal : vertical
        return priority == LayoutPriority.required ? .system : LinearStrength(priority: priority)
    }
}
