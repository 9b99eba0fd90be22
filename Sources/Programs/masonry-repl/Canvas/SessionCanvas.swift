internal import Masonry
internal import MasonryDrawing

/// Where a session shows its layout: printed after every change, or pinned above the prompt.
final class SessionCanvas {
    enum Mode: String, CaseIterable {
        case auto, off, pin, pixels
    }

    private(set) var mode = Mode.auto
    var settings: PictureSettings
    /// Whether changes are animated.
    private(set) var isAnimated = false
    /// Nil if the terminal can't move its cursor, or there is none.
    let pinned: PinnedRows?
    private let presenter: Presenter
    /// The terminal, once it has said that it shows pixels.
    private var pixels: PixelTerminal?
    /// What the user typed while the terminal was asked whether it shows pixels.
    private var typedAhead: [UInt8] = []
    /// The pictures that are shown with a layout's own.
    var companions: (Layout) -> [CompanionPicture] = { _ in [] }
    /// The rows above the next picture that should stay on the screen, too.
    var rowsAbove = 0
    /// What is said beside every picture of the session.
    var task: [String] = []
    /// Called before and after another program has the terminal.
    var onLending: (_ isLent: Bool) -> Void = { _ in }
    /// The layout drawn last, and the one before.
    private(set) var shown: Layout
    private var before: Layout?

    /// The edges of the picture drawn last.
    private let memory = PictureMemory()
    /// Measures what drawing and writing take.
    private let clock: InputClock

    init(_ layout: Layout, presenter: Presenter, pinned: PinnedRows?, clock: InputClock) {
        self.clock = clock
        shown = layout
        self.presenter = presenter
        self.pinned = pinned
        settings = PictureSettings(theme: presenter.theme)
    }

    /// The user's settings.
    var choice: CanvasChoice {
        CanvasChoice(
            mode: mode, theme: settings.theme, zoom: settings.zoom, aids: settings.aids, isAnimated: isAnimated)
    }

    /// Restores the settings of an earlier session, as far as this terminal supports them.
    func take(_ choice: CanvasChoice) {
        if supports(choice.mode) { mode = choice.mode }
        settings.theme = choice.theme
        settings.zoom = choice.zoom
        settings.aids = choice.aids
        isAnimated = choice.isAnimated && pinned != nil
    }

    /// Later changes are those since this layout.
    func take(_ layout: Layout) { shown = layout }

    /// - Returns: false if the terminal does not support it.
    func setAnimated(_ isAnimated: Bool) -> Bool {
        if isAnimated && pinned == nil { return false }
        self.isAnimated = isAnimated
        return true
    }

    /// - Parameter layout: what is drawn at once; nil if nothing is there yet.
    /// - Returns: false if the terminal does not support it.
    func setMode(_ mode: Mode, drawing layout: Layout? = nil) -> Bool {
        if !supports(mode) { return false }
        if self.mode == .pin && mode != .pin { pinned?.release() }
        let isPinnedAnew = self.mode != .pin && mode == .pin
        self.mode = mode
        if let layout, isPinnedAnew || mode == .pixels { draw(layout) }
        return true
    }

    /// Hands over what the user typed while the terminal was asked something.
    func takeTypedAhead() -> [UInt8] {
        defer { typedAhead = [] }
        return typedAhead
    }

    private func supports(_ mode: Mode) -> Bool {
        switch mode {
        case .auto, .off: return true
        case .pin: return pinned != nil
        case .pixels:
            if pixels == nil { pixels = PixelTerminal(Terminal()) { typedAhead += $0 } }
            return pixels != nil && PixelPicture.isAvailable
        }
    }

    /// Pins the layout if a pinned picture is wanted and there is none yet.
    func pin(_ layout: Layout) {
        if mode == .pin, let pinned, !pinned.isActive { draw(layout) }
    }

    /// Shows the changed layout with its report, if the mode requires it; false if not.
    func show(
        changed layout: Layout, with block: ReportBlock, completing complete: () -> ReportBlock? = { nil }
    ) -> Bool {
        guard mode != .off else { return false }
        let old = shown
        if isAnimated, let pinned, !LayoutChanges(from: old, to: layout).isEmpty {
            play(from: old, to: layout, on: pinned)
        }
        draw(layout, with: block, completing: complete)
        if old.items != layout.items || old.screen != layout.screen { before = old }
        return true
    }

