public import Masonry

/// Lists every view's frame in points, in its parent's coordinates. Children are indented; `?` marks values that
/// the constraints leave open, `*` those that rest on something unknown.
public struct FrameTable: Sendable {
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool

    public init(isASCII: Bool = false) {
        self.isASCII = isASCII
    }

    /// A line of headings and one for each item, in tree order.
    public func draw(_ layout: Layout) -> String {
        var table = TextTable(isAlignedRight: [false, true, true, true, true])
        // The last column of each number is reserved for the question mark, so that digits stay aligned.
        table.rows.append(["name", "x ", "y ", "width ", "height ", "kind"])
        for (index, depth) in layout.itemsInTreeOrder {
            let item = layout.items[index]
            func cell(_ value: Double, _ component: FrameComponent) -> String {
                value.spelled
                    + (item.ambiguous.contains(component) ? "?" : item.unknown.contains(component) ? "*" : " ")
            }
            var kind = item.kind.rawValue
            if item.isHidden { kind += ", hidden" }
            if let content = item.contentSize {
                kind += ", content " + content.width.spelled + (isASCII ? "x" : "×") + content.height.spelled
            }
            table.rows.append([
                String(repeating: "  ", count: depth) + item.name.visible(asASCII: isASCII),
                cell(item.frame.x, .x), cell(item.frame.y, .y), cell(item.frame.width, .width),
                cell(item.frame.height, .height), kind,
            ])
        }
        return table.text
    }
}
