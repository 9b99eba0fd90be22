internal import ArgumentParser
internal import MasonryLanguage

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Draw two versions of a layout over each other.",
        usage: "masonry-repl diff [<options>] <old> <new>",
        discussion: """
            Runs both scripts, and draws the layout of the second over the first: views where they are now, behind them where \
            they were, and a list of those that moved, came or went. The new and the resolved findings follow. A file is a \
            script, Swift or Objective-C; one of them can be - for standard input.

            Examples:
              masonry-repl diff card.old.mas card.mas
              masonry-repl diff -o changes.svg card.old.mas card.mas

            With git, for one file, or for each that changed:
              git show HEAD:card.mas | masonry-repl diff - card.mas
              git difftool --no-prompt --extcmd "masonry-repl diff" HEAD

            Exit status: 0 the same frames; 1 other frames; 2 a script has an error; 64 wrong usage; 66 no such file; 74 \
            output that can't be written.
            """)

    @ArgumentParser.Argument(
        help: ArgumentHelp("The version before; - is standard input.", valueName: "first version"), completion: .scripts
    )
    var old: String

    @ArgumentParser.Argument(
        help: ArgumentHelp("The version after; - is standard input.", valueName: "second version"), completion: .scripts
    )
    var new: String

    @OptionGroup var picture: PictureOptions

    @Option(
        help: ArgumentHelp(
            "The class or method to start with, instead of viewDidLoad, init and the like.",
            valueName: "method|class|class.method"))
    var entry: String?

    @OptionGroup var output: OutputOptions

    @OptionGroup var project: ConfigurationOptions

    @OptionGroup var sources: ProjectOptions

    func validate() throws {
        if old == "-", new == "-" { throw ValidationError("only one of the versions can be standard input") }
        if !picture.format.isForPeople, !picture.format.isPicture {
            throw ValidationError("diff draws text, ascii, svg, png or pdf, not \(picture.format.rawValue)")
        }
    }

    func run() throws {
        var options = self
        options.output = output.completed(by: try ProjectFiles(project).configuration(of: new))
        try finish(DiffTool(options: options).run())
    }
}
