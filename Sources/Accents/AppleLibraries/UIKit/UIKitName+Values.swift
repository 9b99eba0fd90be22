internal import Masonry
internal import Vocabulary
internal import Evaluator

extension UIKitName {
    /// The default of a property that only affects a view's look or behavior; the name has no `is` prefix.
    static func usualLook(_ name: String) -> Value? {
        switch name {
        case "selected", "highlighted", "on", "editing", "firstResponder", "animating", "tracking", "dragging",
            "decelerating", "clipsToBounds", "secureTextEntry", "adjustsFontSizeToFitWidth":
            .boolean(false)
        case "enabled", "userInteractionEnabled", "scrollEnabled", "opaque", "viewLoaded", "autoresizesSubviews",
            "bounces":
            .boolean(true)
        case "alpha", "maximumValue", "maximumZoomScale", "minimumZoomScale", "zoomScale": .number(1)
        case "tag", "value", "minimumValue", "progress", "currentPage", "numberOfPages": .number(0)
        case "selectedSegmentIndex": .number(-1)
        case "title", "prompt", "placeholder", "delegate", "dataSource", "image", "backgroundView", "tableHeaderView",
            "tableFooterView", "inputView", "presentedViewController":
            .nothing
        case "contentOffset": .tuple(Tuple(.point, 0, 0))
        case "contentInset", "adjustedContentInset": .tuple(Tuple(EdgeInsets(0)))
        default: nil
        }
    }

    /// The default of a library object's property.
    static func usual(_ name: String, of type: String) -> Value? {
        guard type.hasSuffix("FlowLayout") else { return nil }
        switch name {
        case "minimumInteritemSpacing", "minimumLineSpacing": return .number(10)
        case "sectionInset": return .tuple(Tuple(EdgeInsets(0)))
        case "itemSize": return .tuple(Tuple(Size(width: 50, height: 50)))
        case "headerReferenceSize", "footerReferenceSize": return .tuple(Tuple(Size(width: 0, height: 0)))
        default: return nil
        }
    }
}
