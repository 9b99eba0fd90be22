internal import Masonry

/// Finds a position for each view's name: in its top edge, inside it or beside it. If none fits, a short code replaces
/// it.
struct NamePlacing {
    private(set) var canvas: Canvas
    /// The codes written for names that did not fit; empty where the code did not fit either.
    private(set) var codes: [(view: Int, code: String)] = []
    private let tags: [NameTag]
    private let glyphs: Glyphs
    /// By item.
    private let rects: [Int: CellRect]
    /// The views whose names did not fit.
    private var nameless: [Int] = []
    /// The views past the most that are named.
    private var unnamed: [Int] = []

    /// Places the names that fit.
    ///
    /// - Parameter tags: by view.
    init(_ canvas: Canvas, tags: [NameTag], glyphs: Glyphs) {
        self.canvas = canvas
        self.tags = tags
        self.glyphs = glyphs
        rects = Dictionary(canvas.views.map { ($0.item, $0.rect) }) { first, _ in first }
        placeNames()
    }

    private mutating func placeNames() {
        // The root first, then by importance, so that less important names are the ones that do not fit.
        let ranks = tags.indices.map { $0 == 0 ? -1 : tags[$0].rank }
        var open = tags.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        unnamed = Array(open.dropFirst(max(100, canvas.columns * canvas.rows / Self.cellsOfName)))
        open.removeLast(unnamed.count)
        for stage in Stage.allCases {
            var named: Set<Int> = []
            for view in stage == .sharedEdge ? fewestSegmentsFirst(open) : open {
                guard let found = find(view, stage) else { continue }
                write(found.text, found.place, of: view)
                named.insert(view)
            }
            open.removeAll(where: named.contains)
        }
        nameless = open
    }

    /// Writes codes for the names that did not fit.
    ///
    /// - Parameter limit: the number of codes that may be written. A code needs an entry in the legend.
    mutating func placeCodes(limit: Int) {
        var names = NameCodes(avoiding: tags.lazy.map(\.name))
        var count = 0
        for view in nameless {
            guard count < limit else {
                codes.append((view, ""))
                continue
            }
            let code = names.next()
            let place = anywhere(view, code)
            if let place {
                write(code, place, of: view)
                count += 1
            }
            codes.append((view, place == nil ? "" : code))
        }
        codes += unnamed.map { ($0, "") }
    }

    /// The cells per name: with more than one view for this many cells, not all can be named.
    private static let cellsOfName = 4

    /// The kinds of positions, best first. Every view tries one before any tries the next.
    private enum Stage: CaseIterable {
        case ownEdge, sharedEdge, bottomEdge, inside, beside, number, cut
    }

    private struct Place {
        var column: Int
        var row: Int
    }

    private func find(_ view: Int, _ stage: Stage) -> (text: String, place: Place)? {
        if stage == .cut { return cut(view) ?? besideDot(view) }
        if stage == .number { return number(view) }
        for text in tags[view].variants {
            let place =
                switch stage {
                case .ownEdge: topEdge(view, text.displayWidth, isShared: false)
                case .sharedEdge: topEdge(view, text.displayWidth, isShared: true)
                case .bottomEdge: bottomEdge(view, text.displayWidth)
                case .inside: inside(view, text.displayWidth)
                case .beside, .number, .cut: beside(view, text.displayWidth)
                }
            if let place { return (text, place) }
        }
        return nil
    }

    private mutating func write(_ text: String, _ place: Place, of view: Int) {
        canvas.write(
            text, place.column, place.row, item: canvas.views[view].item,
            canvas.views[view].isChanged ? .reversed : .bold)
    }

    // MARK: In the top edge

    private func isPlainTop(_ view: Int, _ column: Int, isShared: Bool) -> Bool {
        let row = canvas.views[view].rect.top
        return canvas.hasLine(of: view, column, row, exactly: .horizontal) && !canvas.isWritten(column, row)
            && (isShared || canvas.isOwnLine(of: view, column, row))
    }

    /// A view whose edge is divided by others has its name at the end, away from theirs.
    private func topEdge(_ view: Int, _ width: Int, isShared: Bool) -> Place? {
        let rect = canvas.views[view].rect
        if isShared && segments(view) > 1 {
            return lastFit(width, rect.innerColumns, rect.top) { isPlainTop(view, $0, isShared: true) }
        }
        // Right after a dot it would read as the dot's name.
        let isAfterDot = canvas.showsDot(rect.left, rect.top)
        return firstFit(width, rect.innerColumns.dropFirst(isAfterDot ? 1 : 0), rect.top) {
            isPlainTop(view, $0, isShared: isShared)
        }
    }

