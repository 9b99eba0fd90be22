internal import ArgumentParser

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run scripts for their expectations, and the examples in Markdown.",
        discussion: """
            A script passes if it has no error and every expect in it holds. In Markdown, a block marked as mas is such \
            a script, and one marked as masonry-session is a session, typed at its prompts: every prompt, value, \
            picture and message must be the one that is shown; … alone on a line stands for anything. Files are run \
            side by side and reported in order.

            Exit status: 0; 1 where something fails; 66 no such file; 74 output that can't be written.
            """)

    @Argument(
        help: ArgumentHelp("Scripts, Markdown files, or folders of them; - is standard input.", valueName: "path"))
    var paths: [String]

    @Flag(help: "Rewrite the sessions in Markdown that show something else than what the program says.")
    var update = false

    @OptionGroup var output: OutputOptions

    func run() throws {
        try finish(TestTool(options: self).run())
    }
}
