internal import Masonry
internal import MasonryLanguage

/// `masonry-repl fmt`: formats scripts.
struct FormatTool {
    let options: FormatCommand
    private let console = Console()
    private let presenter: Presenter

    init(options: FormatCommand) {
        self.options = options
        presenter = options.output.presenter(console, Terminal())
    }

    func run() -> ExitStatus {
        defer { console.flush() }
        var status = ExitStatus.success
        for file in ScriptPaths.files(options.paths, endingIn: [ScriptPaths.script, ScriptPaths.markdown]) {
            status = status.joined(with: format(file))
        }
        return status
    }

    private func format(_ entry: ScriptPaths.Entry) -> ExitStatus {
        let file = entry.path
        let text: String
        do { text = try entry.text() } catch {
            presenter.show(error)
            return .noSuchFile
        }
        let (formatted, diagnostics) = formatted(text, of: file)
        for diagnostic in diagnostics { presenter.show(diagnostic) }
        let status = diagnostics.isEmpty ? ExitStatus.success : .failure
        if options.check {
            if formatted == text { return status }
            console.writeLine(entry.shownPath)
            return .failure
        }
        if file == "-" {
            console.write(Terminal().isOutputTerminal ? formatted.visible(keepingNewlines: true) : formatted)
            return status
        }
        if formatted == text { return status }
        do { try TextFile.rewrite(formatted, at: file) } catch {
            presenter.show(error)
            return .failure
        }
        console.writeLine("formatted \(entry.shownPath)")
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
