internal import Masonry

/// Which items of two layouts differ: views and guides by name, in order of declaration. Hidden ones count as absent.
struct ItemComparison {
    /// The places of items in the later layout.
    private(set) var appeared: [Int] = []
    private(set) var moved: [Move] = []
    /// The places of items in the earlier layout.
    private(set) var vanished: [Int] = []

    /// The places of an item with another frame, in its parent's coordinates, or another parent.
    struct Move {
        let old: Int
        let new: Int
        let hasOtherParent: Bool
    }

    /// Frames that differ by less than this, in points, are equal: they print alike.
    private static let tolerance = 0.005

    init(from earlier: Layout, to layout: Layout) {
        let (old, new) = (earlier.items, layout.items)
        var (oldPlaces, newPlaces) = (ItemPlaces(old), ItemPlaces(new))
        for place in new.indices where !new[place].isHidden {
            guard let before = oldPlaces.place(of: new[place].name, near: place), !old[before].isHidden else {
                appeared.append(place)
                continue
            }
            let isElsewhere = new[place].parent.map { new[$0].name } != old[before].parent.map { old[$0].name }
            if !isElsewhere, Self.areAlike(new[place].frame, old[before].frame) { continue }
            moved.append(Move(old: before, new: place, hasOtherParent: isElsewhere))
        }
        for place in old.indices where !old[place].isHidden {
            if let now = newPlaces.place(of: old[place].name, near: place), !new[now].isHidden { continue }
            vanished.append(place)
        }
    }

    private static func areAlike(_ one: Rect, _ other: Rect) -> Bool {
        abs(one.x - other.x) < tolerance && abs(one.y - other.y) < tolerance
            && abs(one.width - other.width) < tolerance && abs(one.height - other.height) < tolerance
    }

    /// The places of items by name. Most are where they are in another layout.
    private struct ItemPlaces {
        private let items: [Layout.Item]
        private lazy var places = Dictionary(
            items.indices.map { (items[$0].name, $0) }, uniquingKeysWith: { first, _ in first })

        init(_ items: [Layout.Item]) { self.items = items }

        mutating func place(of name: String, near index: Int) -> Int? {
            items.indices.contains(index) && items[index].name == name ? index : places[name]
        }
    }
}
