internal import Masonry
internal import Vocabulary

extension Problem {
    /// The text that can replace it.
    package var replacement: String? {
        switch self {
        case .unknownName(let name, let hint): hint.replacement(of: name)
        case .unknownMember(_, _, .nearest(let nearest)): nearest
        case .unknownColor(_, let nearest): nearest.map { "\"\($0)\"" }
        case .unknownCall(_, of: _, let nearest): nearest
        case .misspelled(_, let suggestion): suggestion
        case .importUnreadable(_, _, let near): near.map { "\"\($0)\"" }
        default: nil
        }
    }

    /// The relation for a comparison operator.
    package static func relation(of operation: String) -> String? {
        switch operation {
        case "==", "=": Member.equalTo.rawValue
        case ">=", ">": Member.greaterThanOrEqualTo.rawValue
        case "<=", "<": Member.lessThanOrEqualTo.rawValue
        default: nil
        }
    }

    /// The axis that a misspelled one resembles: `MASAxisTypeHorizontal` for `MASAxisHorizontal`.
    package static func axis(suggestedBy text: String) -> String? {
        guard text.hasPrefix("MAS") else { return nil }
        return ["Horizontal", "Vertical"].first(where: text.hasSuffix).map { "MASAxisType\($0)" }
    }
}
