internal import Masonry

extension BuiltInGuide {
    /// What UIKit calls the guide.
    package var uiKitName: String { self == .safeArea ? "safeAreaLayoutGuide" : rawValue }

    /// Whether the guide is a view controller's rather than a view's.
    package var isOfController: Bool { self == .topLayoutGuide || self == .bottomLayoutGuide }
}
