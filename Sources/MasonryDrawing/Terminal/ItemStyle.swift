internal import Masonry

/// The terminal's escape codes for the views of a layout: a color each, which stays the same as long as the order of the items does.
struct ItemStyle {
    static let reset = "\u{1B}[0m"

    private let parameters: [String?]
    private let usesColor: Bool

    init(_ layout: Layout, depth: ColorDepth, palette: ViewPalette) {
        usesColor = depth != .none
        parameters = layout.items.enumerated().map { index, item in
            let isPlainRoot = index == 0 && item.color == nil
            if isPlainRoot { return nil }
            // The root has the terminal's own color, so the first of the palette goes to the item after it.
            return palette.parameters(ofItem: max(0, index - 1), spelled: item.color, depth: depth)
        }
    }

    /// Empty where the text has no style of its own.
    func escape(item: Int?, _ emphasis: Emphasis) -> String {
        guard usesColor else { return "" }
        let color = item.flatMap { parameters.indices.contains($0) ? parameters[$0] : nil }
        let all = [emphasis.parameters, color].compactMap(\.self)
        return all.isEmpty ? "" : "\u{1B}[" + all.joined(separator: ";") + "m"
    }
}

/// How much a text or a line stands out.
enum Emphasis {
    case faint
    case plain
    /// Of names, and of the lines of what changed.
    case bold
    /// Of the names of what changed.
    case reversed

    fileprivate var parameters: String? {
        switch self {
        case .faint: "2"
        case .plain: nil
        case .bold: "1"
        case .reversed: "1;7"
        }
    }
}
