internal import ArgumentParser

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Report what is wrong with scripts.",
        usage: "masonry-repl check [<options>] <path> ...",
        discussion: """
            Reports syntax errors, unknown names and members (also in functions that are never called), the error that \
            ends the script, failed expectations, conflicts, ambiguous views, and findings of lint rules. What scripts \
            print is not shown. A file in which nothing is laid out is named, with the reason.

            --fix edits scripts: it applies the reported fixes that are safe, and checks again. It never adds a \
            constraint to an ambiguous view. --fix=2 applies only the second fix of the report. With --diff it changes \
            nothing and shows the changes.

            --report writes a line for each finding, or JSON, SARIF, JUnit or GitHub's annotations, and -o writes it to a \
            file. --baseline leaves out known findings, which --update-baseline writes.

            A .masonry-repl.toml in the folder of a script or around it has the project's configuration. In folders, \
            files are left out that Git ignores, that the configuration or --exclude excludes, hidden ones, and folders \
            such as build and Pods; a file that you name is always checked.

            Examples:
              masonry-repl check card.mas
              masonry-repl check --strict screens
              masonry-repl check --fix card.mas
              masonry-repl check --fix=2 --diff card.mas
              masonry-repl check -o check.sarif screens
              masonry-repl check --baseline known.json screens
              masonry-repl check --exclude Generated/ .
              masonry-repl check --stdin-filename card.mas - < card.mas

            Exit status: 0; 1 after an error, a failed expectation or a conflict; 2 after another finding, with --strict; \
            64 wrong usage or configuration; 66 no such file; 74 output that can't be written.
            """)

    @ArgumentParser.Argument(
        help: ArgumentHelp("Scripts, or folders of scripts; - is standard input.", valueName: "path"),
        completion: .scriptsAndMarkdown)
    var paths: [String]

    @Flag(help: "Leave out failed expectations and the findings of the final layout.")
    var noLayout = false

    @Flag(help: "Exit with 2 after any finding that is not an error.")
    var strict = false

    @Option(
        name: .customLong("fix"),
        help: ArgumentHelp(
            "Apply the safe fixes to the files; with a number, as --fix=2, only that one.", valueName: "n"),
        // A bare `--fix` comes before a file.
        completion: .scriptsAndMarkdown)
    var fixNumber: String?

    @Flag(help: "Show what --fix would change, and change nothing.")
    var diff = false

    @OptionGroup var form: ReportOptions

    @Option(
        help: ArgumentHelp("Leave out the findings that this file has.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: "Write the baseline: what is found now is left out from now on.")
    var updateBaseline = false

    @OptionGroup var files: FileOptions

    @OptionGroup var project: ConfigurationOptions

    @OptionGroup var sources: ProjectOptions

    @OptionGroup var screens: ScreenOptions

    @OptionGroup var output: OutputOptions

    @OptionGroup var lints: LintOptions

    /// The fixes to apply.
    var fix: FixChoice? { fixNumber.flatMap(FixChoice.init(argument:)) }

    func validate() throws {
        if let fixNumber, fix == nil {
            throw ValidationError("`--fix` can't be `\(fixNumber)`; write the number of a fix, as in `--fix=2`")
        }
        if diff, fix == nil { throw ValidationError("--diff needs --fix") }
        try files.validate(paths)
        if diff, form.report != .text { throw ValidationError("--diff shows text, not \(form.report.rawValue)") }
        if updateBaseline, baseline == nil { throw ValidationError("--update-baseline needs --baseline") }
        if fix != nil, !diff, paths.contains("-") {
            throw ValidationError("--fix can't edit standard input; with --diff it shows the changes")
        }
    }

    func run() throws {
        do {
            var tool = try CheckTool(options: self)
            try finish(tool.run())
        } catch let error as FileError {
            output.presenter(Console(), Terminal()).show(error)
            try finish(.noSuchFile)
        }
    }
}
