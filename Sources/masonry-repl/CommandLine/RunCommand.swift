internal import ArgumentParser
internal import MasonryLanguage

/// What the program does by itself: scripts, a session, or both.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Try out Auto Layout constraints in Masonry's words, and see the layout after every statement.",
        usage: """
            masonry-repl [<options>] [<file> ...]
            masonry-repl <tool> [<options>] <path> ...
            """,
        discussion: """
            Without a file, at a terminal: an interactive session, in which :help lists what can be typed.
            With files, with - or with piped input: runs the scripts as one session and prints the last picture.

            Tools (masonry-repl help <tool> says more; a script of that name is ./check):
            \(tools)

            Exit status: 0; 1 after an error, a failed expectation or a conflict in the final layout; 2 after any \
            other finding, with --strict; 64 wrong usage; 66 no such file; 74 output that can't be written; \
            130 interrupted; 141 where nobody reads the pipe any more.
            """)

    private static var tools: String {
        let tools: [any ParsableCommand.Type] = [
            CheckCommand.self, FormatCommand.self, TestCommand.self, WatchCommand.self, LearnCommand.self,
        ]
        return tools.map { tool in
            let name = tool.configuration.commandName ?? ""
            return "  \(name)\(String(repeating: " ", count: max(1, 8 - name.count)))\(tool.configuration.abstract)"
        }.joined(separator: "\n")
    }

    @Argument(help: ArgumentHelp("Scripts to run, in order; - is standard input.", valueName: "file"))
    var files: [String] = []

    @Flag(name: [.customShort("i"), .long], help: "Stay for a session after running the files.")
    var interactive = false

    @Flag(help: "Start a session without the start-up script, init.mas.")
    var noInit = false

    @Flag(help: "Play a script statement by statement, with its comments as captions.")
    var step = false

    @Flag(help: "In a session, play changes as they happen.")
    var animate = false

    @Option(
        help: ArgumentHelp(
            "How the final layout is printed: drawn, as JSON, or as code for a project.",
            valueName: OutputFormat.allValueStrings.joined(separator: "|")))
    var format = OutputFormat.text

    @Option(
        help: ArgumentHelp(
            "How to read the files and what is typed, whatever their names and looks.",
            valueName: Accent.allCases.map(\.rawValue).joined(separator: "|")),
        transform: accent)
    var accent: Accent?

    @Option(
        help: ArgumentHelp(
            "What a file with classes starts with, instead of viewDidLoad, init and the like.",
            valueName: "method|class|class.method"))
    var entry: String?

    @OptionGroup var output: OutputOptions

    @OptionGroup var lints: LintOptions

    @Flag(help: "Show what makers and constraints did, link by link; in a session as :trace on does.")
    var trace = false

    @Flag(help: "Exit with 2 when the final layout has any finding.")
    var strict = false

    private static func accent(_ name: String) throws -> Accent {
        guard let accent = Accent(rawValue: name) else { throw ValidationError("There is no accent `\(name)`.") }
        return accent
    }

    func validate() throws {
        if step, files.count != 1 || interactive { throw ValidationError("--step plays one script.") }
        if step, !format.isForPeople { throw ValidationError("--step shows text.") }
    }

    func run() throws {
        try finish(step ? StepPlayer.play(files[0], output) : Program(options: self).run())
    }
}
