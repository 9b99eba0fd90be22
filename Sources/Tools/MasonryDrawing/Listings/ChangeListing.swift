public import Masonry

/// Lists the differences between two layouts: added, removed and moved views, with their frames in their parents'
/// coordinates.
public struct ChangeListing: Sendable {
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool

    public init(isASCII: Bool = false) {
        self.isASCII = isASCII
    }

    /// A line for each view, in order of declaration; empty if nothing changed.
    public func draw(from before: Layout, to after: Layout) -> String {
        let changes = LayoutChanges(from: before, to: after)
        let moves = Dictionary(changes.moved.map { ($0.new.name, $0.old) }, uniquingKeysWith: { first, _ in first })
        let new = Set(changes.appeared.map(\.name))
        var table = TextTable()
        for item in after.items {
            if new.contains(item.name) {
                table.rows.append([name(item), "is new", "", text(item.frame)])
            } else if let old = moves[item.name]?.frame {
                table.rows.append([name(item), verb(from: old, to: item.frame), text(old), text(item.frame)])
            }
        }
        for item in changes.vanished { table.rows.append([name(item), "is removed", text(item.frame)]) }
        for row in table.rows.indices where table.rows[row].count == 4 && !table.rows[row][2].isEmpty {
            table.rows[row][3] = (isASCII ? "-> " : "→ ") + table.rows[row][3]
        }
        return table.text
    }

    private func name(_ item: Layout.Item) -> String { item.name.visible(asASCII: isASCII) }

    private func verb(from old: Rect, to new: Rect) -> String {
        let isMoved = old.x != new.x || old.y != new.y
        let isResized = old.width != new.width || old.height != new.height
        return isMoved && isResized ? "moves and resizes" : isMoved ? "moves" : "resizes"
    }

    private func text(_ frame: Rect) -> String {
        "(\(frame.x.spelled), \(frame.y.spelled), \(frame.width.spelled), \(frame.height.spelled))"
    }
}
