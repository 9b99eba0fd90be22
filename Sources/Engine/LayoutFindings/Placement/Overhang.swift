package import Masonry

/// A view that reaches out of its superview at a side, or lies wholly outside of it.
package struct Overhang {
    package let view: String
    package let superview: String
    package let reach: Reach

    /// At each side of an item at which it reaches out; none for what scrolls, is hidden, or is a guide.
    package static func all(of item: Layout.Item, in layout: Layout) -> [Overhang] {
        guard let index = item.parent, layout.items[index].kind != .scroll, item.kind != .guide, !item.isHidden else {
            return []
        }
        let parent = layout.items[index]
        return Axis.allCases.flatMap { Reach.sides(of: item.rootFrame, in: parent.rootFrame, along: $0) }
            .filter { $0.distance > 0.5 }
            .map { Overhang(view: item.name, superview: parent.name, reach: $0) }
    }
}
