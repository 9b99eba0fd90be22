/// Frames that are written over one another, from the row of the cursor downwards.
struct FrameRows {
    private var height = 0

    mutating func show(_ lines: [String]) {
        let rest = lines.count < height ? "\u{1B}[J" : ""
        Painter.send(start + lines.map { $0 + "\u{1B}[K\n" }.joined() + rest)
        height = lines.count
    }

    /// Leaves the cursor where the frames began.
    mutating func erase() {
        Painter.send(start + "\u{1B}[J")
        height = 0
    }

    private var start: String { height > 0 ? "\u{1B}[\(height)A\r" : "" }
}
