internal import Vocabulary
internal import Masonry

extension ViewAttribute {
    /// Whether the view or the guide has a layout anchor for the attribute.
    package var hasAnchor: Bool {
        if !attribute.hasAnchor { return false }
        if attribute.isBaseline { return guide == nil && view.kind != .guide }
        return guide?.belongsToController != true || [.top, .bottom, .height].contains(attribute)
    }
}
