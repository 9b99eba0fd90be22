internal import Simplex

/// The size that a root solved apart is to have, in points, as far as what is in it allows.
struct RootFit {
    let target: Size
    let horizontal: Double
    let vertical: Double

    func length(_ axis: Axis) -> Double { axis == .horizontal ? target.width : target.height }

    /// How firmly it is to have the length: as given, where the priority is 1000.
    func strength(_ axis: Axis) -> LinearStrength {
        let priority = axis == .horizontal ? horizontal : vertical
        return priority == LayoutPriority.required ? .system : LinearStrength(priority: priority)
    }
}
