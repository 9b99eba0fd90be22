internal import ArgumentParser
internal import MasonryDrawing

/// How what the program says is drawn.
struct OutputOptions: ParsableArguments {
    @Flag(help: "Draw with ASCII only.")
    var ascii = false

    @Option(help: ArgumentHelp("Whether to use colours.", valueName: "auto|always|never"))
    var color = ColorChoice.auto

    func presenter(_ console: Console, _ terminal: Terminal, isASCII: Bool = false) -> Presenter {
        Presenter(
            console: console, isASCII: ascii || isASCII || !terminal.showsUnicode,
            colors: terminal.usesColor(color, onTerminal: terminal.isOutputTerminal) ? terminal.colorDepth : .none,
            usesColorInDiagnostics: terminal.usesColor(color, onTerminal: terminal.isErrorTerminal),
            size: { terminal.size })
    }
}
