/// What stands before a row of a tree, or before what is said below a line of source, and before the rows that it is
/// broken into.
struct WrappedMargin {
    /// As it is written, colors included.
    private(set) var first = ""
    /// The lines that lead on downwards, and blanks.
    private(set) var later = ""

    private static let bars: Set<String> = ["│", "|", "├", "└"]
    private static let others: Set<String> = [" ", "─", "^", "-", "+", "•", "*"]

    /// - Returns: nil where a line has none.
    init?(of line: String, columns: Int) {
        var hasBar = false
        var afterBar = 0
        for (piece, width) in StyledText(line) {
            guard width == 0 || Self.bars.contains(piece) || hasBar && Self.others.contains(piece) || piece == " "
            else {
                break
            }
            first += piece
            if width == 0 { continue }
            later += piece == "├" ? "│" : Self.bars.contains(piece) && piece != "└" ? piece : " "
            if Self.bars.contains(piece) {
                hasBar = true
                afterBar = later.count
            }
        }
        guard hasBar else { return nil }
        if later.count > columns / 2 { later = later.prefix(afterBar) + "  " }
        if later.count > columns / 2 { later = "  " }
    }
}
