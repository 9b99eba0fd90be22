/// The source of a row of the linear system, by the numbers of items and the ids of constraints.
enum RowSource {
    /// The item keeps this part of the frame that was set for it; the root keeps the size of the scene.
    case given(Int32, FrameComponent)
    /// The preference for a small fitting size.
    case fitting
    case intrinsic(Int32, Axis, IntrinsicEquation.Kind)
    case constraint(id: Int32, activation: Int32)
}

/// The source of a row of the linear system.
enum LayoutRow {
    case givenFrame(View, FrameComponent)
    case fitting
    case intrinsic(View, IntrinsicEquation)
    case constraint(LayoutConstraint)
}

extension IntrinsicEquation.Kind {
    func priority(of view: View, _ axis: Axis) -> Double {
        switch self {
        case .hugging: view.contentHuggingPriority(axis)
        case .compressionResistance: view.contentCompressionResistancePriority(axis)
        }
    }
}
