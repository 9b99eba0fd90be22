internal import ArgumentParser

struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fmt", abstract: "Format scripts.",
        usage: "masonry-repl fmt [<options>] <path> ...",
        discussion: """
            Rewrites the files in place. A script with syntax errors is reported and not changed. In Markdown, code \
            blocks marked mas are formatted. - reads standard input and writes to standard output.

            Examples:
              masonry-repl fmt card.mas screens
              masonry-repl fmt --check .
              masonry-repl fmt - < card.mas

            Exit status: 0; 1 after an error, or with --check where a file would change; 66 no such file; 74 output \
            that can't be written.
            """)

    @ArgumentParser.Argument(
        help: ArgumentHelp("Scripts, Markdown files, or folders of them.", valueName: "path"),
        completion: .scriptsAndMarkdown)
    var paths: [String]

    @Flag(help: "Change nothing; list the files that would change.")
    var check = false

    @OptionGroup var output: OutputOptions

    func run() throws {
        try finish(FormatTool(options: self).run())
    }
}
