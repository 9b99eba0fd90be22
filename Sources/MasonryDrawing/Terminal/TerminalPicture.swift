public import Masonry

/// Draws a layout with box characters, for a terminal: as large as the columns and rows allow, and true to proportion unless
/// there are so few rows that most names would find no place; then it is wider.
///
/// Names stand in the views' top edges. Ambiguous views are dashed, with `?` after their name; `!` marks views that a broken constraint is about; guides
/// are dotted. Names without room are listed under the picture, or beside it. Of several views that a script gave one name, `#2` stands for
/// `cell#2`.
public struct TerminalPicture: Sendable {
    /// The most columns and rows the picture may take.
    public var columns: Int
    public var rows: Int
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool
    public var colors: ColorDepth
    /// The finest scale in 80 columns and 24 rows: the points that a column stands for at least; a row stands for twice as many.
    /// A larger terminal has a finer one.
    public var pointsPerColumn: Double
    public var theme = Theme.dark
    /// The name of the view that fills the picture, with what is in it; nil, or a name that no view has, for the root.
    public var zoom: String?
    /// Lines to draw behind the views.
    public var aids: Set<PictureAid> = []
    /// Frames to draw behind the views.
    public var ghosts: [Ghost] = []
    /// What the layout was before: names of what has appeared since have `+` before them, of what moved `~`. Nil marks nothing.
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

    /// The picture's lines, each ended by a line break; no line ends in spaces.
    public func draw(_ layout: Layout) -> String {
        guard columns > 0, rows > 0, !layout.items.isEmpty else { return "" }
        let page = PicturePage(layout, columns: columns, rows: rows, self)
        return page.lines.map { $0 + "\n" }.joined()
    }
}
