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
            LearnCommand.self, PageCommand.self, DiffCommand.self, LogCommand.self, DemoCommand.self,
        ],
        defaultSubcommand: RunCommand.self)

    /// The names of the tools.
    static var tools: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

    /// Runs the command line. Messages about wrong usage escape its text.
    static func main() {
        Console.holdStreams()
        let arguments = ProgramOutline.toolFirst(Array(CommandLine.arguments.dropFirst()))
        do {
            // The program's own help is that of running scripts, its default command.
            switch arguments {
            case ["--help"], ["-h"], ["help"]: throw CleanExit.helpRequest(RunCommand.self)
            default: break
            }
            if let problem = UsageProblem(ofHelp: arguments) { throw problem }
            var command = try command(for: arguments)
            try command.run()
        } catch {
            end(with: error, arguments)
        }
    }

    /// The tool that the arguments ask for, with its options.
    static func command(for arguments: [String]) throws -> any ParsableCommand {
        try parseAsRoot(FixChoice.withValue(arguments))
    }

    /// Prints a message and ends the program.
    private static func end(with error: any Error, _ arguments: [String]) -> Never {
        let console = Console()
        if let problem = error as? ConfigurationProblem {
            let presenter = OutputOptions.standard.presenter(console, Terminal())
            for diagnostic in problem.diagnostics { presenter.show(diagnostic) }
            Glibc.exit(problem.status.rawValue)
        }
        let code = error is UsageProblem ? .validationFailure : exitCode(for: error)
        switch code {
        case .success:
            let text = fullMessage(for: error).visible(keepingNewlines: true)
            console.writeLine(
                DocumentationPages.completed(help: CompletionScript.completed(text, for: arguments), for: arguments))
        case .validationFailure:
            let problem = error as? UsageProblem ?? UsageProblem(in: arguments, message: message(for: error))
            OutputOptions.standard.presenter(console, Terminal()).show(problem.diagnostic)
        default:
            let text = fullMessage(for: error).visible(keepingNewlines: true)
            if !text.isEmpty { console.writeDiagnostic(text) }
        }
        console.flush()
        Glibc.exit(code.rawValue)
    }
}

extension ParsableCommand {
    /// Ends the program with a status.
    func finish(_ status: ExitStatus) throws {
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
