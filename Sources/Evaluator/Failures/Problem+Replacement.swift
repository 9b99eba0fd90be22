internal import Masonry
internal import Vocabulary

extension Problem {
    /// What can stand in the place.
    package var replacement: String? {
        switch self {
        case .unknownName(let name, let hint): hint.replacement(of: name)
        case .unknownMember(_, _, .nearest(let nearest)): nearest
        case .unknownColor(_, let nearest): nearest.map { "\"\($0)\"" }
        case .unknownCall(_, of: _, let nearest): nearest
        case .misspelt(_, let suggestion): suggestion
        case .importUnreadable(_, _, let near): near.map { "\"\($0)\"" }
        default: nil
        }
    }

    /// The relation that a comparison stands for.
    package static func relation(of operation: String) -> String? {
        switch operation {
        case "==", "=": Member.equalTo.rawValue
        case ">=", ">": Member.greaterThanOrEqualTo.rawValue
        case "<=", "<": Member.lessThanOrEqualTo.rawValue
        default: nil
        }
    }

    /// The axis that a misspelt one is like: `MASAxisTypeHorizontal` for `MASAxisHorizontal`.
    package static func axis(suggestedBy text: String) -> String? {
        guard text.hasPrefix("MAS") else { return nil }
        return ["Horizontal", "Vertical"].first(where: text.hasSuffix).map { "MASAxisType\($0)" }
    }
}
