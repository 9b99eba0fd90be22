internal import LayoutTerms

extension BuiltInGuide {
    /// The name of the guide in UIKit.
    package var uiKitName: String { self == .safeArea ? "safeAreaLayoutGuide" : rawValue }

    /// Whether the guide belongs to a view controller, not to a view.
    package var belongsToController: Bool { self == .topLayoutGuide || self == .bottomLayoutGuide }
}
