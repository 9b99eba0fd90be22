/// Frames that overwrite each other, from the row of the cursor downwards.
struct FrameRows {
    private var widths: [Int] = []
    private var columns = 0

    init() {}

    /// Goes on from rows that are on the screen already, the last of them right above the cursor.
    init(showing lines: [String], columns: Int) {
        widths = lines.map { ScreenRow($0).width }
        self.columns = columns
    }

    /// - Parameter columns: the terminal's current width.
    mutating func show(_ lines: [String], columns: Int) {
        // A narrower terminal has wrapped the existing rows.
        let isOtherwise = columns != self.columns
        let before = start(columns) + (isOtherwise ? "\u{1B}[J" : "")
        let rest = lines.count < widths.count ? "\u{1B}[J" : ""
        Painter.send(before + lines.map { $0 + "\u{1B}[K\n" }.joined() + rest)
        widths = lines.map { ScreenRow($0).width }
        self.columns = columns
    }

    /// Leaves the cursor where the frames started.
    mutating func erase(columns: Int) {
        Painter.send(start(columns) + "\u{1B}[J")
        widths = []
    }

    private func start(_ columns: Int) -> String {
        let columns = max(1, columns)
        let height = widths.reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
        return height > 0 ? "\u{1B}[\(height)A\r" : ""
    }
}
