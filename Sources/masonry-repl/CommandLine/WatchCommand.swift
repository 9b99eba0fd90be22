internal import ArgumentParser

struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Redraw the layout of a script each time it is saved.",
        discussion: """
            Watches the script and its imports. After an error, the last good picture stays, with the error below it. \
            q or ^C quits.
            """)

    @ArgumentParser.Argument(help: ArgumentHelp("A script.", valueName: "file"))
    var file: String

    @OptionGroup var output: OutputOptions

    func run() throws {
        try finish(Watcher.watch(file, output))
    }
}
