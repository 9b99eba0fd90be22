internal import ArgumentParser

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Check the expectations of scripts and the examples in Markdown.",
        usage: "masonry-repl test [<options>] <path> ...",
        discussion: """
            A script passes if it has no errors and all its expectations are met. In Markdown, code blocks marked mas \
            are scripts, and blocks marked masonry-session are sessions: the program's output must match what the \
            block shows after each prompt; a line with only … matches anything. Files run in parallel and are \
            reported in order. Which files of a folder are tested, and on which screens, is as with check.

            Examples:
              masonry-repl test card.mas
              masonry-repl test screens README.md
              masonry-repl test --update README.md
              masonry-repl test -o tests.xml screens

            Exit status: 0; 1 where something fails; 64 wrong usage or configuration; 66 no such file, or nothing to \
            test; 74 output that can't be written.
            """)

    @ArgumentParser.Argument(
        help: ArgumentHelp("Scripts, Markdown files, or folders of them; - is standard input.", valueName: "path"),
        completion: .scriptsAndMarkdown)
    var paths: [String]

    @Flag(help: "Rewrite sessions in Markdown whose output differs.")
    var update = false

    @OptionGroup var form: ReportOptions

    @OptionGroup var files: FileOptions

    @OptionGroup var project: ConfigurationOptions

    @OptionGroup var sources: ProjectOptions

    @OptionGroup var screens: ScreenOptions

    @OptionGroup var output: OutputOptions

    func validate() throws { try files.validate(paths) }

    func run() throws {
        try finish(TestTool(options: self).run())
    }
}
