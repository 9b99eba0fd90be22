internal import ArgumentParser

struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Redraw the layout of a script each time it is saved.",
        usage: "masonry-repl watch [<options>] <file>",
        discussion: """
            Watches the script and its imports. After an error, the last good picture stays, with the error beside it. \
            q or ^C quits.

            Examples:
              masonry-repl watch card.mas
              masonry-repl watch --theme light card.mas

            Exit status: 0; 64 wrong usage or configuration; 66 no such file; 130 interrupted.
            """)

    @ArgumentParser.Argument(help: ArgumentHelp("A script.", valueName: "file"), completion: .scripts)
    var file: String

    @OptionGroup var output: OutputOptions

    @OptionGroup var project: ConfigurationOptions

    @OptionGroup var sources: ProjectOptions

    func run() throws {
        let configuration = try ProjectFiles(project).configuration(of: file)
        try finish(Watcher.watch(file, sources, output.completed(by: configuration)))
    }
}
