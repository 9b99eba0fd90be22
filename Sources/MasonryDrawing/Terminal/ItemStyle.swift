internal import Masonry

/// The terminal's escape codes for the views of a layout: a colour each, which stays the same as long as the order of the items does.
struct ItemStyle {
    static let reset = "\u{1B}[0m"

    private let parameters: [String?]
    private let usesColor: Bool

    init(_ layout: Layout, depth: ColorDepth, palette: ViewPalette = .standard) {
        usesColor = depth != .none
        parameters = layout.items.enumerated().map { index, item in
            let isPlainRoot = index == 0 && item.color == nil
            if isPlainRoot { return nil }
            // The root has the terminal's own colour, so the first of the palette goes to the item after it.
            return palette.parameters(ofItem: max(0, index - 1), spelled: item.color, depth: depth)
        }
    }

    /// Empty where the text has no style of its own.
    func escape(item: Int?, isBold: Bool) -> String {
        guard usesColor, let item, parameters.indices.contains(item) else { return "" }
        let all = [isBold ? "1" : nil, parameters[item]].compactMap { $0 }
        return all.isEmpty ? "" : "\u{1B}[" + all.joined(separator: ";") + "m"
    }
}
