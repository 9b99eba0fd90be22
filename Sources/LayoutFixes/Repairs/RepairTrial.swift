internal import LayoutFindings
internal import Masonry
internal import Diagnostics
internal import Vocabulary

/// What running a statement did to a layout.
struct RepairTrial {
    let before: Layout
    let after: Layout
    /// The views that had kept the frames they were given, and no longer do.
    let letGo: [String]
    /// The views whose texts have no room for some of themselves, and had or were open.
    let unreadable: [String]
    /// What lies over what, and had not.
    let covering: [Covering]
    /// The views whose texts had the height that they take, and have no longer.
    let stretched: [String]
    /// What the rules about placement find then, by what it is about, where that was asked for.
    let placementFindings: Set<[String]>
    /// What then loses to something of the very priority that was asked for, and what that is.
    let rivals: Set<Conflict.Member>

    /// Whether the conflict is gone and nothing else is broken instead.
    func settles(_ conflict: Conflict) -> Bool {
        let remaining = Set(before.conflicts.map(\.broken)).subtracting([conflict.broken])
        return remaining.isSuperset(of: after.conflicts.map(\.broken))
    }

    /// Whether nothing of the view is open along the axis any more, and nothing is broken for it.
    func settles(_ view: String, _ axis: Axis) -> Bool {
        let isOpen = after.openings.contains { $0.view == view && $0.axis == axis }
        return !isOpen && opened.isEmpty
            && Set(before.conflicts.map(\.broken)).isSuperset(of: after.conflicts.map(\.broken))
    }

    /// Whether it is said how far the scroll view's content reaches, and nothing is open or broken for it.
    func settlesContent(of scroll: String, _ axis: Axis) -> Bool {
        !after.findings.contains { $0.kind == .openContent(view: scroll, axis: axis) } && opened.isEmpty
            && Set(before.conflicts.map(\.broken)).isSuperset(of: after.conflicts.map(\.broken))
    }

    /// What was determined before and is open now: ``the width of `icon` ``.
    var opened: [String] {
        let old = Set(before.openings.map { [$0.view, $0.axis.rawValue] })
        return after.openings.filter { !old.contains([$0.view, $0.axis.rawValue]) }.map(\.phrase)
    }

    /// The views that were open and are so no longer.
    var settled: Set<Repair.OpenView> {
        Set(before.findings.compactMap(Repair.OpenView.init)).subtracting(
            after.findings.compactMap(Repair.OpenView.init))
    }

    /// Whether nothing is broken or open that was not.
    var keepsFindings: Bool {
        opened.isEmpty && Set(before.conflicts.map(\.broken)).isSuperset(of: after.conflicts.map(\.broken))
    }

    /// Whether something of one of the views is open then.
    func leavesOpen(_ views: Set<String>) -> Bool { after.leavesOpen(views) }

