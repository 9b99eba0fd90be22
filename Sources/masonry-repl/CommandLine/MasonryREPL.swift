internal import ArgumentParser
internal import Glibc
internal import Masonry

@main
struct MasonryREPL: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "masonry-repl",
        abstract: "Try out Auto Layout constraints in Masonry's words, and see the layout after every statement.",
        discussion: """
            Without a file, at a terminal: an interactive session, in which :help lists what can be typed.
            With files, with - or with piped input: runs the scripts as one session and prints the last picture.

            Exit status: 0; 1 after an error, a failed expectation or a conflict in the final layout; 2 after any
            other finding, with --strict; 64 wrong usage; 66 no such file; 130 interrupted.
            """,
        version: Version.current)

    @Argument(help: ArgumentHelp("Scripts to run, in order; - is standard input.", valueName: "file"))
    var files: [String] = []

    @Flag(name: [.customShort("i"), .long], help: "Stay for a session after running the files.")
    var interactive = false

    @Option(help: ArgumentHelp("How the final layout is printed.", valueName: "text|ascii|svg|json"))
    var format = OutputFormat.text

    @Flag(help: "Draw with ASCII only.")
    var ascii = false

    @Option(help: ArgumentHelp("Whether to use colours.", valueName: "auto|always|never"))
    var color = ColorChoice.auto

    @Flag(help: "Exit with 2 when the final layout has any finding.")
    var strict = false

    /// Runs the command line; what is said about wrong usage repeats nothing of it raw.
    static func main() {
        do {
            var command = try parseAsRoot()
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

    func run() throws {
        let status = Program(options: self).run()
        if status != .success { throw ExitCode(status.rawValue) }
    }
}
