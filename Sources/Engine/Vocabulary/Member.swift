package import LayoutTerms

/// The members of the language's values that are not attributes or guides. Their names are written only here.
public enum Member: String, CaseIterable, Sendable {
    // Views: properties.
    case frame, bounds, superview, subviews, key, text, color, hidden, intrinsicContentSize, layoutMargins
    case safeAreaInsets, constraints, hasAmbiguousLayout, fittingSize, numberOfLines, preferredMaxLayoutWidth
    case translatesAutoresizingMaskIntoConstraints
    // Views: methods.
    case makeConstraints, updateConstraints, remakeConstraints, addSubview, removeFromSuperview, remove
    case closestCommonSuperview, layoutIfNeeded, exerciseAmbiguity, attribute, setContentHuggingPriority
    case setContentCompressionResistancePriority, contentHuggingPriority, contentCompressionResistancePriority
    // The root.
    case size, scale, direction, constraint
    // Arrays of views.
    case distribute, distributeViewsAlongAxis
    // Makers, which also have `size`.
    case edges, center, attributes, group
    // Constraints.
    case equalTo, greaterThanOrEqualTo, lessThanOrEqualTo
    case offset, inset, insets, sizeOffset, centerOffset, valueOffset, multipliedBy, dividedBy, priority, priorityLow
    case priorityMedium, priorityHigh, with, and, install, uninstall, activate, deactivate, isActive, description
    case children
    // Installed constraints.
    case constant
    // Attributes.
    case value
    // Arrays, ranges and strings.
    case count, first, last, append, contains, map, filter
    // Points and rects; their other parts share the names of attributes.
    case x, y
}

extension Member {
    /// Whether Masonry's prefix `mas_` can come before the name.
    var acceptsPrefix: Bool {
        switch self {
        case .makeConstraints, .updateConstraints, .remakeConstraints, .closestCommonSuperview, .key, .distribute,
            .distributeViewsAlongAxis, .equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo, .offset, .attribute:
            true
        default:
            false
        }
    }

    /// Whether the member is called, not read.
    package func isMethod(of receiver: Receiver) -> Bool {
        switch self {
        case .makeConstraints, .updateConstraints, .remakeConstraints, .addSubview, .removeFromSuperview, .remove,
            .closestCommonSuperview, .layoutIfNeeded, .exerciseAmbiguity, .attribute, .setContentHuggingPriority,
            .setContentCompressionResistancePriority, .contentHuggingPriority, .contentCompressionResistancePriority,
            .distribute, .distributeViewsAlongAxis, .attributes, .group, .equalTo, .greaterThanOrEqualTo,
            .lessThanOrEqualTo, .offset, .inset, .insets, .sizeOffset, .centerOffset, .valueOffset, .multipliedBy,
            .dividedBy, .priorityLow, .priorityMedium, .priorityHigh, .install, .uninstall, .activate, .deactivate,
            .append, .contains, .map, .filter, .constraint:
            true
        case .key, .priority:
            receiver == .constraint
        default:
            false
        }
    }

    /// Whether it sets the constant of a chain.
    package var setsConstant: Bool {
        switch self {
        case .offset, .inset, .insets, .sizeOffset, .centerOffset, .valueOffset: true
        default: false
        }
    }

    /// Whether it passes one number to a constraint.
    package var takesNumberInChain: Bool {
        switch self {
        case .offset, .inset, .multipliedBy, .dividedBy, .priority: true
        default: false
        }
    }

    /// Whether its arguments can be UIKit's names after a dot, such as `.defaultHigh`.
    package var takesLibraryWords: Bool {
        self == .priority || self == .setContentHuggingPriority || self == .setContentCompressionResistancePriority
    }

    /// Whether it is a relation.
    package var isRelation: Bool { self == .equalTo || self == .greaterThanOrEqualTo || self == .lessThanOrEqualTo }

    /// The attributes that it means in a chain; empty for other members.
    package var constrainedAttributes: [Attribute] {
        switch self {
        case .edges: [.left, .right, .top, .bottom]
        case .size: [.width, .height]
        case .center: [.centerX, .centerY]
        default: []
        }
    }

    /// The same attributes, written as a chain.
    package var parts: String? {
        let attributes = constrainedAttributes
        return attributes.isEmpty ? nil : attributes.map(\.rawValue).joined(separator: ".")
    }

    /// Whether its only argument is a closure.
    package var takesClosureAlone: Bool {
        switch self {
        case .makeConstraints, .updateConstraints, .remakeConstraints, .map, .filter, .group: true
        default: false
        }
    }

    /// Whether it takes no arguments.
    package var takesNothing: Bool {
        switch self {
        case .removeFromSuperview, .remove, .layoutIfNeeded, .exerciseAmbiguity, .priorityLow, .priorityMedium,
            .priorityHigh, .install, .uninstall, .activate, .deactivate:
            true
        default:
            false
        }
    }

    /// Whether `receiver.member = value` is a statement.
    package func isAssignable(of receiver: Receiver) -> Bool {
        switch self {
        case .frame, .bounds, .text, .color, .hidden, .layoutMargins, .safeAreaInsets, .numberOfLines,
            .preferredMaxLayoutWidth, .translatesAutoresizingMaskIntoConstraints, .scale, .direction, .offset, .inset,
            .insets, .sizeOffset, .centerOffset, .isActive, .constant:
            true
        case .key: receiver == .view || receiver == .root
        case .priority: receiver == .equation
        case .size: receiver == .root
        case .x, .y: receiver == .tuple
        default: false
        }
    }

    /// The kinds of value that have the member.
    package var receivers: [Receiver] {
        switch self {
        case .frame, .bounds, .superview, .subviews, .text, .color, .hidden, .intrinsicContentSize, .layoutMargins,
            .safeAreaInsets, .constraints, .hasAmbiguousLayout, .fittingSize, .numberOfLines,
            .preferredMaxLayoutWidth, .translatesAutoresizingMaskIntoConstraints, .addSubview, .removeFromSuperview,
            .remove, .closestCommonSuperview, .layoutIfNeeded, .exerciseAmbiguity, .attribute,
            .setContentHuggingPriority, .setContentCompressionResistancePriority, .contentHuggingPriority,
            .contentCompressionResistancePriority:
            [.view, .root]
        case .makeConstraints, .updateConstraints, .remakeConstraints: [.view, .root, .views]
        case .key: [.view, .root, .constraint]
        case .size: [.root, .maker]
        case .scale, .direction, .constraint: [.root]
        case .distribute, .distributeViewsAlongAxis: [.views]
        case .edges, .center, .attributes, .group: [.maker]
        case .equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo, .offset, .inset, .insets, .sizeOffset,
            .centerOffset, .valueOffset, .multipliedBy, .dividedBy, .priorityLow, .priorityMedium,
            .priorityHigh, .with, .and, .install, .uninstall, .children:
            [.constraint]
        case .isActive, .description, .activate, .deactivate, .priority: [.constraint, .equation]
        case .constant: [.equation]
        case .value: [.attribute]
        case .count: [.array, .views, .range, .string]
        case .append: [.array, .views]
        case .first, .last, .contains, .map, .filter: [.array, .views, .range]
        case .x, .y: [.tuple]
        }
    }
}
