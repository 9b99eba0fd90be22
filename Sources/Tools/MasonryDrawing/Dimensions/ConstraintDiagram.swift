public import Masonry

/// A view with what holds it, as arrows at its edges, for a terminal: an arrow leads from the edge that a constraint starts
/// from to the one that it places. Not to scale.
public struct ConstraintDiagram: Sendable {
    /// The name of the view.
    public var view: String
    /// The most columns it may take.
    public var columns: Int
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool

    public init(of view: String, columns: Int = 80, isASCII: Bool = false) {
        self.view = view
        self.columns = columns
        self.isASCII = isASCII
    }

    /// The most that are shown at a side.
    private static let most = 12

    /// The lines, each with a newline; empty without such a view.
    ///
    /// - Parameter kind: constraints, or free distances.
    public func draw(_ layout: Layout, _ kind: DimensionChoice.Kind = .constraints) -> String {
        guard let item = layout.item(named: view) else { return "" }
        var parts = Parts()
        if kind == .distances {
            for gap in layout.gaps(around: [view]) { parts.add(gap, of: item) }
        } else {
            for record in layout.constraints(around: view) { parts.add(record, of: view, in: layout) }
        }
        return lines(parts, of: item).map { $0 + "\n" }.joined()
    }

    private func lines(_ parts: Parts, of item: Layout.Item) -> [String] {
        let size = "\(item.frame.width.spelled)\(glyphs.times)\(item.frame.height.spelled)"
        let inside = [item.name + item.mark, size] + shown(parts.inside)
        func width(_ lines: [String]) -> Int { lines.map(\.displayWidth).max() ?? 0 }
        // The box gives way to half of the room, and the sides share what it leaves.
        let (before, after) = (
            shown(parts.left.map { horizontal($0, isLeft: true) }),
            shown(parts.right.map { horizontal($0, isLeft: false) })
        )
        let room = max(0, columns - 4)
        let sides = room - min(width(inside), max(room / 2, room - width(before) - width(after)))
        let left = before.map { text(of: $0, to: max(sides / 2, sides - width(after))) }
        let margin = width(left)
        let right = after.map { text(of: $0, to: max(0, sides - margin)) }
        let rows = inside.map { text(of: $0, to: max(0, room - margin - width(right))) }
        let width = width(rows)
        let blank = String(repeating: " ", count: margin)
        let height = max(rows.count, left.count, right.count)
        func edge(_ corners: (LineArms, LineArms)) -> String {
            let line = String(repeating: glyphs.line(.horizontal, .solid), count: width + 2)
            return "\(blank)\(glyphs.line(corners.0, .solid))\(line)\(glyphs.line(corners.1, .solid))"
        }
        var lines = shown(parts.top.map { vertical($0, isTop: true) }).map { blank + "   " + $0 }
        lines.append(edge(([.right, .down], [.left, .down])))
        let bar = glyphs.line(.vertical, .solid)
        for row in 0..<height {
            let (before, after): (String, String) = (
                row < left.count ? left[row] : "", row < right.count ? right[row] : ""
            )
            let middle = row < rows.count ? rows[row] : ""
            let indent = String(repeating: " ", count: margin - before.displayWidth)
            let fill = String(repeating: " ", count: width - middle.displayWidth)
            lines.append("\(indent)\(before)\(bar) \(middle)\(fill) \(bar)\(after)")
        }
        lines.append(edge(([.right, .up], [.left, .up])))
        lines += shown(parts.bottom.map { vertical($0, isTop: false) }).map { blank + "   " + $0 }
        return lines.map { $0.visible(asASCII: isASCII).cut(to: columns) }
    }

    private var glyphs: Glyphs { Glyphs(isASCII: isASCII) }

    private func text(of line: String, to columns: Int) -> String { line.visible(asASCII: isASCII).cut(to: columns) }

    private func shown(_ lines: [String]) -> [String] {
        let rest = lines.count - Self.most
        return rest > 0 ? lines.prefix(Self.most) + ["\(glyphs.ellipsis) \(rest) more"] : lines
    }

