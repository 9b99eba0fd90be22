public import Masonry

/// Lists the views as UIKit's `_autolayoutTrace` does: `•View:card`, indented with bars, with the ambiguous ones marked.
public struct TreeListing: Sendable {
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool

    public init(isASCII: Bool = false) {
        self.isASCII = isASCII
    }

    /// A line for each item, in tree order.
    public func draw(_ layout: Layout) -> String {
        layout.itemsInTreeOrder.map { index, depth in
            let item = layout.items[index]
            let kind = item.kind.rawValue
            var line = String(repeating: "|   ", count: depth) + (isASCII ? "*" : "•")
            line += kind.prefix(1).uppercased() + kind.dropFirst() + ":" + item.name.visible(asASCII: isASCII)
            if let text = item.text { line += " '" + text.visible(asASCII: isASCII) + "'" }
            if item.isHidden { line += " (hidden)" }
            if !item.ambiguous.isEmpty {
                line += " - AMBIGUOUS LAYOUT for " + item.ambiguous.map(\.rawValue).joined(separator: ", ")
            }
            return line + "\n"
        }.joined()
    }
}
