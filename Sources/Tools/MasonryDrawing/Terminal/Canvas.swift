internal import Masonry

/// A grid of cells on which views draw their lines, later ones over earlier ones, and then their texts.
struct Canvas {
    let columns: Int
    let rows: Int
    let views: [PlacedView]
    private var cells: [Cell]

    /// The part of one view in a cell.
    private struct Stroke {
        var view: Int
        var arms: LineArms
    }

    struct Mark {
        var character: Character
        /// The item whose color the character has; nil for the terminal's default.
        var item: Int?
        var emphasis: Emphasis
    }

    private struct Cell {
        /// Once all views are drawn, only the visible strokes: those of guides only where there are none of views.
        var strokes: [Stroke] = []
        /// Where lines leave the cell.
        var arms: LineArms = []
        /// The visible view: the last one whose interior or edge contains the cell.
        var cover: Int?
        var mark: Mark?
        /// Whether the character in the cell to the left extends into this one.
        var isContinuation = false
    }

    init(columns: Int, rows: Int, views: [PlacedView]) {
        self.columns = columns
        self.rows = rows
        self.views = views
        cells = Array(repeating: Cell(), count: columns * rows)
        for index in views.indices { draw(index) }
        for cell in cells.indices { finish(cell) }
    }

    private func contains(_ column: Int, _ row: Int) -> Bool {
        (0..<columns).contains(column) && (0..<rows).contains(row)
    }

    // MARK: Lines

    private mutating func draw(_ index: Int) {
        let rect = views[index].rect
        if !views[index].isGuide { cover(index) }
        if rect.isDot { return addStroke(index, rect.left, rect.top, []) }
        for column in rect.left...rect.right where rect.left < rect.right {
            var arms = LineArms.horizontal
            if column == rect.left { arms.remove(.left) }
            if column == rect.right { arms.remove(.right) }
            addStroke(index, column, rect.top, arms)
            if rect.bottom > rect.top { addStroke(index, column, rect.bottom, arms) }
        }
        for row in rect.top...rect.bottom where rect.top < rect.bottom {
            var arms = LineArms.vertical
            if row == rect.top { arms.remove(.up) }
            if row == rect.bottom { arms.remove(.down) }
            addStroke(index, rect.left, row, arms)
            if rect.right > rect.left { addStroke(index, rect.right, row, arms) }
        }
    }

    /// Removes the lines that the view hides. Lines of views that are entirely inside stay, since they would vanish.
    private mutating func cover(_ index: Int) {
        let rect = views[index].rect
        for row in rect.top...rect.bottom {
            for column in rect.left...rect.right where contains(column, row) {
                var hidden: LineArms = []
                if row > rect.top && row < rect.bottom {
                    if column > rect.left { hidden.insert(.left) }
                    if column < rect.right { hidden.insert(.right) }
                }
                if column > rect.left && column < rect.right {
                    if row > rect.top { hidden.insert(.up) }
                    if row < rect.bottom { hidden.insert(.down) }
                }
                let cell = row * columns + column
                if cells[cell].cover.map({ isHidden($0, after: index) }) ?? true { cells[cell].cover = index }
                if hidden.isEmpty || cells[cell].strokes.isEmpty { continue }
                let isInside = column > rect.left && column < rect.right && row > rect.top && row < rect.bottom
                for stroke in cells[cell].strokes.indices.reversed() {
                    if rect.contains(views[cells[cell].strokes[stroke].view].rect) { continue }
                    cells[cell].strokes[stroke].arms.subtract(hidden)
                    if isInside || cells[cell].strokes[stroke].arms.isEmpty {
                        cells[cell].strokes.remove(at: stroke)
                    }
                }
            }
        }
    }

    /// Whether the later view hides lines inside the earlier one. It doesn't if it contains all of it, unless it is its
    /// descendant.
    private func isHidden(_ earlier: Int, after later: Int) -> Bool {
        !views[later].rect.contains(views[earlier].rect) || isAncestor(earlier, of: later)
    }

    private func isAncestor(_ ancestor: Int, of view: Int) -> Bool {
        var above = views[view].parent
        while let view = above {
            if view == ancestor { return true }
            above = views[view].parent
        }
        return false
    }

    private mutating func addStroke(_ view: Int, _ column: Int, _ row: Int, _ arms: LineArms) {
        guard contains(column, row) else { return }
        let cell = row * columns + column
        if let last = cells[cell].strokes.indices.last, cells[cell].strokes[last].view == view {
            cells[cell].strokes[last].arms.formUnion(arms)
        } else {
            cells[cell].strokes.append(Stroke(view: view, arms: arms))
        }
    }

    private mutating func finish(_ cell: Int) {
        if cells[cell].strokes.isEmpty { return }
        if cells[cell].strokes.contains(where: { !views[$0.view].isGuide }) {
            cells[cell].strokes.removeAll { views[$0.view].isGuide }
        }
        for stroke in cells[cell].strokes { cells[cell].arms.formUnion(stroke.arms) }
    }

    // MARK: Queries

    /// Whether the cell has neither lines nor text.
    func isBlank(_ column: Int, _ row: Int) -> Bool {
        guard contains(column, row) else { return false }
        let cell = row * columns + column
        return cells[cell].strokes.isEmpty && cells[cell].mark == nil && !cells[cell].isContinuation
    }

