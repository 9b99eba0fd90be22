internal import LayoutFindings
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// Layouts between two screens, one for each kind: a view appears, text is squeezed, a priority gives way.
struct Filmstrip {
    /// A kind of layout, on the first screen that has it.
    struct Frame {
        let screens: ScreenStretch
        let layout: Layout
        /// What is different from the frame before; empty for the first one.
        let changes: [String]
    }

    let frames: [Frame]
    /// How many more kinds there are.
    let leftOut: Int

    /// The most frames that one takes in.
    private static let most = 12

    /// - Parameter stretches: those of the sweep, by kind.
    init(_ sweep: SizeSweep, _ stretches: [SizeSweep.Stretch]) throws(SizeSweep.Failure) {
        var kinds: [SizeSweep.Stretch] = []
        for stretch in stretches {
            let (lower, upper) = stretch.screens.ends
            if let last = kinds.last, last.kind == stretch.kind {
                kinds[kinds.count - 1] = last.reaching(stretch)
            } else if lower < upper || kinds.isEmpty {
                // What is so on a single screen between two others can't be seen when one drags.
                kinds.append(stretch)
            }
        }
        var frames: [Frame] = []
        var before: (kind: ScreenProgram.Kind, layout: Layout)?
        for stretch in kinds.prefix(Self.most) {
            guard let kind = stretch.kind else { continue }
            let layout = try sweep.layout(on: stretch.screens.shownScreen)
            frames.append(
                Frame(
                    screens: stretch.screens, layout: layout,
                    changes: before.map { kind.changes(since: $0.kind, in: layout, after: $0.layout) } ?? []))
            before = (kind, layout)
        }
        self.frames = frames
        leftOut = max(0, kinds.count - Self.most)
    }

    /// The frames of several ranges, as one picture.
    static func picture(of strips: [Filmstrip], _ picture: SVGPicture) -> SVGStrip {
        let frames = strips.flatMap(\.frames).map { frame in
            SVGStrip.Frame(
                captions: [frame.screens.text] + frame.changes.map { "+ " + $0 }, layout: frame.layout)
        }
        return SVGStrip(frames, picture)
    }

    // MARK: Text

    /// The least columns and the rows of a picture.
    private static let (minColumns, rows) = (25, 10)

    /// The pictures in rows, each with its sizes above and its changes below.
    func lines(_ presenter: Presenter, _ settings: PictureSettings, columns: Int) -> [String] {
        let gap = 2
        let perRow = max(1, min(frames.count, (columns + gap) / (Self.minColumns + gap)))
        let width = (columns + gap) / perRow - gap
        let blocks = frames.map { frame -> [String] in
            let picture = presenter.lines(
                frame.layout, PictureSettings(theme: settings.theme), since: nil, after: PictureMemory(),
                columns: width, rows: Self.rows)
            let texts = [frame.screens.text] + frame.changes.map { "+ " + $0 }
            let captions = texts.map { ScreenRow(presenter.shown($0)).cut(to: width).text }
            return [captions[0]] + picture + captions.dropFirst()
        }
        var lines: [String] = []
        for start in stride(from: 0, to: blocks.count, by: perRow) {
            lines += Array(blocks[start..<min(blocks.count, start + perRow)]).sideBySide(gap: gap)
        }
        return lines + (leftOut > 0 ? ["… \(leftOut.counted("more kind"))"] : [])
    }
}

extension ScreenProgram.Kind {
    /// The most equations that the code makes otherwise.
    private static let most = 2

    /// What one sees differently, in a few words each.
    fileprivate func changes(since old: ScreenProgram.Kind, in layout: Layout, after before: Layout) -> [String] {
        let changes = self.layout.changes(since: old.layout, in: layout)
        if !changes.isEmpty { return changes }
        if outcomes == old.outcomes { return ["other constraints hold"] }
        let known = Set(before.constraints.map(\.equation))
        let new = layout.constraints.map(\.equation).filter { !known.contains($0) }
        return new.isEmpty ? ["the code decides otherwise"] : Array(new.prefix(Self.most))
    }
}

extension LayoutState.Kind {
    /// What one sees differently, in a few words each.
    fileprivate func changes(since old: LayoutState.Kind, in layout: Layout) -> [String] {
        var changes: [String] = []
        for (index, item) in layout.items.enumerated() where index < old.hidden.count {
            if hidden[index] != old.hidden[index] {
                changes.append("\(item.name) \(hidden[index] ? "goes" : "appears")")
            }
            if texts[index] != old.texts[index] { changes.append("another text in \(item.name)") }
        }
        func equation(_ id: Int) -> String { layout.constraint(id: id)?.equation ?? "#\(id)" }
        changes += broken.filter { !old.broken.contains($0) }.map { "\(equation($0)) is broken" }
        changes += missed.filter { !old.missed.contains($0) }.map { "\(equation($0)) gives way" }
        changes += old.missed.filter { !missed.contains($0) && active.contains($0) }.map { "\(equation($0)) holds" }
        for subject in squeezed where !old.squeezed.contains(subject) {
            changes.append("\(layout.items[subject / 2].name) is squeezed")
        }
        for subject in old.squeezed where !squeezed.contains(subject) && subject / 2 < layout.items.count {
            changes.append("\(layout.items[subject / 2].name) has room")
        }
        if heights != old.heights { changes.append("text wraps otherwise") }
        return changes
    }
}