    /// Draws the layout as well as it can be drawn, whatever was drawn before.
    func redraw(_ layout: Layout) {
        memory.forget()
        draw(layout)
    }

    /// Draws the layout, with the changes since it was last drawn.
    ///
    /// - Parameter complete: gives the whole block, which takes longer and is then drawn over the first; nil if that is
    ///   the whole.
    func draw(
        _ layout: Layout, with block: ReportBlock = ReportBlock(), completing complete: () -> ReportBlock? = { nil }
    ) {
        let old = shown
        shown = layout
        if mode == .pixels, settings.zoom == nil, let pixels {
            let whole = complete() ?? block
            let drawn = clock.measure(.drawing) { pixelLines(layout, since: old, with: whole, on: pixels) }
            return clock.measure(.writing) {
                presenter.console.write(bytes: Array(drawn.picture.utf8))
                print(drawn.below)
            }
        }
        guard let pinned else {
            let whole = complete() ?? block
            let picture = clock.measure(.drawing) { lines(layout, since: old, with: whole) }
            return clock.measure(.writing) { print(picture) }
        }
        if mode == .pin {
            pin(layout, since: old, with: block, on: pinned)
            if let whole = complete() { pin(layout, since: old, with: whole, on: pinned) }
            return
        }
        let first = clock.measure(.drawing) { lines(layout, since: old, with: block) }
        clock.measure(.writing) {
            print(first)
            presenter.console.flush()
        }
        let columns = presenter.size().columns
        guard let whole = complete(), presenter.size().columns == columns else { return }
        let all = lines(layout, since: old, with: whole)
        if all != first {
            var frames = FrameRows(showing: first, columns: columns)
            frames.show(all, columns: columns)
        }
    }

    private func pin(_ layout: Layout, since old: Layout, with block: ReportBlock, on pinned: PinnedRows) {
        var block = block
        block.task = task
        clock.measure(.writing) {
            pinned.show(caption: caption(layout, since: old), keepsHeight: old.screen == layout.screen) {
                [presenter, settings, memory, block, clock] columns, rows in
                clock.measure(.drawing) {
                    presenter.lines(
                        layout, settings, since: old, after: memory, with: block, columns: columns, rows: rows)
                }
            }
        }
    }

    /// Replays the last change that was drawn; false if there was none.
    func replay() -> Bool {
        guard let before, let pinned else { return false }
        let layout = shown
        play(from: before, to: layout, on: pinned)
        shown = before
        draw(layout)
        return true
    }

