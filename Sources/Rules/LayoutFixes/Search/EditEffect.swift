internal import LayoutFindings
internal import Masonry

/// What an edit does to a layout.
struct EditEffect {
    let before: Layout
    let after: Layout

    /// In words: the two views that move most, and how many others; what reaches out of its superview then; what else it
    /// resolves.
    var text: String { text(movement: movement(limit: 2, isBrief: false)) }

    /// The same in ever fewer words: the views' new frames alone, and then that of the view that moves most.
    var briefs: [String] {
        [
            text(movement: movement(limit: 2, isBrief: true)),
            movement(limit: 1, isBrief: true) + (consequences.isEmpty ? "" : "; \u{2026}"),
        ]
    }

    /// The view that moves most; nil if nothing moves.
    var mostMoved: String? {
        let moves = moves
        return moves.indices.min { (-moves[$0].distance, $0) < (-moves[$1].distance, $1) }.map { moves[$0].view }
    }

    private func text(movement: String) -> String { ([movement] + consequences).joined(separator: "; ") }

    private var consequences: [String] {
        var parts: [String] = []
        let overhanging = overhanging.map(\.text)
        if !overhanging.isEmpty {
            let others = overhanging.count - 2
            parts.append(
                overhanging.prefix(2).joined(separator: "; ") + (others > 0 ? "; and \(others) more" : ""))
        }
        let otherResolved = before.conflicts.count - after.conflicts.count - 1
        if otherResolved > 0 {
            parts.append("also resolves \(otherResolved) other conflict\(otherResolved == 1 ? "" : "s")")
        }
        return parts + opened
    }

    /// `` `box` has no fixed width then``
    private var opened: [String] {
        let earlier = Set(before.findings.map { TrialReport.key(of: $0, in: before) })
        return after.findings.filter { $0.isAmbiguity && !earlier.contains(TrialReport.key(of: $0, in: after)) }.map {
            "\($0.message.prefix { $0 != ":" }) then"
        }
    }

    private func movement(limit: Int, isBrief: Bool) -> String {
        let moves = moves
        let order = moves.indices.sorted { (-moves[$0].distance, $0) < (-moves[$1].distance, $1) }
        let texts = order.prefix(limit).map { isBrief ? moves[$0].brief : moves[$0].description }
        let others = moves.count - texts.count
        let rest = isBrief ? (limit > 1 ? "and \(others) more" : "\(others) more") : "and \(others) more move"
        let parts = texts + scrolling + (others > 0 ? [rest] : []) + appearances
        return parts.isEmpty ? "nothing moves" : parts.joined(separator: ", ")
    }

    private var moves: [Move] {
        let later = after.itemsByName
        return before.items.compactMap { old in
            guard let new = later[old.name] else { return nil }
            let move = Move(view: old.name, before: old.frame, after: new.frame)
            return move.distance > 1e-6 ? move : nil
        }
    }

    /// `` `row` disappears``, `3 views appear`
    private var appearances: [String] {
        let (old, new) = (before.shownViews, after.shownViews)
        let gone = before.items.map(\.name).filter { old.contains($0) && !new.contains($0) }
        let added = after.items.map(\.name).filter { new.contains($0) && !old.contains($0) }
        return [(gone, "disappear"), (added, "appear")].compactMap { names, verb in
            switch names.count {
            case 0: nil
            case 1: "`\(names[0])` \(verb)s"
            default: "\(names.count) views \(verb)"
            }
        }
    }

    /// ``the content of `list` becomes 320×900``
    private var scrolling: [String] {
        let later = after.itemsByName
        return before.items.compactMap { old in
            guard let size = later[old.name]?.contentSize, let was = old.contentSize,
                abs(size.width - was.width) + abs(size.height - was.height) > 1e-6
            else { return nil }
            return "the content of `\(old.name)` becomes \(size.width.spelled)×\(size.height.spelled)"
        }
    }

    /// What reaches out of its superview, and had not done so, or less.
    private var overhanging: [Overhang] {
        let earlier = before.itemsByName
        return after.items.compactMap { item in
            let new = Overhang.all(of: item, in: after)
            if new.isEmpty { return nil }
            let old = earlier[item.name].map { Overhang.all(of: $0, in: before) } ?? []
            return new.filter { new in
                !old.contains { $0.reach.side == new.reach.side && $0.reach.distance > new.reach.distance - 0.5 }
            }.max { $0.reach.distance < $1.reach.distance }
        }
    }
}

extension Overhang {
    /// `` `title` extends past the bottom of `root` by 8 points``
    fileprivate var text: String {
        let points = "\(reach.distance.spelled) \(reach.distance == 1 ? "point" : "points")"
        return reach.isWhole
            ? "`\(view)` is outside `\(superview)`, past its \(reach.side.rawValue) by \(points)"
            : "`\(view)` extends past the \(reach.side.rawValue) of `\(superview)` by \(points)"
    }
}

extension Rect {
    /// The largest difference of the four numbers.
    func difference(from other: Rect) -> Double {
        FrameComponent.allCases.reduce(0) { max($0, abs(self[$1] - other[$1])) }
    }
}

extension Layout {
    var itemsByName: [String: Item] {
        Dictionary(items.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The names of the views that are not hidden.
    fileprivate var shownViews: Set<String> { Set(items.filter { !$0.isHidden }.map(\.name)) }
}

/// The change of a view's frame.
private struct Move {
    let view: String
    let before: Rect
    let after: Rect

    /// The sum of the changes of the frame's four numbers, in points.
    var distance: Double { FrameComponent.allCases.reduce(0) { $0 + abs(after[$1] - before[$1]) } }

    private var size: String { "\(after.width.spelled)×\(after.height.spelled)" }
    private var place: String { "\(after.x.spelled), \(after.y.spelled)" }
    private var isMoved: Bool { abs(before.x - after.x) + abs(before.y - after.y) > 1e-6 }
    private var isResized: Bool { abs(before.width - after.width) + abs(before.height - after.height) > 1e-6 }

    /// `` `icon` becomes 176×32``, `` `icon` moves to 176, 32``
    var description: String {
        switch (isMoved, isResized) {
        case (true, true): "`\(view)` becomes \(size) at \(place)"
        case (false, true): "`\(view)` becomes \(size)"
        default: "`\(view)` moves to \(place)"
        }
    }

    /// `` `icon` 176×32``, `` `icon` moves to 176, 32``
    var brief: String {
        switch (isMoved, isResized) {
        case (true, true): "`\(view)` \(size) at \(place)"
        case (false, true): "`\(view)` \(size)"
        default: "`\(view)` moves to \(place)"
        }
    }
}
