/// Converts a canvas's rows to lines of text, with colors if the terminal supports them.
struct PictureText {
    var glyphs: Glyphs
    var style: ItemStyle

    func line(_ row: Int, of canvas: Canvas) -> String {
        var marks: [Canvas.Mark] = []
        for column in 0..<canvas.columns {
            if let mark = canvas.mark(column, row, glyphs) { marks.append(mark) }
        }
        while marks.last?.character == " " { marks.removeLast() }
        var line = ""
        var current = ""
        var styled: Canvas.Mark?
        for mark in marks {
            let isUnseen = mark.character == " " && styled?.emphasis != .reversed
            if !isUnseen, mark.item != styled?.item || mark.emphasis != styled?.emphasis {
                let wanted = style.escape(item: mark.item, mark.emphasis)
                if wanted != current {
                    if !current.isEmpty { line += ItemStyle.reset }
                    line += wanted
                    current = wanted
                }
            }
            if !isUnseen { styled = mark }
            line.append(mark.character)
        }
        return current.isEmpty ? line : line + ItemStyle.reset
    }
}
