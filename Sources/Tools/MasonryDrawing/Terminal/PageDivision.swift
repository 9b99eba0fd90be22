/// How the room for a picture with text is divided. It depends on the root's size and the room alone, so that the picture
/// keeps its scale whatever the text says.
struct PageDivision {
    /// Whether the text is beside the picture; else it is below.
    let isTextBeside: Bool
    /// The most columns and rows of the picture.
    let columns: Int
    let rows: Int
    let stretch: PictureStretch

    static let gap = 2
    /// The limits of the minimum columns of text beside a picture, which are about half of the room.
    private static let minText = 34...44
    /// Beside a picture that is as large as the room allows, and at least a quarter of the room.
    private static let minCaption = 26
    private static let minPicture = 24
    /// A picture as wide as the room but lower than this has no room for names inside its views.
    private static let minHeight = 8
    /// The share of the rows that text below a picture has.
    private static let shareOfText = 0.4
    /// How much finer the scale must be for text to be below, unless the picture is to fill the room.
    private static let gainOfBelow = 1.25
    /// With fewer rows, a proportional picture may have no room for names.
    private static let fewRows = 16
    private static let maxStretch = 2.0

    /// - Parameters:
    ///   - width: the root's, in points.
    ///   - finest: the fewest points per column.
    ///   - fillsRoom: whether the picture is as large as the room allows.
    ///   - keepsTextBelow: whether the text is below even where there is room beside the picture.
    init(
        width: Double, height: Double, columns: Int, rows: Int, finest: Double, fillsRoom: Bool = false,
        keepsTextBelow: Bool = false
    ) {
        func scale(_ columns: Int, _ rows: Int) -> PictureScale {
            PictureScale(width: width, height: height, columns: columns, rows: rows, finest: finest)
        }
        let minText = min(max(columns * 11 / 20, Self.minText.lowerBound), Self.minText.upperBound)
        let besideColumns = columns - Self.gap - (fillsRoom ? max(Self.minCaption, columns / 4) : minText)
        let belowRows = max(1, rows - max(1, Int(Double(rows) * Self.shareOfText)))
        let below = scale(columns, belowRows)
        let beside = keepsTextBelow || besideColumns < Self.minPicture ? nil : scale(besideColumns, rows)
        if let beside, beside.pointsPerColumn <= below.pointsPerColumn * (fillsRoom ? 1 : Self.gainOfBelow) {
            isTextBeside = true
            (self.columns, self.rows) = (besideColumns, rows)
        } else {
            isTextBeside = false
            (self.columns, self.rows) = (columns, belowRows)
        }
        let (right, bottom) = (scale(self.columns, self.rows).right, scale(self.columns, self.rows).bottom)
        var stretch = PictureStretch()
        if self.rows < Self.fewRows {
            stretch.across = Self.stretch(of: right, to: min(Self.minPicture, self.columns) - 1)
        }
        if !isTextBeside, right == self.columns - 1 {
            stretch.down = Self.stretch(of: bottom, to: min(Self.minHeight, self.rows) - 1)
        }
        self.stretch = stretch
    }

    private static func stretch(of last: Int, to wanted: Int) -> Double {
        last == 0 ? 1 : min(maxStretch, max(1, Double(wanted) / Double(last)))
    }

    /// The column at which text beside a picture starts, whatever is in the picture.
    func start(of scale: PictureScale) -> Int { pictureColumns(scale) + Self.gap }

    /// The columns of the picture: its root's, and a few for the names beside a small one.
    func pictureColumns(_ scale: PictureScale) -> Int { max(scale.right + 1, min(columns, Self.minPicture)) }
}
