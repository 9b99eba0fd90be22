internal import Masonry
internal import Vocabulary

/// A property that only a view subclass can set.
enum OwnProperty {
    case safeArea(EdgeInsets)
    /// In points; -1 for a side without an intrinsic size.
    case contentSize(Size)

    /// The part of the class name that expresses it.
    var title: String {
        switch self {
        case .safeArea: "SafeArea"
        case .contentSize: "Sized"
        }
    }

    var name: String {
        switch self {
        case .safeArea: Member.safeAreaInsets.rawValue
        case .contentSize: Member.intrinsicContentSize.rawValue
        }
    }

    var type: String {
        switch self {
        case .safeArea: "UIEdgeInsets"
        case .contentSize: "CGSize"
        }
    }

    func value(_ syntax: some CodeSyntax) -> String {
        switch self {
        case .safeArea(let insets): syntax.insets(insets)
        case .contentSize(let size): syntax.size(size)
        }
    }
}
