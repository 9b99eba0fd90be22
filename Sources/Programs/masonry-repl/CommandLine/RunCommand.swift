public import ArgumentParser
internal import MasonryDrawing
public import MasonryLanguage

/// The default command: runs scripts, a session, or both.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Try Auto Layout constraints with Masonry's syntax and see the layout after every statement.",
        usage: """
            masonry-repl [<options>] [<file> ...]
            masonry-repl <tool> [<options>] <path> ...
            """,
        discussion: """
            Without a file, at a terminal: starts an interactive session; :help lists what you can type.
            With files, with - or with piped input: runs the scripts as one session and prints the final picture.

            Tools (masonry-repl help <tool> explains one; to run a script named check, write ./check):
            \(tools)

            Examples:
              masonry-repl
              masonry-repl card.mas
              masonry-repl -o card.svg card.mas
              masonry-repl -i card.mas
              masonry-repl demo:basic

            Exit status: 0; 1 after an error, a failed expectation or a conflict in the final layout; 2 after any \
            other finding, with --strict; 64 wrong usage or configuration; 66 no such file; 74 output that \
            can't be written; 130 interrupted; 141 closed pipe.
            """)

    private static var tools: String {
        let tools: [any ParsableCommand.Type] = [
            CheckCommand.self, FormatCommand.self, TestCommand.self, WatchCommand.self, LearnCommand.self,
            PageCommand.self, DiffCommand.self, LogCommand.self, DemoCommand.self,
        ]
        return tools.map { tool in
            let name = tool.configuration.commandName ?? ""
            return "  \(name)\(String(repeating: " ", count: max(1, 8 - name.count)))\(tool.configuration.abstract)"
        }.joined(separator: "\n")
    }

    @ArgumentParser.Argument(
        help: ArgumentHelp("Scripts to run, in order; - is standard input.", valueName: "file"),
        completion: .scripts)
    var files: [String] = []

    @Flag(
        name: [.customShort("i"), .long],
        help: "Start a session after running the files, whose statements are its first inputs.")
    var interactive = false

    @Flag(help: "Don't run the start-up script, init.mas.")
    var noInit = false

    @Flag(help: "Play a script paragraph by paragraph, with its comments as captions.")
    var step = false

    @Flag(help: "Follow a --step of the script in another terminal, with what its comments say after note:.")
    var notes = false

    @Option(
        help: ArgumentHelp("With --step, write the whole as a session in Markdown.", valueName: "file.md"),
        completion: .file(extensions: ["md"]))
    var transcript: String?

    @Flag(help: "In a session, animate changes.")
    var animate = false

    @Option(
        help: ArgumentHelp(
            "Draw the picture of text, or of pixels in a terminal that shows them.", valueName: "text|pixels"))
    var draw = DrawChoice.text

    @OptionGroup var picture: PictureOptions

    @OptionGroup var dimensions: DimensionOptions

    @Option(
        help: ArgumentHelp(
            "The language of the files and of what you type, whatever their names.",
            valueName: Accent.allCases.map(\.rawValue).joined(separator: "|")))
    var accent: Accent?

    @Option(
        help: ArgumentHelp(
            "The class or method to start with, instead of the one that is chosen.",
            valueName: "method|class|class.method"))
    var entry: String?

    @OptionGroup var screens: ScreenOptions

    @OptionGroup var output: OutputOptions

    @OptionGroup var lints: LintOptions

    @OptionGroup var project: ConfigurationOptions

    @OptionGroup var sources: ProjectOptions

    @Flag(help: "Show what makers and constraints did, step by step; in a session like :trace on.")
    var trace = false

    @Option(help: "The form of the trace: links, source (the default for Objective-C), boxes or order.")
    var traceForm: TraceForm?

    @Flag(help: "Report all there is to say of each finding: every constraint, the arithmetic, every fix.")
    var verbose = false

    @Flag(help: "Exit with 2 when the final layout has any finding.")
    var strict = false

    func validate() throws {
        if step && notes { throw ValidationError("--notes goes into another terminal than --step") }
        if step || notes, files.isEmpty || interactive {
            throw ValidationError("--\(step ? "step plays" : "notes follows") scripts")
        }
        if step || notes, let accent = files.compactMap({ Accent(path: $0) }).first(where: { $0 != .masonry }) {
            throw ValidationError("--\(step ? "step" : "notes") takes scripts with statements, not \(accent.name)")
        }
        if !screens.boxes().isEmpty, !format.isForPeople, !format.isPicture {
            throw ValidationError("--sizes draws pictures; for a report, use masonry-repl check --sizes")
        }
        if !screens.boxes().isEmpty, files.isEmpty || interactive || step || notes {
            throw ValidationError("--sizes, --rtl and --text are for scripts that run; a session has :size and :rtl")
        }
        if dimensions.show != nil, step || notes || interactive || (files.isEmpty && Terminal().isInputTerminal) {
            throw ValidationError("--show is for scripts that run; a session has :why VIEW --arrows and :export")
        }
        try dimensions.validate(format)
        if transcript != nil, files.count != 1 { throw ValidationError("--transcript is of one script") }
        if transcript != nil, !step {
            throw ValidationError("--transcript goes with --step; a session has :transcript")
        }
        if step, !format.isForPeople { throw ValidationError("--step only works with text output") }
        if picture.file != nil, step || notes || interactive || (files.isEmpty && Terminal().isInputTerminal) {
            throw ValidationError("-o writes the final layout of scripts; a session has :export")
        }
    }

    /// How the final layout is printed.
    var format: LayoutFormat { picture.format }

    /// How the trace is shown; nil if it is not.
    var traceChoice: TraceChoice? { trace || traceForm != nil ? TraceChoice(form: traceForm) : nil }

    func run() throws {
        let configuration = try ProjectFiles(project).configuration(of: files.first ?? "-")
        var options = self
        options.output = output.completed(by: configuration)
        try finish(
            notes
                ? NotesViewer.view(options, configuration)
                : step ? StepPlayer.play(options, configuration) : Program(options: options, configuration).run())
    }
}

extension TraceForm: ExpressibleByArgument {}
extension Accent: ExpressibleByArgument {}
extension LayoutFormat: ExpressibleByArgument {}

extension CompletionKind {
    /// Scripts, and folders with them.
    static var scripts: CompletionKind { .file(extensions: ScriptPaths.code.map { String($0.dropFirst()) }) }

    /// Files with expectations or examples, and folders with them.
    static var scriptsAndMarkdown: CompletionKind {
        .file(extensions: (ScriptPaths.code + [ScriptPaths.markdown]).map { String($0.dropFirst()) })
    }
}
