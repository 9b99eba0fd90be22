package import Masonry

/// The views arranged by a stack view, and the constraints that arrange them.
package struct StackArrangement {
    /// The place where the stack view was created, used for its constraints.
    package let origin: Origin?
    package var views: [View] = []
    /// Custom spacings after views, in points.
    package var spacings: [View: Double] = [:]
    /// The names of unknown spacings after views.
    package var unknownSpacings: [View: String] = [:]
    /// The constraints made for the plan.
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

    /// The active constraints made for the plan.
    package var layoutConstraints: [LayoutConstraint] { constraints.flatMap(\.leaves).compactMap(\.layoutConstraint) }

    /// Whether the views are arranged in the order of the subviews.
    package var isInOrderOfSubviews: Bool {
        guard let plan, let first = plan.views.first, let stack = first.superview else { return plan != nil }
        return stack.subviews.filter { view in plan.views.contains { $0 === view } }.elementsEqual(plan.views, by: ===)
    }

    /// The spacing after views without a custom one, in points.
    package var spacing: Double {
        guard let plan else { return 0 }
        return zip(plan.views, plan.spacings).first { spacings[$0.0] == nil }?.1 ?? 0
    }

    /// The inputs of the constraints.
    package struct Plan: Equatable {
        package let views: [View]
        package let hidden: [Bool]
        package let axis: Axis
        package let distribution: Distribution
        package let alignment: Alignment
        /// The spacing after each view, in points.
        package let spacings: [Double]
        /// The names of the unknown ones of them.
        package var unknownSpacings: [String?] = []
        /// Whether the views stay inside the stack view's margins.
        package let hasMargins: Bool
        /// Each view's own length along the axis, if it matters.
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
