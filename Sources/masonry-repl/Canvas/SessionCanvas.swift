internal import Masonry
internal import MasonryDrawing

/// Where a session shows its layout: printed after every change, or pinned above the prompt.
final class SessionCanvas {
    enum Mode: String, CaseIterable {
        case auto, off, pin
    }

    private(set) var mode = Mode.auto
    var settings: PictureSettings
    /// Whether changes are animated.
    private(set) var isAnimated = false
    /// Nil if the terminal can't move its cursor, or there is none.
    let pinned: PinnedRows?
    private let presenter: Presenter
    /// Called before and after another program has the terminal.
    var onLending: (_ isLent: Bool) -> Void = { _ in }
    /// The layout drawn last, and the one before.
    private var shown: Layout
    private var before: Layout?

    init(_ layout: Layout, presenter: Presenter, pinned: PinnedRows?) {
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
        if choice.mode != .pin || pinned != nil { mode = choice.mode }
        settings.theme = choice.theme
        settings.zoom = choice.zoom
        settings.aids = choice.aids
        isAnimated = choice.isAnimated && pinned != nil
    }

    /// - Returns: false if the terminal does not support it.
    func setAnimated(_ isAnimated: Bool) -> Bool {
        if isAnimated && pinned == nil { return false }
        self.isAnimated = isAnimated
        return true
    }

    /// - Returns: false if the terminal does not support it.
    func setMode(_ mode: Mode, _ layout: Layout) -> Bool {
        if mode == .pin && pinned == nil { return false }
        if self.mode == .pin && mode != .pin { pinned?.release() }
        let isPinnedAnew = self.mode != .pin && mode == .pin
        self.mode = mode
        if isPinnedAnew { draw(layout) }
        return true
    }

    /// Pins the layout if a pinned picture is wanted and there is none yet.
    func pin(_ layout: Layout) {
        if mode == .pin, let pinned, !pinned.isActive { draw(layout) }
    }

    /// Shows the changed layout if the mode requires it.
    ///
    /// - Parameter rows: the number of rows about to be written below it.
    func show(changed layout: Layout, leaving rows: Int) {
        guard mode != .off else { return }
        let old = shown
        if isAnimated, let pinned, !LayoutChanges(from: old, to: layout).isEmpty {
            play(from: old, to: layout, on: pinned, leaving: rows)
        }
        draw(layout, leaving: rows)
        before = old
    }

    /// Draws the layout, with the changes since it was last drawn.
    func draw(_ layout: Layout, leaving rows: Int = 0) {
        let old = shown
        shown = layout
        guard mode == .pin, let pinned else { return print(lines(layout, since: old, rows: room(leaving: rows))) }
        pinned.show(caption: caption(layout, since: old)) { [presenter, settings] columns, rows in
            presenter.lines(layout, settings, since: old, columns: columns, rows: rows)
        }
    }

    /// Replays the last change that was drawn; false if there was none.
    func replay() -> Bool {
        guard let before, let pinned else { return false }
        let layout = shown
        play(from: before, to: layout, on: pinned, leaving: 0)
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

    /// Prints a layout with ghosts, and returns the picture.
    @discardableResult
    func show(_ layout: Layout, _ ghosts: [Ghost], since earlier: Layout? = nil) -> String {
        var picture = presenter.picture(settings, columns: presenter.size().columns, rows: room(leaving: 0))
        picture.earlier = earlier
        picture.ghosts = ghosts
        let text = picture.draw(layout)
        presenter.show(picture: text)
        return text
    }

    /// Prints the layout that would result, next to the current one.
    func show(_ before: Layout, beside after: Layout) {
        let picture = presenter.picture(settings, columns: presenter.size().columns, rows: room(leaving: 0))
        presenter.show(picture: picture.draw(before, beside: after, titles: ("before", "after")))
    }

    /// The rows for a picture such that the statement above and the messages below stay on the screen.
    private func room(leaving rows: Int) -> Int {
        let height = presenter.size().rows - (pinned?.height ?? 0)
        return max(3, height / 2, height - 3 - rows)
    }

    private func lines(_ layout: Layout, since old: Layout, rows: Int) -> [String] {
        let columns = presenter.size().columns
        let room = caption(layout, since: old).isEmpty ? rows : rows - 1
        let picture = presenter.lines(layout, settings, since: old, columns: columns, rows: room)
        let caption = caption(layout, since: old, below: picture)
        return picture + (caption.isEmpty ? [] : [presenter.faint(caption)])
    }

    private func print(_ lines: [String]) {
        presenter.show(picture: lines.map { $0 + "\n" }.joined())
    }

    private func caption(_ layout: Layout, since old: Layout, below picture: [String] = []) -> String {
        LayoutChanges(from: old, to: layout).line(
            columns: presenter.size().columns, isASCII: presenter.isASCII, below: picture)
    }

    // MARK: Animation

    private func play(from old: Layout, to new: Layout, on pinned: PinnedRows, leaving rows: Int) {
        presenter.console.flush()
        if mode == .pin {
            Animation().play { [presenter, settings] t in
                let layout = old.interpolated(to: new, at: t)
                pinned.showFrame { columns, rows in
                    presenter.lines(layout, settings, since: old, columns: columns, rows: rows)
                }
            }
        } else {
            var frames = FrameRows()
            Animation().play { t in
                let layout = old.interpolated(to: new, at: t)
                let columns = presenter.size().columns
                let height = room(leaving: rows) - 1
                let lines = presenter.lines(layout, settings, since: old, columns: columns, rows: height)
                frames.show(lines, columns: columns)
            }
            frames.erase(columns: presenter.size().columns)
        }
    }
}
