internal import ArgumentParser
internal import Glibc
internal import Masonry
internal import MasonryLanguage

@main
struct MasonryREPL: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "masonry-repl", abstract: RunCommand.configuration.abstract, version: Version.current,
        subcommands: [
            RunCommand.self, CheckCommand.self, FormatCommand.self, TestCommand.self, WatchCommand.self,
            LearnCommand.self,
        ],
        defaultSubcommand: RunCommand.self)

    /// The tool whose name is probably misspelled, where a file's name was expected.
    static func tool(resembling file: String) -> String? {
        NearestName.of(file, among: configuration.subcommands.compactMap { $0.configuration.commandName })
    }

    /// Runs the command line. Messages about wrong usage escape its text.
    static func main() {
        Console.holdStreams()
        do {
            // The program's own help is that of running scripts, its default command.
            switch CommandLine.arguments.dropFirst() {
            case ["--help"], ["-h"], ["help"]: throw CleanExit.helpRequest(RunCommand.self)
            default: break
            }
            var command = try parseAsRoot(FixChoice.withValue(CommandLine.arguments.dropFirst()))
            try command.run()
        } catch {
            let code = exitCode(for: error)
            let text = fullMessage(for: error).visible(keepingNewlines: true)
            let console = Console()
            if code == .success {
                console.writeLine(text)
            } else if !text.isEmpty {
                console.writeDiagnostic(text)
            }
            console.flush()
            Glibc.exit(code.rawValue)
        }
    }
}

extension ParsableCommand {
    /// Ends the program with a status.
    func finish(_ status: ExitStatus) throws {
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
