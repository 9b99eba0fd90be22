internal import ArgumentParser

@main
struct MasonryREPL: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "masonry-repl", abstract: RunCommand.configuration.abstract, version: Version.current,
        subcommands: [RunCommand.self, CheckCommand.self, FormatCommand.self, TestCommand.self, WatchCommand.self],
        defaultSubcommand: RunCommand.self)

    static func main() {
        // The program's own help is that of running scripts, which is what it does by itself.
        switch CommandLine.arguments.dropFirst() {
        case ["--help"], ["-h"], ["help"]: print(helpMessage(for: RunCommand.self))
        default: main(nil)
        }
    }
}

extension ParsableCommand {
    /// Ends the program with a status.
    func finish(_ status: ExitStatus) throws {
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
