/// The kind of a view, which determines its natural size, its baselines and how it is drawn.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
    case view, label, button, image, field, scroll, guide
}

extension ViewKind {
    /// By the place among the cases, in a fraction of the time that the word takes.
    public func hash(into hasher: inout Hasher) { hasher.combine(unsafeBitCast(self, to: UInt8.self)) }
}
