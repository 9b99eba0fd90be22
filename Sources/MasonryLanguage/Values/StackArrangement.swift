internal import Masonry

/// The views that a stack view arranges, and the constraints that do so.
struct StackArrangement {
    /// Where the stack view was made, which its constraints are of.
    let origin: Origin?
    var views: [View] = []
    /// Distances behind single views, in points.
    var spacings: [View: Double] = [:]
    /// What was made for the plan.
    var constraints: [any Constraint] = []
    var gaps: [View] = []
    var plan: Plan?

    /// What the constraints depend on.
    struct Plan: Equatable {
        let views: [View]
        let hidden: [Bool]
        let axis: Axis
        let distribution: Distribution
        let alignment: Alignment
        /// The distance behind each view, in points.
        let spacings: [Double]
        /// Whether the views stay within the stack view's margins.
        let hasMargins: Bool
        /// What each view would take by itself along the axis, where that counts.
        let lengths: [Double]
    }

    enum Distribution: String {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    enum Alignment: String {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

        /// The attribute that all views share with the stack view, across a horizontal axis; nil for both sides.
        var shared: Attribute? {
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
