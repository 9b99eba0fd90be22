internal import ArgumentParser
internal import Masonry
internal import MasonryLanguage

/// `masonry-repl fmt`: formats scripts.
struct FormatTool {
    let options: FormatCommand
    private let console = Console()
    private let presenter: Presenter
    /// Gets what `-o` writes to a file, or else the same as the console.
    private let results: Console

    private static let endings = [ScriptPaths.script, ScriptPaths.markdown]

    init(options: FormatCommand) {
        self.options = options
        presenter = options.output.presenter(console, Terminal())
        results = options.path == nil ? console : Console(isCollecting: true)
    }

    func run() throws -> ExitStatus {
        defer { console.flush() }
        var status = ExitStatus.success
        let project = ProjectFiles(options.project, options.files)
        var entries: [ScriptPaths.Entry] = []
        for path in options.paths {
            let found = try project.files(path, endingIn: Self.endings)
            entries += found.entries
            if found.entries.isEmpty {
                presenter.show(FileError.noTests(path, leavesOutSome: found.leavesOutSome))
                status = .noSuchFile
            }
        }
        if options.file != nil, !options.check, !options.diff, entries.count > 1 {
            throw ValidationError("-o writes the text of one file, not of \(entries.count)")
        }
        for entry in entries { status = status.joined(with: format(entry)) }
        // A text with errors isn't formatted.
        guard let path = options.path, options.check || options.diff || status == .success else { return status }
        do throws(FileError) {
            try TextFile.put(Array(results.takeText().utf8), at: path)
            return status
        } catch {
            presenter.show(error)
            return error.exitStatus
        }
    }

    private func format(_ entry: ScriptPaths.Entry) -> ExitStatus {
        let text: String
        do { text = try entry.text() } catch {
            presenter.show(error)
            return .noSuchFile
        }
        let (formatted, diagnostics) = formatted(text, of: entry.namedPath)
        for diagnostic in diagnostics { presenter.show(diagnostic) }
        let status = diagnostics.isEmpty ? ExitStatus.success : .failure
        let isSame = formatted.utf8.elementsEqual(text.utf8)
        if options.diff {
            for line in LineDifference(from: text, to: formatted, name: entry.shownPath).lines {
                results.writeLine(line)
            }
            return isSame ? status : .failure
        }
        if options.check {
            if isSame { return status }
            if !options.quiet { results.writeLine(entry.shownPath) }
            return .failure
        }
        if entry.path == "-" || options.file != nil {
            let isShown = options.path == nil && Terminal().isOutputTerminal
            results.write(isShown ? formatted.visible(keepingNewlines: true) : formatted)
            return status
        }
        if isSame { return status }
        do { try TextFile.rewrite(formatted, at: entry.path) } catch {
            presenter.show(error)
            return .failure
        }
        if !options.quiet { console.writeLine("formatted \(entry.shownPath)") }
        return status
    }

    /// The formatted text, as far as possible, and the errors in the rest.
    private func formatted(_ text: String, of file: String) -> (text: String, diagnostics: [Diagnostic]) {
        guard file.hasSuffix(ScriptPaths.markdown) else {
            do throws(Formatter.SyntaxErrors) {
                return (try Formatter.format(TextFile.source(file, text)), [])
            } catch {
                return (text, error.diagnostics)
            }
        }
        var markdown = MarkdownFile(text)
        var diagnostics = markdown.unclosedBlock(in: file).map { [$0] } ?? []
        for index in markdown.blocks.indices where markdown.blocks[index].language == MarkdownFile.script {
            let source = SourceText(name: file, text: markdown.paddedText(ofBlock: index))
            do throws(Formatter.SyntaxErrors) {
                markdown.replace(block: index, by: try Formatter.format(source))
            } catch {
                diagnostics += error.diagnostics
            }
        }
        return (markdown.text, diagnostics)
    }
}
