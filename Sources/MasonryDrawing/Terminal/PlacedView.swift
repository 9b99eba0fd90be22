/// A view or guide where the picture shows it.
struct PlacedView {
    /// The position in `Layout.items`.
    var item: Int
    /// The position in the picture's views, in drawing order, of the parent.
    var parent: Int?
    var rect: CellRect
    /// What of it is shown, in points.
    var box: Box
    var style: LineStyle
    /// The sides where the view goes on beyond the root's edge.
    var cutSides: Set<Side>
    /// Whether it is otherwise than in the layout shown last.
    var isChanged: Bool

    var isGuide: Bool { style == .dotted }

    /// What a view is shown as that takes no more than a cell.
    func dot(_ glyphs: Glyphs) -> Character { box.hasSize ? glyphs.speck : glyphs.dot }
}

/// One of the edges of a rectangle.
enum Side: CaseIterable {
    case left, top, right, bottom
}

/// How an edge is drawn.
enum LineStyle {
    case solid
    /// Of an ambiguous view.
    case dashed
    /// Of a guide.
    case dotted
    case margin
    case ghost
    case alignment
}
