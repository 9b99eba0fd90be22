/// The largest scale at which the root fits a number of columns and rows; a cell is half as wide as it is high, or counts as
/// less wide where the picture is stretched.
struct PictureScale {
    /// Points per column; a row is twice as many.
    let pointsPerColumn: Double
    /// The lines of the root's right and bottom edges; the others are on line 0.
    let right: Int
    let bottom: Int

    /// - Parameter stretch: how much wider the picture may be than in proportion, as far as the columns allow it.
    init(width: Double, height: Double, columns: Int, rows: Int, finest: Double, stretch: Double = 1) {
        let right = max(1, columns - 1)
        let bottom = max(1, rows - 1)
        let scale = max(finest, width / Double(right), height / 2 / Double(bottom))
        pointsPerColumn = scale
        self.right = width <= 0 ? 0 : min(right, max(1, Int((width / scale * stretch).rounded())))
        self.bottom = height <= 0 ? 0 : min(bottom, max(1, Int((height / 2 / scale).rounded())))
    }
}
