internal import Vocabulary

/// What Objective-C's own words for types, and those that stand beside types, say.
enum TypeWord {
    case whole, real, boolean, point, size, rect, insets, other
    /// Says something about the type or the variable behind it.
    case qualifier

    init?(_ text: String) {
        guard let word = Self.words[text] else { return nil }
        self = word
    }

    private static let words: [String: TypeWord] = {
        let spellings: [(TypeWord, [String])] = [
            (
                .whole,
                [
                    "char", "short", "int", "long", "unsigned", "signed", "NSInteger", "NSUInteger", "size_t",
                    "uint8_t",
                    "int32_t", "uint32_t", "int64_t", "uint64_t",
                ]
            ),
            (.real, ["float", "double", "CGFloat", "NSTimeInterval", "UILayoutPriority", "MASLayoutPriority"]),
            (.boolean, ["BOOL", "bool", "Boolean"]),
            (.point, ["CGPoint"]), (.size, ["CGSize"]), (.rect, ["CGRect"]),
            (.insets, ["UIEdgeInsets", "MASEdgeInsets"]),
            (
                .other,
                [
                    "void", "id", "instancetype", "SEL", "Class", "dispatch_once_t", "dispatch_block_t", "NSRange",
                    "CGAffineTransform", "NSDirectionalEdgeInsets",
                ]
            ),
            (
                .qualifier,
                [
                    "const", "static", "extern", "inline", "register", "volatile", "struct", "enum", "__block",
                    "__weak",
                    "__strong", "__unsafe_unretained", "__unused", "__autoreleasing", "__kindof", "nullable", "nonnull",
                    "_Nullable", "_Nonnull", "__nullable", "__nonnull", "NS_INLINE", "CG_INLINE", "FOUNDATION_EXPORT",
                    "FOUNDATION_EXTERN", "UIKIT_EXTERN", "OBJC_EXTERN", "IBOutlet", "IBOutletCollection",
                    "IBInspectable", "NS_UNAVAILABLE",
                    "UI_APPEARANCE_SELECTOR", "null_resettable", "out", "inout", "bycopy", "oneway",
                    "__bridge", "__bridge_transfer", "__bridge_retained", "_Null_unspecified", "__null_unspecified",
                    "UIKIT_STATIC_INLINE", "FOUNDATION_STATIC_INLINE", "CG_EXTERN",
                ]
            ),
        ]
        var words: [String: TypeWord] = [:]
        for (word, texts) in spellings { for text in texts { words[text] = word } }
        return words
    }()

    /// The numbers that a value of the type consists of; none where it is no structure.
    var parts: [String] {
        let shape: TupleShape
        switch self {
        case .point: shape = .point
        case .size: shape = .size
        case .rect: shape = .rect
        case .insets: shape = .insets
        default: return []
        }
        return shape.parts.map(\.name)
    }
}
