/// The margin before a tree row, or before a message below a source line, and before its wrapped rows.
struct WrappedMargin {
    /// The margin as written, including colors.
    private(set) var first = ""
    /// The vertical lines that continue, and blanks.
    private(set) var later = ""

    private static let bars: Set<String> = ["│", "|", "├", "└"]
    private static let others: Set<String> = [" ", "─", "^", "-", "+", "•", "*"]

    /// - Returns: nil if the line has no margin.
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