    /// Whether the cell has text.
    func isWritten(_ column: Int, _ row: Int) -> Bool {
        guard contains(column, row) else { return false }
        return cells[row * columns + column].mark != nil || cells[row * columns + column].isContinuation
    }

    /// The item whose name is written in the cell.
    func namedItem(_ column: Int, _ row: Int) -> Int? {
        contains(column, row) ? cells[row * columns + column].mark?.item : nil
    }

    /// The view visible at the cell.
    func cover(_ column: Int, _ row: Int) -> Int? {
        contains(column, row) ? cells[row * columns + column].cover : nil
    }

    /// Whether the view's interior is visible at the cell; guides are transparent to their owners.
    func isOpen(_ column: Int, _ row: Int, to view: Int) -> Bool {
        guard let cover = cover(column, row) else { return false }
        return cover == view || (views[view].isGuide && cover == views[view].parent)
    }

    /// Whether the cell shows the surroundings of the view: its parent or a common ancestor.
    func isBackground(_ column: Int, _ row: Int, of view: Int) -> Bool {
        let cover = cover(column, row)
        if cover == views[view].parent { return true }
        guard let cover else { return false }
        return cover > view && views[cover].rect.contains(views[view].rect)
    }

    /// Whether the cell shows what is around a view: an ancestor.
    func isBehind(_ view: Int, _ column: Int, _ row: Int) -> Bool {
        let cover = cover(column, row)
        var next = views[view].parent
        while let ancestor = next {
            if ancestor == cover { return true }
            next = views[ancestor].parent
        }
        return false
    }

    /// Whether the cell has a line of the view; with `exactly`, a plain one without joints.
    func hasLine(of view: Int, _ column: Int, _ row: Int, exactly arms: LineArms? = nil) -> Bool {
        guard contains(column, row) else { return false }
        let cell = row * columns + column
        guard cells[cell].strokes.contains(where: { $0.view == view }) else { return false }
        return arms == nil || cells[cell].arms == arms
    }

    /// Whether the cell has a line of another view that is not around the view.
    func hasLine(beside view: Int, _ column: Int, _ row: Int) -> Bool {
        guard contains(column, row) else { return false }
        return cells[row * columns + column].strokes.contains { stroke in
            stroke.view != view && !views[stroke.view].rect.contains(views[view].rect)
        }
    }

    /// Whether a line goes down from the cell.
    func leadsDown(_ column: Int, _ row: Int) -> Bool {
        guard contains(column, row) else { return false }
        return cells[row * columns + column].arms.contains(.down)
    }

    /// Whether all lines at the cell are the view's.
    func isOwnLine(of view: Int, _ column: Int, _ row: Int) -> Bool {
        guard contains(column, row) else { return false }
        return cells[row * columns + column].strokes.allSatisfy { $0.view == view }
    }

    /// Whether the cell shows a view no larger than a cell.
    func showsDot(_ column: Int, _ row: Int) -> Bool {
        guard contains(column, row) else { return false }
        return cells[row * columns + column].strokes.contains { views[$0.view].rect.isDot }
    }

    /// Whether all lines at the cell are the view's or its ancestors'.
    func isInnermostLine(of view: Int, _ column: Int, _ row: Int) -> Bool {
        guard contains(column, row) else { return false }
        return cells[row * columns + column].strokes.allSatisfy { $0.view == view || isAncestor($0.view, of: view) }
    }

    // MARK: Writing

    /// Writes the text, which must fit the row, in the item's color.
    mutating func write(_ text: String, _ column: Int, _ row: Int, item: Int?, _ emphasis: Emphasis = .plain) {
        var column = column
        for character in text {
            let width = character.displayWidth
            guard contains(column, row), contains(column + width - 1, row) else { return }
            cells[row * columns + column].mark = Mark(character: character, item: item, emphasis: emphasis)
            for next in column + 1..<max(column + 1, column + width) {
                cells[row * columns + next].isContinuation = true
                cells[row * columns + next].mark = nil
            }
            column += width
        }
    }

    // MARK: Reading

    /// The contents of a cell; nil if the character to its left extends into it.
    func mark(_ column: Int, _ row: Int, _ glyphs: Glyphs) -> Mark? {
        let cell = cells[row * columns + column]
        if cell.isContinuation { return nil }
        if let mark = cell.mark { return mark }
        guard let top = cell.strokes.last else { return Mark(character: " ", item: nil, emphasis: .plain) }
        let dot = cell.strokes.last { views[$0.view].rect.isDot }
        let style = views[top.view].style
        let character =
            dot.map { views[$0.view].dot(glyphs) } ?? glyphs.line(cell.arms, style, isEven: (column + row) % 2 == 0)
        let emphasis = views[top.view].isChanged ? Emphasis.bold : .plain
        return Mark(character: character, item: views[top.view].item, emphasis: emphasis)
    }

    /// The number of columns up to the last visible one in the row.
    func writtenColumns(_ row: Int, _ glyphs: Glyphs) -> Int {
        let last = (0..<columns).last { column in
            // Nil is the right half of a wide character.
            guard let mark = mark(column, row, glyphs) else { return true }
            return mark.character != " "
        }
        return last.map { $0 + 1 } ?? 0
    }
}
