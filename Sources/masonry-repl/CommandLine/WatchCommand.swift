internal import ArgumentParser

struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Draw a script's layout anew each time it is saved.",
        discussion: """
            Follows the script and what it imports. While there is an error, the last good picture stays, with the error \
            under it. q or ^C leaves.
            """)

    @Argument(help: ArgumentHelp("A script.", valueName: "file"))
    var file: String

    @OptionGroup var output: OutputOptions

    func run() throws {
        try finish(Watcher.watch(file, output))
    }
}
