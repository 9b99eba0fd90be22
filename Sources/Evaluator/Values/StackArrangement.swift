package import Masonry

/// The views that a stack view arranges, and the constraints that do so.
package struct StackArrangement {
    /// Where the stack view was made, which its constraints are of.
    package let origin: Origin?
    package var views: [View] = []
    /// Distances behind single views, in points.
    package var spacings: [View: Double] = [:]
    /// What was made for the plan.
    package var constraints: [any Constraint] = []
    package var gaps: [View] = []
    package var plan: Plan?

    package init(
        origin: Origin?, views: [View] = [], spacings: [View: Double] = [:], constraints: [any Constraint] = [],
        gaps: [View] = [], plan: Plan? = nil
    ) {
        self.origin = origin
        self.views = views
        self.spacings = spacings
        self.constraints = constraints
        self.gaps = gaps
        self.plan = plan
    }

    /// What was made for the plan, as it is active.
    package var layoutConstraints: [LayoutConstraint] { constraints.flatMap(\.leaves).compactMap(\.layoutConstraint) }

    /// Whether the views are arranged in the order in which they were put into the stack view.
    package var isInOrderOfSubviews: Bool {
        guard let plan, let first = plan.views.first, let stack = first.superview else { return plan != nil }
        return stack.subviews.filter { view in plan.views.contains { $0 === view } }.elementsEqual(plan.views, by: ===)
    }

    /// The distance behind views that have none of their own, in points.
    package var spacing: Double {
        guard let plan else { return 0 }
        return zip(plan.views, plan.spacings).first { spacings[$0.0] == nil }?.1 ?? 0
    }

    /// What the constraints depend on.
    package struct Plan: Equatable {
        package let views: [View]
        package let hidden: [Bool]
        package let axis: Axis
        package let distribution: Distribution
        package let alignment: Alignment
        /// The distance behind each view, in points.
        package let spacings: [Double]
        /// Whether the views stay within the stack view's margins.
        package let hasMargins: Bool
        /// What each view would take by itself along the axis, where that counts.
        package let lengths: [Double]

        package init(
            views: [View], hidden: [Bool], axis: Axis, distribution: Distribution, alignment: Alignment,
            spacings: [Double], hasMargins: Bool, lengths: [Double]
        ) {
            self.views = views
            self.hidden = hidden
            self.axis = axis
            self.distribution = distribution
            self.alignment = alignment
            self.spacings = spacings
            self.hasMargins = hasMargins
            self.lengths = lengths
        }
    }

    package enum Distribution: String {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    package enum Alignment: String {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

        /// The attribute that all views share with the stack view, across a horizontal axis; nil for both sides.
        package var shared: Attribute? {
            switch self {
            case .fill: nil
            case .leading, .top: .top
            case .center: .centerY
            case .trailing, .bottom: .bottom
            case .firstBaseline: .firstBaseline
            case .lastBaseline: .lastBaseline
            }
        }
    }
}
