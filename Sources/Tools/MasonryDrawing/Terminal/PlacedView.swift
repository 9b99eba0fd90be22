/// A view or guide at its position in the picture.
struct PlacedView {
    /// The index in `Layout.items`.
    var item: Int
    /// The index of the parent in the picture's views, in drawing order.
    var parent: Int?
    var rect: CellRect
    /// The visible part, in points.
    var box: Box
    var style: LineStyle
    /// The sides where the view extends past the root's edge.
    var cutSides: Set<Side>
    /// Whether it differs from the layout shown last.
    var isChanged: Bool

    var isGuide: Bool { style == .dotted }

    /// The character for a view no larger than a cell.
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
    /// Of content that is scrolled out of sight.
    case away
    case ghost
    case alignment
}
