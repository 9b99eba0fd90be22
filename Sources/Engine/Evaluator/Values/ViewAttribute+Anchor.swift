internal import Vocabulary
internal import Masonry

extension ViewAttribute {
    /// Whether the view or the guide has a layout anchor for the attribute.
    package var hasAnchor: Bool {
        switch attribute {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
            guide?.isOfController != true || [.top, .bottom, .height].contains(attribute)
        case .firstBaseline, .lastBaseline: guide == nil && view.kind != .guide
        default: false
        }
    }
}
