/// What a row of the linear system stands for.
enum LayoutRow {
    /// The engine's own, which always holds, or can't be told of.
    case system
    case intrinsic(IntrinsicConstraint)
    case constraint(LayoutConstraint)
}

/// A constraint that a view's content makes on its size.
struct IntrinsicConstraint {
    enum Kind: String, CaseIterable {
        case hugging, compressionResistance

        var relation: Relation { self == .hugging ? .lessThanOrEqual : .greaterThanOrEqual }
    }

    let view: View
    let axis: Axis
    let kind: Kind

    var priority: Double {
        switch kind {
        case .hugging: view.contentHuggingPriority(axis)
        case .compressionResistance: view.contentCompressionResistancePriority(axis)
        }
    }

    /// As reports name it: `title.hugging.horizontal`.
    var name: String { "\(view.displayName).\(kind.rawValue).\(axis.rawValue)" }
}
