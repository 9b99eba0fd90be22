public import Masonry

/// The differences between a layout and an earlier one: views and guides by name, in order of declaration. Hidden ones
/// count as absent.
public struct LayoutChanges: Hashable, Sendable {
    public var appeared: [Layout.Item]
    public var moved: [Move]
    public var vanished: [Layout.Item]

    /// A view or guide with another frame, in its parent's coordinates, or another parent.
    public struct Move: Hashable, Sendable {
        public var old: Layout.Item
        public var new: Layout.Item
        /// The new parent's name, if it changed.
        public var newParent: String?
    }

    public init(from earlier: Layout, to layout: Layout) {
        let comparison = ItemComparison(from: earlier, to: layout)
        let (old, new) = (earlier.items, layout.items)
        appeared = comparison.appeared.map { new[$0] }
        moved = comparison.moved.map { move in
            let parent = move.hasOtherParent ? new[move.new].parent.map { new[$0].name } : nil
            return Move(old: old[move.old], new: new[move.new], newParent: parent)
        }
        vanished = comparison.vanished.map { old[$0] }
    }

    public var isEmpty: Bool { appeared.isEmpty && moved.isEmpty && vanished.isEmpty }

    /// The old frames of views that moved or vanished.
    public var ghosts: [Ghost] { (moved.map(\.old) + vanished).map { Ghost($0.rootFrame, name: $0.name) } }

    /// A line for each change: `~icon y 0→16`, `+badge 16,16 32×32`, `-old`.
    func texts(isASCII: Bool) -> [String] {
        let glyphs = Glyphs(isASCII: isASCII)
        return moved.map { glyphs.moved + $0.text(glyphs) }
            + appeared.map { glyphs.appeared + $0.name.visible(asASCII: isASCII) + " " + $0.frame.text(glyphs) }
            + vanished.map { "-" + $0.name.visible(asASCII: isASCII) }
    }

    /// The changes in one line: `~icon y 0→16  +badge 16,16 32×32  -old`. As many as fit the columns, then the number
    /// of further ones.
    ///
    /// - Parameter picture: the lines of a picture. Changes that they already list word for word are omitted.
    public func line(columns: Int, isASCII: Bool = false, below picture: [String] = []) -> String {
        let glyphs = Glyphs(isASCII: isASCII)
        // Each takes at least one column.
        let limit = max(1, columns)
        let listed = appeared.prefix(limit).map {
            glyphs.appeared + $0.name.visible(asASCII: isASCII) + " " + $0.frame.text(glyphs)
        }
        let new = listed.filter { part in !picture.contains { $0.contains(" " + part) } }
        let parts = Array(
            (moved.prefix(limit).map { glyphs.moved + $0.text(glyphs) } + new
                + vanished.prefix(limit).map { "-" + $0.name.visible(asASCII: isASCII) }).prefix(limit))
        let total = moved.count + appeared.count - (listed.count - new.count) + vanished.count
        var widths = [0]
        for part in parts { widths.append(widths[widths.count - 1] + part.displayWidth + 2) }
        for count in (1...max(1, parts.count)).reversed() where widths[min(count, parts.count)] - 2 <= columns {
            let rest = total > count ? ["\(glyphs.ellipsis) \(total - count) more"] : []
            let line = (parts.prefix(count) + rest).joined(separator: "  ")
            if line.displayWidth <= columns { return line }
        }
        return (parts.first ?? "").cut(to: columns, mark: glyphs.ellipsis)
    }
}

extension LayoutChanges.Move {
    fileprivate func text(_ glyphs: Glyphs) -> String {
        var parts = [new.name.visible(asASCII: glyphs.isASCII)]
        if let newParent { parts.append("in " + newParent.visible(asASCII: glyphs.isASCII)) }
        for component in FrameComponent.allCases {
            let (old, new) = (old.frame[component].spelled, new.frame[component].spelled)
            if old != new { parts.append("\(component.rawValue) \(old)\(glyphs.becomes)\(new)") }
        }
        return parts.joined(separator: " ")
    }
}

extension Rect {
    /// `16,16 32×32`.
    func text(_ glyphs: Glyphs) -> String {
        "\(x.spelled),\(y.spelled) \(width.spelled)\(glyphs.times)\(height.spelled)"
    }
}
