public import Masonry

/// Lists the views like UIKit's `_autolayoutTrace`: `•View:card`, indented with bars, with ambiguous views marked.
public struct TreeListing: Sendable {
    /// The name of the view that is listed with its descendants; nil for all.
    public var view: String?
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool

    public init(view: String? = nil, isASCII: Bool = false) {
        self.view = view
        self.isASCII = isASCII
    }

    /// A line for each item, in tree order.
    public func draw(_ layout: Layout) -> String {
        items(of: layout).map { index, depth in
            let item = layout.items[index]
            let kind = item.kind.rawValue
            var line = String(repeating: "|   ", count: depth) + (isASCII ? "*" : "•")
            line += kind.prefix(1).uppercased() + kind.dropFirst() + ":" + item.name.visible(asASCII: isASCII)
            if let text = item.text { line += " '" + text.visible(asASCII: isASCII) + "'" }
            if item.isHidden { line += " (hidden)" }
            if !item.unknown.isEmpty { line += " - unknown " + item.unknown.map(\.rawValue).joined(separator: ", ") }
            if !item.ambiguous.isEmpty {
                line += " - AMBIGUOUS LAYOUT for " + item.ambiguous.map(\.rawValue).joined(separator: ", ")
            }
            return line + "\n"
        }.joined()
    }

    private func items(of layout: Layout) -> [(index: Int, depth: Int)] {
        let all = layout.itemsInTreeOrder
        guard let view, let start = all.firstIndex(where: { layout.items[$0.index].name == view }) else { return all }
        let top = all[start]
        return ([top] + all[(start + 1)...].prefix { $0.depth > top.depth }).map { ($0.index, $0.depth - top.depth) }
    }
}
