internal import ArgumentParser
internal import MasonryLanguage

struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Explain the constraint conflicts in a console log.",
        usage: "masonry-repl log [<options>] <file> ...",
        discussion: """
            Reads what UIKit and AppKit write to the console as "Unable to simultaneously satisfy constraints", among \
            anything else: constraints of Masonry with their keys, of SnapKit with file and line, of UIKit as equations or \
            in the visual format language, and those that UIKit makes by itself. For each conflict it shows the arithmetic, \
            the culprit, fixes that were tried, and a picture of the views as far as the log tells where they are. A conflict \
            that the log repeats is shown once.

            In a project, SnapKit's lines and the blocks of views with Masonry's keys are found, and shown instead of the \
            lines of the log.

            Examples:
              masonry-repl log console.txt
              masonry-repl log --report json console.txt
              pbpaste | masonry-repl log -

            Exit status: 0 no conflict; 1 a conflict; 66 no such file; 74 output that can't be written.
            """)

    @ArgumentParser.Argument(
        help: ArgumentHelp("Logs; - is standard input.", valueName: "file"), completion: .file())
    var files: [String]

    @Flag(help: "Show every constraint of a conflict, and the arithmetic.")
    var verbose = false

    @OptionGroup var form: ReportOptions

    @OptionGroup var output: OutputOptions

    func run() throws {
        try finish(LogTool(options: self).run())
    }
}
