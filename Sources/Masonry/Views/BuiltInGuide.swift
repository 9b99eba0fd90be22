/// The layout guides that every view, or the root, has of itself; expressions of their view, without unknowns.
public enum BuiltInGuide: String, CaseIterable, Hashable, Sendable {
    case safeArea, layoutMarginsGuide, topLayoutGuide, bottomLayoutGuide

    /// The attribute a relation to the guide alone speaks of, given the constraint's first attribute.
    func impliedAttribute(for first: Attribute) -> Attribute {
        switch self {
        case .safeArea, .layoutMarginsGuide: first
        case .topLayoutGuide: .bottom
        case .bottomLayoutGuide: .top
        }
    }
}
