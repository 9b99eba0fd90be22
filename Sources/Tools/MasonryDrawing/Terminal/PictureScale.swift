/// How much wider or higher than proportional a picture may be, as far as the room allows.
struct PictureStretch {
    var across = 1.0
    var down = 1.0
}

/// The largest scale at which the root fits the columns and rows. A cell is half as wide as it is high, unless the picture
/// is stretched.
struct PictureScale: Equatable {
    /// Points per column; a row has twice as many.
    let pointsPerColumn: Double
    /// The lines of the root's right and bottom edges; the others are on line 0.
    let right: Int
    let bottom: Int

    init(
        width: Double, height: Double, columns: Int, rows: Int, finest: Double,
        stretch: PictureStretch = PictureStretch()
    ) {
        let right = max(1, columns - 1)
        let bottom = max(1, rows - 1)
        let scale = max(finest, width / Double(right), height / 2 / Double(bottom))
        pointsPerColumn = scale
        self.right = width <= 0 ? 0 : min(right, max(1, Int((width / scale * stretch.across).rounded())))
        self.bottom = height <= 0 ? 0 : min(bottom, max(1, Int((height / 2 / scale * stretch.down).rounded())))
    }
}
