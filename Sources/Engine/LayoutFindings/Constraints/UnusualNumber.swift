package import Masonry

/// Numbers that authors of chains rarely want.
package enum UnusualNumber {
    private static let percentages = 10.0...100
    /// Lines can be as thin as half or a third of a point.
    private static let thinLines = [0.5, 0.25, 0.3, 0.33, 1.0 / 3]

    /// The ancestor whose size a factor multiplies, as if the factor were a percentage; nil for other factors.
    package static func ancestor(multipliedBy factor: Double, in constraint: any Constraint) -> View? {
        guard percentages.contains(factor), let part = constraint.leaves.first, part.first.attribute.isSize,
            let around = part.second?.view
        else { return nil }
        var superview = part.first.view.superview
        // The content of a scroll view may be many times as large.
        while let view = superview, view !== around, view.kind != .scroll { superview = view.superview }
        return superview === around && around.kind != .scroll ? around : nil
    }

    /// Whether a constraint would make a size of less than 1 point of what is no thin line.
    package static func isPartOfPoint(_ size: Double, for constraint: any Constraint) -> Bool {
        guard size > 0, size < 1, let part = constraint.leaves.first,
            constraint.leaves.allSatisfy({ $0.first.attribute.isSize })
        else { return false }
        let view = part.first.view
        let isThin = thinLines.contains { abs($0 - size) < 0.005 }
        return !isThin || view.kind.hasText || !view.subviews.isEmpty
    }
}
