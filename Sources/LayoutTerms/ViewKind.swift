/// The kind of a view, which determines its natural size, its baselines and how it is drawn.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
    case view, label, button, image, field, scroll, guide
}