    /// The number of parts, long enough for a name, into which the lines below divide the view's top edge.
    private func segments(_ view: Int) -> Int {
        let rect = canvas.views[view].rect
        var count = 0
        var run = 0
        for column in rect.innerColumns {
            run = canvas.leadsDown(column, rect.top) ? 0 : run + 1
            if run == 4 { count += 1 }
        }
        return count
    }

    /// Sorts views so that those with undivided top edges come first.
    private func fewestSegmentsFirst(_ views: [Int]) -> [Int] {
        let counts = views.map(segments)
        return views.indices.sorted { (counts[$0], $0) < (counts[$1], $1) }.map { views[$0] }
    }

    /// The bottom edge names only views without siblings below: the root, and guides.
    private func bottomEdge(_ view: Int, _ width: Int) -> Place? {
        guard view == 0 || canvas.views[view].isGuide else { return nil }
        let rect = canvas.views[view].rect
        return firstFit(width, rect.innerColumns, rect.bottom) {
            canvas.hasLine(of: view, $0, rect.bottom, exactly: .horizontal) && !canvas.isWritten($0, rect.bottom)
                && canvas.isOwnLine(of: view, $0, rect.bottom)
        }
    }

    // MARK: Inside and beside

    private func inside(_ view: Int, _ width: Int) -> Place? {
        let rect = canvas.views[view].rect
        for row in rect.innerRows {
            let place = firstFit(width, rect.innerColumns, row) {
                canvas.isBlank($0, row) && canvas.isOpen($0, row, to: view)
            }
            guard let place else { continue }
            // A name right after a line belongs to the box on the line's other side.
            if place.column == rect.left + 1 { return place }
            let spaced = firstFit(width + 1, place.column..<rect.right, row) {
                canvas.isBlank($0, row) && canvas.isOpen($0, row, to: view)
            }
            if let spaced { return Place(column: spaced.column + 1, row: row) }
        }
        return nil
    }

    private func beside(_ view: Int, _ width: Int) -> Place? {
        let rect = canvas.views[view].rect
        func fits(_ column: Int, _ row: Int, from start: Int, to end: Int) -> Bool {
            (column + start..<column + width + end).allSatisfy {
                canvas.isBlank($0, row) && canvas.isBackground($0, row, of: view)
            }
        }
        // A blank divides it from a text on the view's line.
        func gap(_ column: Int, _ row: Int) -> Int { canvas.isWritten(column, row) ? 1 : 0 }
        let rows = [(rect.top + rect.bottom) / 2, rect.bottom, rect.top]
        for row in rows {
            let end = textEnd(of: view, rect.right, row, step: 1)
            if fits(end + 1, row, from: 0, to: 1 + gap(end, row)) {
                return Place(column: end + 1 + gap(end, row), row: row)
            }
        }
        for row in rows {
            let start = textEnd(of: view, rect.left, row, step: -1)
            if fits(start - width, row, from: -1 - gap(start, row), to: 0) {
                return Place(column: start - width - gap(start, row), row: row)
            }
        }
        // Between two frames it could be the name of either.
        for (row, edge, next) in [
            (rect.bottom + 1, rect.bottom, rect.bottom + 2), (rect.top - 1, rect.top, rect.top - 2),
        ]
        where fits(rect.left, row, from: -1, to: 1) {
            let isBetween = (rect.left..<rect.left + width).contains {
                canvas.hasLine(beside: view, $0, next) || canvas.hasLine(beside: view, $0, edge)
            }
            if !isBetween { return Place(column: rect.left, row: row) }
        }
        return nil
    }

    /// The last column of the text that goes past the end of a line, or that end.
    private func textEnd(of view: Int, _ end: Int, _ row: Int, step: Int) -> Int {
        var end = end
        while canvas.isWritten(end, row), canvas.isWritten(end + step, row),
            !canvas.hasLine(beside: view, end + step, row)
        {
            end += step
        }
        return end
    }