    /// Gives the terminal to another program for a while.
    func lendTerminal<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        onLending(true)
        pinned?.suspend()
        defer {
            onLending(false)
            pinned?.resume(keepingScreen: false)
        }
        return try body()
    }

    // MARK: In the scrollback

    /// Prints a layout other than the session's, with ghosts at the views' current frames, and returns the picture.
    func show(_ other: Layout, over now: Layout) -> String {
        show(other, LayoutChanges(from: now, to: other).ghosts, since: now)
    }

    /// Prints a layout with ghosts where views were before, and returns the picture. In pixels, it has the list of changes.
    func show(_ layout: Layout, changedFrom earlier: Layout) -> String {
        guard mode == .pixels, let pixels else { return show(layout, over: earlier) }
        var drawing = SVGPicture(theme: settings.theme.onTerminal)
        drawing.earlier = earlier
        let picture = PixelPicture(layout, drawing)
        guard let text = try? pixels.text(picture, columns: presenter.size().columns, rows: room) else {
            return show(layout, over: earlier)
        }
        presenter.console.write(bytes: Array(text.utf8))
        return ""
    }

    /// Prints a layout with ghosts, and returns the picture.
    @discardableResult
    func show(_ layout: Layout, _ ghosts: [Ghost], since earlier: Layout? = nil) -> String {
        let lines = presenter.lines(
            layout, settings, since: earlier, ghosts: ghosts, after: memory, columns: presenter.size().columns,
            rows: room)
        print(lines)
        return lines.joined(separator: "\n")
    }

    /// Prints another layout than the session's, with a report.
    ///
    /// - Parameter rest: the number of rows that follow.
    func show(_ other: Layout, with block: ReportBlock, above rest: Int) {
        let rows = max(6, room - rest)
        let settings = PictureSettings(theme: settings.theme)
        let size = presenter.size()
        print(
            presenter.lines(
                other, settings, since: nil, after: PictureMemory(), with: block, columns: size.columns, rows: rows))
    }

    /// Prints a filmstrip.
    func show(_ strip: Filmstrip) { print(strip.lines(presenter, settings, columns: presenter.size().columns)) }

    /// Whether every picture is printed into the scrollback, with letters.
    var isPrinted: Bool { mode == .auto }

    /// Prints the changed layout, next to the one before. Its report follows.
    func show(changed layout: Layout, beside before: Layout, with block: ReportBlock) {
        let rows = presenter.rows(of: block, columns: presenter.size().columns, atMost: .max, theme: settings.theme)
        show(before, beside: layout, above: rows.count + 1)
        (self.before, shown) = (before, layout)
    }

    /// Prints the layout that would result, next to the current one.
    ///
    /// - Parameter count: the number of rows that follow.
    func show(_ before: Layout, beside after: Layout, above count: Int) {
        let picture = presenter.picture(settings, columns: presenter.size().columns, rows: max(6, room - count))
        presenter.show(picture: picture.draw(before, beside: after, titles: ("before", "after")))
    }

    /// The rows for a picture and its report: the statement above, the changes and the prompt below stay on the
    /// screen.
    private var room: Int { max(3, presenter.size().rows - (pinned?.height ?? 0) - 3) }

    private func lines(_ layout: Layout, since old: Layout, with block: ReportBlock) -> [String] {
        var block = block
        block.task = task
        let companions = companions(layout)
        let columns = presenter.size().columns
        let picture = presenter.lines(
            layout, settings, since: old, after: memory, with: block, columns: companions.columnsBeside(columns),
            rows: room)
        let caption = caption(layout, since: old, below: picture)
        let lines = picture + (caption.isEmpty ? [] : [presenter.faint(caption, settings.theme)])
        return companions.lines(after: lines, presenter, settings.theme, columns: columns, rows: room - rowsAbove)
    }

    /// The picture in pixels, and the lines of the report below it. What can't be drawn in pixels is drawn with letters.
    private func pixelLines(
        _ layout: Layout, since old: Layout, with block: ReportBlock, on terminal: PixelTerminal
    ) -> (picture: String, below: [String]) {
        let columns = presenter.size().columns
        let below = presenter.rows(of: block, columns: columns, atMost: room / 2, theme: settings.theme)
        let caption = caption(layout, since: old)
        let rows = room - below.count - (caption.isEmpty ? 0 : 1)
        let picture = PixelPicture(layout, SVGPicture(theme: settings.theme.onTerminal))
        guard let text = try? terminal.text(picture, columns: columns, rows: max(3, rows)) else {
            return ("", lines(layout, since: old, with: block))
        }
        return (text, below + (caption.isEmpty ? [] : [presenter.faint(caption, settings.theme)]))
    }

    private func print(_ lines: [String]) {
        presenter.show(picture: lines.map { $0 + "\n" }.joined())
    }

    private func caption(_ layout: Layout, since old: Layout, below picture: [String] = []) -> String {
        LayoutChanges(from: old, to: layout).line(
            columns: presenter.size().columns, isASCII: presenter.isASCII, below: picture)
    }

    // MARK: Animation

    private func play(from old: Layout, to new: Layout, on pinned: PinnedRows) {
        presenter.console.flush()
        if mode == .pin {
            Animation().play { [presenter, settings, memory] t in
                let layout = old.interpolated(to: new, at: t)
                pinned.showFrame { columns, rows in
                    presenter.lines(
                        layout, settings, since: old, target: new, after: memory, columns: columns, rows: rows)
                }
            }
        } else {
            var frames = FrameRows()
            Animation().play { t in
                let layout = old.interpolated(to: new, at: t)
                let columns = presenter.size().columns
                let lines = presenter.lines(
                    layout, settings, since: old, target: new, after: memory, columns: columns, rows: room)
                frames.show(lines, columns: columns)
            }
            frames.erase(columns: presenter.size().columns)
        }
    }
}
