internal import Masonry

/// A maker and its composites as boxes in boxes, after each link that changed them.
struct ChainBoxes {
    let columns: Int
    let isASCII: Bool

    private static let widestLabel = 24
    private static let gap = 2

    /// The pictures below each other, each beside its link.
    func lines(of steps: [ChainStep]) -> [String] {
        var lines: [String] = []
        var label = ""
        for step in steps {
            if case .maker(let view, let mode, _) = step.event { label = "\(view).\(mode.rawValue)Constraints" }
            guard let (title, shapes) = step.event.boxes else { continue }
            let written = step.link.map { ($0.isContinuation ? "    " : "") + $0.text.visible(asASCII: isASCII) }
            lines += picture(title, shapes, beside: written ?? label)
        }
        if !lines.isEmpty { lines.append("The delegate of a constraint is the box around it.") }
        return lines
    }

    private func picture(_ title: String, _ shapes: [ConstraintShape], beside label: String) -> [String] {
        let isBeside = label.displayWidth <= Self.widestLabel && columns >= 2 * Self.widestLabel
        let indent = isBeside ? Self.widestLabel + Self.gap : Self.gap
        let lines = box(title, shapes, columns - indent)
        let space = String(repeating: " ", count: indent)
        if !isBeside { return [label] + lines.map { space + $0 } }
        return lines.enumerated().map { ($0 == 0 ? label.padded(to: indent) : space) + $1 }
    }

    /// A titled box around others.
    private func box(_ title: String, _ shapes: [ConstraintShape], _ room: Int) -> [String] {
        let inner = rows(shapes.map { box(of: $0, room - 4) }, room - 4)
        return framed(inner, title: title)
    }

    private func box(of shape: ConstraintShape, _ room: Int) -> [String] {
        switch shape {
        case .view(let attribute): framed([attribute.rawValue], title: "")
        case .composite(let children): box("composite", children, room)
        case .more(let count): ["", "\(glyphs.ellipsis) \(count) more", ""]
        }
    }

    /// The boxes beside each other, in as many rows as they need.
    private func rows(_ boxes: [[String]], _ room: Int) -> [String] {
        var rows: [[String]] = []
        for box in boxes {
            let width = box.width
            if let row = rows.last, row.width + 1 + width <= room {
                let height = max(row.count, box.count)
                rows[rows.count - 1] = (0..<height).map { index in
                    let left = index < row.count ? row[index] : ""
                    return left.padded(to: row.width + 1) + (index < box.count ? box[index].padded(to: width) : "")
                }
            } else {
                rows.append(box)
            }
        }
        return rows.flatMap(\.self)
    }

    private func framed(_ lines: [String], title: String) -> [String] {
        let width = max(lines.width, title.displayWidth + (title.isEmpty ? 0 : 2))
        let start = title.isEmpty ? line(width + 2) : " \(title) " + line(width - title.displayWidth)
        let side = String(glyphs.line(.vertical, .solid))
        return [corner([.right, .down]) + start + corner([.left, .down])]
            + lines.map { "\(side) \($0.padded(to: width)) \(side)" }
            + [corner([.right, .up]) + line(width + 2) + corner([.left, .up])]
    }

    private func line(_ length: Int) -> String {
        String(repeating: glyphs.line(.horizontal, .solid), count: max(0, length))
    }

    private func corner(_ arms: LineArms) -> String { String(glyphs.line(arms, .solid)) }

    private var glyphs: Glyphs { Glyphs(isASCII: isASCII) }
}

extension [String] {
    /// The columns of the widest line.
    fileprivate var width: Int { map(\.displayWidth).max() ?? 0 }
}

extension ChainEvent {
    /// The title and the contents of the box to draw after the step; nil if nothing changed.
    fileprivate var boxes: (title: String, shapes: [ConstraintShape])? {
        switch self {
        case .added(_, _, _, _, let change), .replaced(_, _, _, _, _, let change), .joined(_, _, _, _, let change):
            ("maker", change.after)
        case .grouped(.composite(let children), _, _): ("composite, not in the maker", children)
        default: nil
        }
    }
}
