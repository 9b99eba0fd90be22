internal import Masonry

/// The terminal's escape codes for the views of a layout: one color each, constant as long as the order of the items
/// is.
struct ItemStyle {
    static let reset = "\u{1B}[0m"

    private let parameters: [String?]
    private let usesColor: Bool
    private let isStrong: Bool

    init(_ layout: Layout, depth: ColorDepth, theme: Theme) {
        usesColor = depth != .none
        isStrong = theme.isLarge
        parameters = layout.items.enumerated().map { index, item in
            let isPlainRoot = index == 0 && item.color == nil
            if isPlainRoot { return nil }
            // The root has the terminal's default color, so the palette starts at the next item.
            return theme.palette.parameters(ofItem: max(0, index - 1), spelled: item.color, depth: depth)
        }
    }

    /// Empty if the text has no style of its own.
    func escape(item: Int?, _ emphasis: Emphasis) -> String {
        guard usesColor else { return "" }
        let color = item.flatMap { parameters.indices.contains($0) ? parameters[$0] : nil }
        let all = [emphasis.parameters(isStrong: isStrong), color].compactMap(\.self)
        return all.isEmpty ? "" : "\u{1B}[" + all.joined(separator: ";") + "m"
    }
}

/// How text or a line is emphasized.
enum Emphasis {
    case faint
    case plain
    /// Names, and the lines of changed views.
    case bold
    /// The names of changed views.
    case reversed

    fileprivate func parameters(isStrong: Bool) -> String? {
        switch self {
        case .faint: isStrong ? nil : "2"
        case .plain: isStrong ? "1" : nil
        case .bold: "1"
        case .reversed: "1;7"
        }
    }
}
