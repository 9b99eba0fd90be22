package import LayoutTerms

/// The names of SnapKit that Masonry does not have.
package enum SnapKitWord: String, CaseIterable {
    case snp
    // Views.
    case prepareConstraints, removeConstraints, setLabel, label
    case contentHuggingHorizontalPriority, contentHuggingVerticalPriority
    case contentCompressionResistanceHorizontalPriority, contentCompressionResistanceVerticalPriority
    // Several attributes at once.
    case edges, center, size, horizontalEdges, verticalEdges, directionalEdges, directionalHorizontalEdges
    case directionalVerticalEdges, margins, directionalMargins, centerWithinMargins
    // Relations.
    case equalToSuperview, lessThanOrEqualToSuperview, greaterThanOrEqualToSuperview
    case equalTo, lessThanOrEqualTo, greaterThanOrEqualTo
    // Constants and handles.
    case offset, inset, labeled, constraint, layoutConstraints, update, updateOffset, updateInset, updateInsets,
        updatePriority

    /// A prefix that keeps the names for several attributes of `snp` apart from other members of a view.
    package static let sides = "$"

    /// The prefix of SnapKit's old names, as in `snp_makeConstraints`.
    package static let oldPrefix = "snp_"

    /// The relation that it makes, and whether that is a relation to the superview.
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

    /// The content priority that it sets.
    package var contentPriority: (isHugging: Bool, axis: Axis)? {
        switch self {
        case .contentHuggingHorizontalPriority: (true, .horizontal)
        case .contentHuggingVerticalPriority: (true, .vertical)
        case .contentCompressionResistanceHorizontalPriority: (false, .horizontal)
        case .contentCompressionResistanceVerticalPriority: (false, .vertical)
        default: nil
        }
    }

    /// The attributes that it means.
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
