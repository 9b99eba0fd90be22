internal import Masonry

/// A view that reaches out of its superview at a side, or lies wholly outside of it.
struct Overhang {
    let view: String
    let superview: String
    /// Left, right, top or bottom.
    let side: Attribute
    /// In points.
    let distance: Double
    private let isWhole: Bool

    /// At each side of an item at which it reaches out; none for what scrolls, is hidden, or is a guide.
    static func all(of item: Layout.Item, in layout: Layout) -> [Overhang] {
        guard let index = item.parent, layout.items[index].kind != .scroll, item.kind != .guide, !item.isHidden else {
            return []
        }
        let (frame, parent) = (item.frame, layout.items[index])
        let distances: [(side: Attribute, distance: Double, length: Double)] = [
            (.left, -frame.x, frame.width), (.right, frame.x + frame.width - parent.frame.width, frame.width),
            (.top, -frame.y, frame.height), (.bottom, frame.y + frame.height - parent.frame.height, frame.height),
        ]
        return distances.filter { $0.distance > 0.5 }.map { side, distance, length in
            Overhang(
                view: item.name, superview: parent.name, side: side, distance: distance,
                isWhole: length > 0.5 && distance >= length)
        }
    }

    /// `title reaches out of root, 8 points downwards`
    var text: String {
        let way =
            switch side {
            case .left: "to the left"
            case .right: "to the right"
            case .top: "upwards"
            default: "downwards"
            }
        return "\(view) \(isWhole ? "lies wholly outside" : "reaches out") of \(superview), \(distance.spelled) "
            + "\(distance == 1 ? "point" : "points") \(way)"
    }
}
