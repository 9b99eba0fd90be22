internal import Masonry

/// The terminal's escape codes for the views of a layout: one color each, constant as long as the order of the items
/// is.
struct ItemStyle {
    static let reset = "\u{1B}[0m"

    private let items: [Layout.Item]
    private let depth: ColorDepth
    private let theme: Theme

    init(_ layout: Layout, depth: ColorDepth, theme: Theme) {
        items = layout.items
        self.depth = depth
        self.theme = theme
    }

    /// The color of an item; nil for the terminal's default, which the root has.
    private func color(ofItem index: Int) -> String? {
        guard items.indices.contains(index), index > 0 || items[index].color != nil else { return nil }
        // The palette starts at the item after the root.
        return theme.palette.parameters(ofItem: max(0, index - 1), spelled: items[index].spelledColor, depth: depth)
    }

    /// Empty if the text has no style of its own.
    func escape(item: Int?, _ emphasis: Emphasis) -> String {
        guard depth != .none else { return "" }
        let all = [emphasis.parameters(isStrong: theme.isLarge), item.flatMap(color)].compactMap(\.self)
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
