internal import LayoutFindings
internal import Masonry

/// A view that lies over one beside it, or over some of it.
struct Covering: Hashable {
    let front: String
    let back: String

    /// With how many of those beside it a view is compared at most.
    private static let compared = 100

    /// Of all that is to be seen, in order of declaration.
    static func all(in layout: Layout) -> [Covering] {
        var parents: [Int] = []
        var siblings: [Int: [Layout.Item]] = [:]
        for item in layout.items {
            guard let parent = item.parent, item.kind != .guide, !item.isHidden, item.frame.width > 0.5,
                item.frame.height > 0.5
            else { continue }
            if siblings[parent] == nil { parents.append(parent) }
            siblings[parent, default: []].append(item)
        }
        return parents.flatMap { parent in
            let items = (siblings[parent] ?? []).sorted { $0.order < $1.order }
            return items.map(\.frame).overlappingPairs(compared: compared).map { back, front in
                Covering(front: items[front].name, back: items[back].name)
            }
        }
    }

    /// `start covers text`
    var text: String { "`\(front)` covers `\(back)`" }
}
