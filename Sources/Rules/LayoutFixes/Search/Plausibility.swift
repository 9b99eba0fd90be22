internal import LayoutFindings
internal import Masonry

/// Results that nobody wants of a fix, even if nothing is reported: views that are gone, empty, on top of one another, out of
/// sight, or no longer scrolled.
struct Plausibility {
    private let before: Layout
    private let coincident: Int
    private let overhangs: [String: Double]

    init(_ before: Layout) {
        self.before = before
        coincident = before.coincidentPairs
        overhangs = before.overhangs
    }

    /// - Parameter opened: the views, as they are written, that the edit leaves to constraints which they may not have yet.
    func allows(_ after: Layout, opening opened: [String]) -> Bool {
        keepsViews(after, but: opened) && keepsContents(after) && before.scrollParents.isSubset(of: after.scrollParents)
            && after.coincidentPairs <= coincident
            && after.overhangs.allSatisfy { $0.value <= overhangs[$0.key, default: 0] + 0.5 }
    }

    /// Whether every view is still there, and has a size if it had one.
    private func keepsViews(_ after: Layout, but opened: [String]) -> Bool {
        let later = after.itemsByName
        return before.items.allSatisfy { item in
            guard let new = later[item.name] else { return false }
            if new.isWithoutLength(openIn: item) { return false }
            return item.kind == .guide || item.isHidden || item.frame.isEmpty || !new.frame.isEmpty
                || opened.contains(Blame.written(item.name))
        }
    }
}

extension Plausibility {
    /// Whether what scrolls has a length along each axis along which that was open.
    private func keepsContents(_ after: Layout) -> Bool {
        before.findings.allSatisfy { finding in
            guard case .openContent(let view, let axis) = finding.kind,
                !after.findings.contains(where: { $0.kind == finding.kind }),
                let size = after.item(named: view)?.contentSize
            else { return true }
            return (axis == .horizontal ? size.width : size.height) >= 0.5
        }
    }
}

extension Layout {
    /// The views in scroll views, each with that.
    fileprivate var scrollParents: Set<[String]> {
        Set(
            items.compactMap { item in
                guard let parent = item.parent, items[parent].kind == .scroll, item.kind != .guide else { return nil }
                return [item.name, items[parent].name]
            })
    }

    /// How many pairs of siblings must have the same frame, other than that of their superview.
    fileprivate var coincidentPairs: Int {
        struct Place: Hashable {
            let parent: Int
            let edges: [Int]
        }
        var counts: [Place: Int] = [:]
        for item in items where item.kind != .guide && !item.isHidden && !item.frame.isEmpty && item.ambiguous.isEmpty {
            guard let parent = item.parent else { continue }
            let (frame, bounds) = (item.frame, items[parent].frame)
            let isFilling = abs(frame.width - bounds.width) < 0.5 && abs(frame.height - bounds.height) < 0.5
            if isFilling { continue }
            let edges = [frame.x, frame.y, frame.width, frame.height].map { Int($0.rounded()) }
            counts[Place(parent: parent, edges: edges), default: 0] += 1
        }
        return counts.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    }

    /// How far each view reaches out of its superview, in points, by name.
    fileprivate var overhangs: [String: Double] {
        var overhangs: [String: Double] = [:]
        for item in items {
            if let farthest = Overhang.all(of: item, in: self).map(\.reach.distance).max() {
                overhangs[item.name] = farthest
            }
        }
        return overhangs
    }
}

extension Rect {
    /// Whether it has no area that anyone could see.
    fileprivate var isEmpty: Bool { width <= 0.5 || height <= 0.5 }
}

extension Layout.Item {
    /// Whether a length that was open before is 0 now: nothing is reported then, but that is not what the view is for.
    fileprivate func isWithoutLength(openIn earlier: Layout.Item) -> Bool {
        if kind == .guide || isHidden { return false }
        return earlier.ambiguous.contains { component in
            component.isLength && !ambiguous.contains(component) && frame[component] < 0.5
        }
    }
}