    /// `root.left ─16─▶`, or `icon.left ◀─16─` if it leads away.
    private func horizontal(_ arrow: Arrow, isLeft: Bool) -> String {
        let line = String(glyphs.line(.horizontal, arrow.isBroken ? .dashed : .solid))
        let text = arrow.text.isEmpty ? line : arrow.text
        let body = "\(line)\(isASCII ? text.replacing("≥", with: ">=").replacing("≤", with: "<=") : text)\(line)"
        let towards = glyphs.arrow(isLeft ? .right : .left)
        let away = glyphs.arrow(isLeft ? .left : .right)
        if arrow.isFact { return isLeft ? "\(arrow.other) \(body)" : "\(body) \(arrow.other)" }
        let head = arrow.leadsAway ? away : towards
        switch (isLeft, arrow.leadsAway) {
        case (true, false): return "\(arrow.other) \(body)\(head)"
        case (true, true): return "\(arrow.other) \(head)\(body)"
        case (false, false): return "\(head)\(body) \(arrow.other)"
        case (false, true): return "\(body)\(head) \(arrow.other)"
        }
    }

    private func vertical(_ arrow: Arrow, isTop: Bool) -> String {
        let towards = isTop ? Side.bottom : .top
        let away = isTop ? Side.top : .bottom
        let head = arrow.isFact ? glyphs.line(.vertical, .solid) : glyphs.arrow(arrow.leadsAway ? away : towards)
        let text = isASCII ? arrow.text.replacing("≥", with: ">=").replacing("≤", with: "<=") : arrow.text
        return "\(head) \(text)\(text.isEmpty ? "" : " ")\(arrow.other)"
    }
}

/// A constraint at an edge of a view, or a distance.
private struct Arrow {
    var text: String
    /// The attribute or view at its other end.
    var other: String
    var leadsAway = false
    var isBroken = false
    var isFact = false
}

/// What is at each side of a view, and within it.
private struct Parts {
    var left: [Arrow] = []
    var right: [Arrow] = []
    var top: [Arrow] = []
    var bottom: [Arrow] = []
    var inside: [String] = []

    mutating func add(_ record: Layout.ConstraintRecord, of view: String, in layout: Layout) {
        let isOwn = layout.owner(of: record.first.item) == view
        let mine = isOwn ? record.first : record.second ?? record.first
        let text = record.dimensionText
        guard let other = isOwn ? record.second : record.first, layout.owner(of: other.item) != view,
            let side = mine.attribute.side(in: layout.screen.direction)
        else {
            let isLength = mine.attribute.isSize && isOwn
            inside.append(
                isLength ? "\(mine.attribute.rawValue) \(text)" : record.name + (record.missedBy > 0 ? ": \(text)" : "")
            )
            return
        }
        add(Arrow(text: text, other: "\(other)", leadsAway: !isOwn, isBroken: record.isBroken), side)
    }

    mutating func add(_ gap: Layout.Gap, of item: Layout.Item) {
        let other = gap.views.first { $0 != item.name } ?? gap.views[0]
        let (axis, frame) = (gap.segment.axis, item.rootFrame.range(along: gap.segment.axis))
        let isLow = min(gap.segment.from, gap.segment.to) < frame.lowerBound
        let side: Side = axis == .horizontal ? (isLow ? .left : .right) : (isLow ? .top : .bottom)
        add(Arrow(text: gap.segment.length.spelled, other: other, isFact: true), side)
    }

    private mutating func add(_ arrow: Arrow, _ side: Side) {
        switch side {
        case .left: left.append(arrow)
        case .right: right.append(arrow)
        case .top: top.append(arrow)
        case .bottom: bottom.append(arrow)
        }
    }
}

extension Attribute {
    /// The side of a view that it is at; nil for a length or a center.
    fileprivate func side(in direction: LayoutDirection) -> Side? {
        let fixed = resolved(in: direction)
        return switch fixed.part {
        case .low: fixed.axis == .horizontal ? .left : .top
        case .high: fixed.axis == .horizontal ? .right : .bottom
        case .firstBaseline: .top
        case .lastBaseline: .bottom
        case .center, .length: nil
        }
    }
}
