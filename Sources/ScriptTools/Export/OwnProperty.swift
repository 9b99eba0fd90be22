internal import Masonry
internal import Vocabulary

/// What only a view's class can say of it.
enum OwnProperty {
    case safeArea(EdgeInsets)
    /// In points, -1 for a side that the content asks for nothing of.
    case contentSize(Size)

    /// The part of the class's name that says it.
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
