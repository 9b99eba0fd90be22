internal import ArgumentParser

struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fmt", abstract: "Format scripts.",
        discussion: """
            Rewrites the files in place, each as a whole or not at all; a script with syntax errors is reported and \
            left alone. In Markdown, blocks that are marked as mas are scripts. - is standard input, written to \
            standard output.

            Exit status: 0; 1 after an error, or with --check where a file would change; 66 no such file; 74 output \
            that can't be written.
            """)

    @Argument(help: ArgumentHelp("Scripts, Markdown files, or folders of them.", valueName: "path"))
    var paths: [String]

    @Flag(help: "Change nothing; name the files that would change.")
    var check = false

    @OptionGroup var output: OutputOptions

    func run() throws {
        try finish(FormatTool(options: self).run())
    }
}