    /// Lists the names of several dots at one position, or of dots on a line, below it, each with its own dot.
    private func besideDot(_ view: Int) -> (text: String, place: Place)? {
        let rect = canvas.views[view].rect
        guard rect.left == rect.right || rect.top == rect.bottom else { return nil }
        // A small view with a size would read as one that is below.
        if rect.isDot, canvas.views[view].box.hasSize { return nil }
        let text = (rect.isDot ? String(canvas.views[view].dot(glyphs)) : "") + tags[view].text
        let columns = rect.left + 1..<rect.left + 1 + text.displayWidth
        for row in rect.bottom + 1..<rect.bottom + 7 {
            let isFree =
                columns.allSatisfy {
                    canvas.isBlank($0, row) && canvas.isBackground($0, row, of: view)
                        && (rect.isDot || !canvas.hasLine(beside: view, $0, rect.bottom))
                } && !canvas.isWritten(columns.upperBound, row)
            if isFree { return (text, Place(column: columns.lowerBound, row: row)) }
            // Past anything but the names of such a list it would be at the frame of another view.
            guard columns.allSatisfy({ canvas.isBlank($0, row) || isName($0, row, ofViewAt: rect.top) }) else { break }
        }
        return nil
    }

    private func isName(_ column: Int, _ row: Int, ofViewAt top: Int) -> Bool {
        canvas.namedItem(column, row).flatMap { rects[$0] }?.top == top
    }

    // MARK: Shortened names

    /// The suffix of the name, if it is unique.
    private func number(_ view: Int) -> (text: String, place: Place)? {
        guard let text = tags[view].shortText else { return nil }
        let width = text.displayWidth
        let place = topEdge(view, width, isShared: false) ?? topEdge(view, width, isShared: true) ?? inside(view, width)
        return (place ?? beside(view, width)).map { (text, $0) }
    }

    /// The name truncated to its top edge, or to the row below, if it is still unique.
    private func cut(_ view: Int) -> (text: String, place: Place)? {
        let rect = canvas.views[view].rect
        let minWidth = 4 + glyphs.ellipsis.displayWidth + tags[view].marksWidth
        guard rect.innerColumns.count >= minWidth else { return nil }
        for width in (minWidth...rect.innerColumns.count).reversed() {
            guard let place = topEdge(view, width, isShared: true) ?? inside(view, width) else { continue }
            let text = tags[view].cut(to: width, ellipsis: glyphs.ellipsis)
            let room = width - tags[view].marksWidth - glyphs.ellipsis.displayWidth
            let kept = tags[view].name.cut(to: room, mark: "")
            let isDistinct = !tags.indices.contains { $0 != view && tags[$0].name.hasPrefix(kept) }
            return isDistinct ? (text, place) : nil
        }
        return nil
    }

    /// A position for a short code: where a name could be, or on lines that only this view uses.
    private func anywhere(_ view: Int, _ code: String) -> Place? {
        let width = code.displayWidth
        if let place = topEdge(view, width, isShared: true) ?? inside(view, width) { return place }
        return onLines(view, width, exactly: .horizontal) ?? onLines(view, width, exactly: .vertical)
            ?? beside(view, width) ?? onLines(view, width, exactly: nil)
    }

    private func onLines(_ view: Int, _ width: Int, exactly arms: LineArms?) -> Place? {
        let rect = canvas.views[view].rect
        for row in rect.top...rect.bottom {
            let place = firstFit(width, rect.left..<rect.right + 1, row) {
                canvas.hasLine(of: view, $0, row, exactly: arms) && !canvas.isWritten($0, row)
                    && (row == rect.top || $0 == rect.left || canvas.isInnermostLine(of: view, $0, row))
            }
            if let place { return place }
        }
        return nil
    }

    /// The first position in the row where all cells are free and no other text is adjacent.
    private func firstFit(_ width: Int, _ columns: Range<Int>, _ row: Int, _ isFree: (Int) -> Bool) -> Place? {
        guard width > 0, columns.count >= width else { return nil }
        var run = 0
        for column in columns {
            run = isFree(column) ? run + 1 : 0
            if run == 1 && canvas.isWritten(column - 1, row) { run = 0 }
            if run >= width && !canvas.isWritten(column + 1, row) {
                return Place(column: column - width + 1, row: row)
            }
        }
        return nil
    }

    private func lastFit(_ width: Int, _ columns: Range<Int>, _ row: Int, _ isFree: (Int) -> Bool) -> Place? {
        guard width > 0, columns.count >= width else { return nil }
        for start in (columns.lowerBound...columns.upperBound - width).reversed() {
            if (start..<start + width).allSatisfy(isFree) && !canvas.isWritten(start - 1, row)
                && !canvas.isWritten(start + width, row)
            {
                return Place(column: start, row: row)
            }
        }
        return nil
    }
}