    /// What reaches out of its superview, and had not done so, or less.
    var overhanging: [Overhang] {
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

    /// Whether the view has no length along the axis then.
    func leavesNothing(of view: String, _ axis: Axis) -> Bool {
        let length: FrameComponent = axis == .horizontal ? .width : .height
        return after.item(named: view).map { $0.frame[length] <= 0.5 } ?? false
    }

    /// How many views lie over one beside them, old or new.
    var covered: Int { Covering.all(in: after).count }

    /// How many views reach out of their superviews, old or new.
    var outside: Int { after.items.count { !Overhang.all(of: $0, in: after).isEmpty } }

    /// Whether it makes no new trouble.
    var isClean: Bool {
        opened.isEmpty && crushed == 0 && unreadable.isEmpty && overhanging.isEmpty && covering.isEmpty
            && stretched.isEmpty
    }

    /// How many conflicts it settles beside the one that it is to.
    var settledBesides: Int { max(0, before.conflicts.count - after.conflicts.count - 1) }

    /// How many views it leaves nothing of along an axis along which they had been something.
    var crushed: Int {
        let later = after.itemsByName
        return before.items.count { old in
            guard let new = later[old.name] else { return false }
            return [FrameComponent.width, .height].contains { old.frame[$0] > 0.5 && new.frame[$0] <= 0.5 }
        }
    }

    /// How many views have no width or no height.
    var empty: Int {
        after.items.count { item in [FrameComponent.width, .height].contains { item.frame[$0] <= 0.5 } }
    }

    /// How many views move, and by how many points together.
    var extent: (views: Int, points: Double) {
        (moves.count, moves.reduce(0) { $0 + $1.distance })
    }

    /// What it changes: the two views that move most, and how many others; what it leaves open; which frames no longer
    /// count; what lies outside of its superview then.
    var effect: String {
        var parts = [movement]
        let released = letGo.filter { name in
            before.item(named: name).map { $0.kind != .guide } ?? false
        }
        if !released.isEmpty {
            parts.append(
                "\(released.map { "`\($0)`" }.joinedAsList()) no longer \(released.count == 1 ? "keeps its" : "keep their") "
                    + "frame\(released.count == 1 ? "" : "s")")
        }
        let opened = opened
        if !opened.isEmpty {
            parts.append("\(opened.joinedAsList(most: 2)) \(opened.count == 1 ? "becomes" : "become") ambiguous")
        }
        if !unreadable.isEmpty {
            let isOne = unreadable.count == 1
            let texts = unreadable.map { "`\($0)`" }.joinedAsList(most: 2)
            parts.append("the text\(isOne ? "" : "s") of \(texts) \(isOne ? "does" : "do") not fit")
        }
        if !stretched.isEmpty { parts.append(stretching) }
        let overhanging = overhanging.map(\.text)
        if !overhanging.isEmpty {
            let others = overhanging.count - 2
            parts.append(
                overhanging.prefix(2).joined(separator: "; ") + (others > 0 ? "; and \(others) more" : ""))
        }
        if !covering.isEmpty {
            let others = covering.count > 2 ? "; and \(covering.count - 2) more cover others" : ""
            parts.append(covering.prefix(2).map(\.text).joined(separator: "; ") + others)
        }
        if settledBesides > 0 {
            parts.append("also resolves \(settledBesides) other conflict\(settledBesides == 1 ? "" : "s")")
        }
        return parts.joined(separator: "; ")
    }

    /// `` `title` becomes 118.5 high, unlike its text``
    private var stretching: String {
        let views = stretched.prefix(2).compactMap(after.item)
        let others = stretched.count > 2 ? " and \(stretched.count - 2) more" : ""
        let heights = views.map { "`\($0.name)` becomes \($0.frame.height.spelled) high" }.joined(separator: ", ")
        return "\(heights)\(others), unlike \(stretched.count == 1 ? "its text" : "their texts")"
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

    private var moves: [Fix.Move] {
        let later = after.itemsByName
        return before.items.compactMap { old in
            guard let new = later[old.name] else { return nil }
            let move = Fix.Move(view: old.name, before: old.frame, after: new.frame)
            return move.distance > 1e-6 ? move : nil
        }
    }

    private var movement: String {
        let moves = moves
        let order = moves.indices.sorted { (-moves[$0].distance, $0) < (-moves[$1].distance, $1) }
        let texts = order.prefix(2).map { moves[$0].description }
        let others = moves.count - texts.count
        let parts = texts + scrolling + (others > 0 ? ["and \(others) more move"] : [])
        return parts.isEmpty ? "nothing moves" : parts.joined(separator: ", ")
    }
}

extension Layout {
    fileprivate var itemsByName: [String: Item] {
        Dictionary(items.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether something of one of the views is open.
    func leavesOpen(_ views: Set<String>) -> Bool { openings.contains { views.contains($0.view) } }

    /// What the constraints leave open.
    fileprivate var openings: [Opening] {
        findings.compactMap { finding in
            guard case .ambiguous(let view, let axis, let components) = finding.kind else { return nil }
            return Opening(view: view, axis: axis, components: components)
        }
    }
}

private struct Opening {
    var view: String
    var axis: Axis
    var components: [FrameComponent]

    var phrase: String {
        "the \(components.map(\.rawValue).joined(separator: " and ")) of `\(view)`"
    }
}
