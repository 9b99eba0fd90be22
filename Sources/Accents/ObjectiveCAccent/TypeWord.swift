internal import Vocabulary

/// The meaning of Objective-C's words for types, and of qualifiers.
enum TypeWord {
    case whole, real, boolean, point, size, rect, insets, other
    /// A qualifier of the type or variable after it.
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

    /// The names of the numbers that a value of the type consists of; empty for a type that is not a structure.
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
