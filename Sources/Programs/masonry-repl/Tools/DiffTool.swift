internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// `masonry-repl diff`: draws two versions of a layout over each other.
struct DiffTool {
    private let options: DiffCommand
    private let console = Console()
    private let presenter: Presenter

    init(options: DiffCommand) {
        self.options = options
        presenter = options.output.presenter(console, Terminal(), isASCII: options.picture.format == .ascii)
    }

    func run() -> ExitStatus {
        defer { console.flush() }
        let (before, after): (Layout, Layout)
        do {
            let (old, new) = try (source(options.old, like: options.new), source(options.new, like: options.old))
            guard let first = layout(of: old), let second = layout(of: new) else { return .finding }
            (before, after) = (first, second)
        } catch {
            presenter.show(error)
            return error.exitStatus
        }
        let bytes: [UInt8]
        do {
            bytes = try self.bytes(before, after)
        } catch {
            presenter.show(error.diagnostic)
            return .finding
        }
        do {
            try options.picture.write(bytes, to: console)
        } catch {
            presenter.show(error)
            return error.exitStatus
        }
        let (findings, notes) = after.news(since: before)
        let reports = findings.map { ShownFinding(Diagnostic($0, in: after), subject: $0.subject) }
        presenter.show(ReportBlock(reports: reports, notes: notes))
        return LayoutChanges(from: before, to: after).isEmpty ? .success : .failure
    }

    /// A version. One without a name that says its language is read like the other.
    private func source(_ path: String, like other: String) throws(FileError) -> SourceText {
        try TextFile.source(at: path, accent: Accent(path: path) == nil ? Accent(path: other) : nil)
    }

    /// The final layout of a version; nil, with messages, if it has an error. What it prints is not shown.
    private func layout(of source: SourceText) -> Layout? {
        let interpreter = Interpreter(files: ScriptFolder(), projects: SourceProjects(options.sources))
        interpreter.entry = options.entry
        Program.catchInterrupts(of: interpreter)
        let errors = interpreter.run(source, showsValues: false, keepsUndo: false).diagnostics.filter {
            $0.severity == .error && $0.slug != Slug.expectationFailed.rawValue
        }
        for error in errors { presenter.show(error) }
        return errors.isEmpty ? interpreter.layout() : nil
    }

    /// Both versions in the format that is asked for.
    private func bytes(_ before: Layout, _ after: Layout) throws(PixelPicture.Failure) -> [UInt8] {
        if options.picture.format.isPicture {
            var picture = options.picture.picture(options.output.theme)
            picture.earlier = before
            return try picture.file(of: after, as: options.picture.format)
        }
        var shown = presenter
        if options.picture.path != nil { shown.colors = .none }
        return Array(shown.text(from: before, to: after).utf8)
    }
}

extension Presenter {
    /// A picture of a layout with ghosts where views were before, and a line for each change; without changes, a line that says so.
    fileprivate func text(from before: Layout, to after: Layout) -> String {
        let list = ChangeListing(isASCII: isASCII).draw(from: before, to: after)
        if list.isEmpty { return "nothing moves\n" }
        let size = size()
        let rows = max(size.rows / 2, size.rows - 2 - list.split(separator: "\n").count)
        let lines = lines(
            after, PictureSettings(theme: theme), since: before, ghosts: LayoutChanges(from: before, to: after).ghosts,
            after: PictureMemory(), columns: size.columns, rows: rows)
        let picture = lines.map { $0 + "\n" }.joined()
        return picture + (picture.contains(ghost) ? "\(ghost) where it was\n" : "") + list
    }
}
