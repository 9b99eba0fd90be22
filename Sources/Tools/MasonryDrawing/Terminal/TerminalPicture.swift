public import Masonry

/// Draws a layout with box characters for a terminal: as large as the columns and rows allow, and in proportion, unless
/// there are so few rows that most names would not fit; then it is wider.
///
/// Names are in the views' top edges. Ambiguous views are dashed, with `?` after their name; `!` marks views with a
/// broken constraint; guides are dotted. Names that do not fit are listed below or beside the picture. If a script gave
/// several views one name, `#2` means `cell#2`.
public struct TerminalPicture: Sendable {
    /// The most columns and rows the picture may take.
    public var columns: Int
    public var rows: Int
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool
    public var colors: ColorDepth
    /// The finest scale in 80 columns and 24 rows: the fewest points per column; a row has twice as many. A larger
    /// terminal has a finer scale.
    public var pointsPerColumn: Double
    public var theme = Theme.auto
    /// The name of the view that fills the picture, with its descendants; nil or an unknown name for the root.
    public var zoom: String?
    /// Whether the picture is as large as the room allows, however few points a column then has.
    public var fillsRoom = false
    /// Whether a text is below the picture, even where there is room beside it.
    public var keepsTextBelow = false
    /// Lines to draw in the background.
    public var aids: Set<PictureAid> = []
    /// Frames to draw in the background.
    public var ghosts: [Ghost] = []
    /// Where a moving layout ends. What is at its place already is drawn where it will be then.
    public var target: Layout?
    /// The previous layout: new views get `+` before their names, moved ones `~`. Nil marks nothing.
    public var earlier: Layout?

    public init(
        columns: Int = 80, rows: Int = 24, isASCII: Bool = false, colors: ColorDepth = .none,
        pointsPerColumn: Double = 8
    ) {
        self.columns = columns
        self.rows = rows
        self.isASCII = isASCII
        self.colors = colors
        self.pointsPerColumn = pointsPerColumn
    }

    /// The picture's lines, each ending with a newline and without trailing spaces.
    public func draw(_ layout: Layout) -> String {
        guard columns > 0, rows > 0, !layout.items.isEmpty else { return "" }
        let page = PicturePage(layout, columns: columns, rows: rows, self)
        return page.lines.map { $0 + "\n" }.joined()
    }

    /// The lines of the picture with a text beside it or, where that leaves a wide picture too small, below it.
    ///
    /// The scale depends on the root's size, the columns and the rows alone: the picture is the same whatever the text.
    ///
    /// - Parameters:
    ///   - memory: that of the series that the picture is of: an edge where the picture before had one is on the same line.
    ///   - text: gives the lines, at most so many rows, for the columns that are left to it. They may contain colors. The
    ///     names that did not fit in the picture follow it.
    public func draw(
        _ layout: Layout, after memory: PictureMemory? = nil, with text: (_ columns: Int, _ rows: Int) -> [String]
    ) -> [String] {
        guard columns > 0, rows > 0, !layout.items.isEmpty else { return [] }
        return PicturePage(layout, columns: columns, rows: rows, self, after: memory, text: text).lines
    }
}
