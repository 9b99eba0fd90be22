/// A rectangle of lines on the grid of cells, including the lines of its four edges.
struct CellRect: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    /// Columns and rows strictly between the edges.
    var innerColumns: Range<Int> { left + 1..<max(left + 1, right) }
    var innerRows: Range<Int> { top + 1..<max(top + 1, bottom) }

    var isDot: Bool { left == right && top == bottom }

    func contains(_ other: CellRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }
}
