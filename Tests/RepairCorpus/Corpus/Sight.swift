import Masonry

/// What shows a person at a glance that a layout is wrong.
enum Sight: String, CaseIterable, Codable {
    /// Siblings overlap that did not.
    case overlap
    /// A view reaches out of its superview that did not.
    case outside
    /// A view has lost its width or height.
    case sizeLost
    /// A text has less room than it needs.
    case textCut
    /// At least three siblings no longer have the edge, the size or the gap that they shared.
    case patternBroken
    /// There are more views, or fewer.
    case otherViews

    /// What is wrong with a layout at a glance, next to the right one.
    static func all(right: Snapshot, wrong: Snapshot) -> Set<Sight> {
        if Set(right.places.map(\.name)) != Set(wrong.places.map(\.name)) { return [.otherViews] }
        var sights: Set<Sight> = []
        if !overlaps(in: wrong).isSubset(of: overlaps(in: right)) { sights.insert(.overlap) }
        if !outside(in: wrong).isSubset(of: outside(in: right)) { sights.insert(.outside) }
        if !empty(in: wrong).isSubset(of: empty(in: right)) { sights.insert(.sizeLost) }
        if !cut(in: wrong).isSubset(of: cut(in: right)) { sights.insert(.textCut) }
        if SiblingPattern.all(in: right).contains(where: { !$0.holds(in: wrong) }) { sights.insert(.patternBroken) }
        return sights
    }

    private static func overlaps(in snapshot: Snapshot) -> Set<[String]> {
        var pairs: Set<[String]> = []
        for siblings in snapshot.families {
            for (index, one) in siblings.enumerated() {
                for other in siblings[(index + 1)...] where one.frame.overlaps(other.frame) {
                    pairs.insert([one.name, other.name])
                }
            }
        }
        return pairs
    }

    private static func outside(in snapshot: Snapshot) -> Set<String> {
        Set(
            snapshot.visible.filter { place in
                guard let parent = place.parent.flatMap({ snapshot[$0] }) else { return false }
                var area = parent.frame
                if let content = parent.contentSize { (area.width, area.height) = (content.width, content.height) }
                return !area.contains(place.frame)
            }.map(\.name))
    }

    private static func empty(in snapshot: Snapshot) -> Set<String> {
        Set(snapshot.visible.filter { min($0.frame.width, $0.frame.height) < 0.5 }.map(\.name))
    }

    private static func cut(in snapshot: Snapshot) -> Set<String> {
        Set(
            snapshot.visible.filter { place in
                guard let size = place.textSize else { return false }
                return place.frame.width < size.width - 0.5 || place.frame.height < size.height - 0.5
            }.map(\.name))
    }
}

extension Snapshot {
    fileprivate var visible: [Place] { places.filter { !$0.isHidden } }

    /// The visible views by their superviews, in order.
    var families: [[Place]] {
        let children = Dictionary(grouping: visible.filter { $0.parent != nil }) { $0.parent ?? "" }
        return places.compactMap { children[$0.name] }
    }
}

extension Rect {
    /// How much of a point nobody sees.
    private static let unseen = 0.5

    fileprivate func overlaps(_ other: Rect) -> Bool {
        min(x + width, other.x + other.width) - max(x, other.x) > Self.unseen
            && min(y + height, other.y + other.height) - max(y, other.y) > Self.unseen
    }

    fileprivate func contains(_ other: Rect) -> Bool {
        other.x >= x - Self.unseen && other.y >= y - Self.unseen
            && other.x + other.width <= x + width + Self.unseen
            && other.y + other.height <= y + height + Self.unseen
    }
}
