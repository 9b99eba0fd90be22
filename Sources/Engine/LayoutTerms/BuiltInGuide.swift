/// The layout guides that every view, or only the root, has. They are expressions of their view, without variables of
/// their own.
public enum BuiltInGuide: String, CaseIterable, Hashable, Sendable {
    case safeArea, layoutMarginsGuide, topLayoutGuide, bottomLayoutGuide

    /// The attribute that a relation to the whole guide means, given the constraint's first attribute.
    package func impliedAttribute(for first: Attribute) -> Attribute {
        switch self {
        case .safeArea, .layoutMarginsGuide: first
        case .topLayoutGuide: .bottom
        case .bottomLayoutGuide: .top
        }
    }
}
