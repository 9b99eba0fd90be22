package import Masonry

/// What SnapKit has beside the names that it shares with Masonry.
package enum SnapKitWord: String, CaseIterable {
    case snp
    // Views.
    case prepareConstraints, removeConstraints, setLabel, label
    case contentHuggingHorizontalPriority, contentHuggingVerticalPriority
    case contentCompressionResistanceHorizontalPriority, contentCompressionResistanceVerticalPriority
    // Attributes by several.
    case edges, center, size, horizontalEdges, verticalEdges, directionalEdges, directionalHorizontalEdges
    case directionalVerticalEdges, margins, directionalMargins, centerWithinMargins
    // Relations.
    case equalToSuperview, lessThanOrEqualToSuperview, greaterThanOrEqualToSuperview
    case equalTo, lessThanOrEqualTo, greaterThanOrEqualTo
    // Constants and handles.
    case offset, inset, labeled, constraint, layoutConstraints, update, updateOffset, updateInset, updateInsets,
        updatePriority

    /// What stands before what several attributes of `snp` are called, which a view may have something else by the name of.
    package static let sides = "$"

    /// What stood before SnapKit's names of old, as in `snp_makeConstraints`.
    package static let oldPrefix = "snp_"

    /// The relation that it says, and whether it is one to the superview.
    package var relation: (relation: Relation, isToSuperview: Bool)? {
        switch self {
        case .equalToSuperview: (.equal, true)
        case .lessThanOrEqualToSuperview: (.lessThanOrEqual, true)
        case .greaterThanOrEqualToSuperview: (.greaterThanOrEqual, true)
        case .equalTo: (.equal, false)
        case .lessThanOrEqualTo: (.lessThanOrEqual, false)
        case .greaterThanOrEqualTo: (.greaterThanOrEqual, false)
        default: nil
        }
    }

    /// The priority of a view's content that it is.
    package var contentPriority: (isHugging: Bool, axis: Axis)? {
        switch self {
        case .contentHuggingHorizontalPriority: (true, .horizontal)
        case .contentHuggingVerticalPriority: (true, .vertical)
        case .contentCompressionResistanceHorizontalPriority: (false, .horizontal)
        case .contentCompressionResistanceVerticalPriority: (false, .vertical)
        default: nil
        }
    }

    /// The attributes that it stands for.
    package var attributes: [Attribute] {
        switch self {
        case .edges: [.left, .right, .top, .bottom]
        case .center: [.centerX, .centerY]
        case .size: [.width, .height]
        case .horizontalEdges: [.left, .right]
        case .verticalEdges, .directionalVerticalEdges: [.top, .bottom]
        case .directionalEdges: [.leading, .trailing, .top, .bottom]
        case .directionalHorizontalEdges: [.leading, .trailing]
        case .margins: [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
        case .directionalMargins: [.leadingMargin, .trailingMargin, .topMargin, .bottomMargin]
        case .centerWithinMargins: [.centerXWithinMargins, .centerYWithinMargins]
        default: []
        }
    }
}
