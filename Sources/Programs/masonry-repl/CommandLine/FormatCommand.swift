internal import ArgumentParser

struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fmt", abstract: "Format scripts.",
        usage: "masonry-repl fmt [<options>] <path> ...",
        discussion: """
            Rewrites the files in place. A script with syntax errors is reported and not changed. In Markdown, code \
            blocks marked mas are formatted. - reads standard input and writes to standard output. Which \
            files of a folder are formatted is as with check.

            Examples:
              masonry-repl fmt card.mas screens
              masonry-repl fmt --check .
              masonry-repl fmt --diff screens
              masonry-repl fmt --stdin-filename page.md - < page.md

            Exit status: 0; 1 after an error, or with --check or --diff where a file would change; \
            64 wrong usage or configuration; 66 no such file; 74 output that can't be written.
            """)

    @ArgumentParser.Argument(
        help: ArgumentHelp("Scripts, Markdown files, or folders of them.", valueName: "path"),
        completion: .scriptsAndMarkdown)
    var paths: [String]

    @Flag(help: "Change nothing; list the files that would change.")
    var check = false

    @Flag(help: "Change nothing; show the changes.")
    var diff = false

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "Write the formatted text of one file to this file; with --check or --diff, what they show.",
            valueName: "file"),
        completion: .file())
    var file: String?

    @Flag(name: [.customShort("q"), .long], help: "Show errors only, not which files are formatted.")
    var quiet = false

    @OptionGroup var files: FileOptions

    @OptionGroup var project: ConfigurationOptions

    @OptionGroup var output: OutputOptions

    /// The file to write; nil for the files themselves, or standard output.
    var path: String? { file == "-" ? nil : file }

    func validate() throws { try files.validate(paths) }

    func run() throws {
        try finish(FormatTool(options: self).run())
    }
}
