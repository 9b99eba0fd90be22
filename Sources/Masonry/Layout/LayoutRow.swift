/// What a row of the linear system stands for.
enum LayoutRow {
    /// The view keeps this part of the frame it was given.
    case givenFrame(View, FrameComponent)
    /// The wish for a small fitting size.
    case fitting
    case intrinsic(IntrinsicConstraint)
    case constraint(LayoutConstraint)
}

/// A constraint that a view's content makes on its size.
struct IntrinsicConstraint {
    let view: View
    let axis: Axis
    let kind: IntrinsicEquation.Kind
    /// In points.
    let length: Double

    var priority: Double {
        switch kind {
        case .hugging: view.contentHuggingPriority(axis)
        case .compressionResistance: view.contentCompressionResistancePriority(axis)
        }
    }

    var equation: IntrinsicEquation {
        IntrinsicEquation(view: view.displayName, axis: axis, kind: kind, length: length)
    }
}
