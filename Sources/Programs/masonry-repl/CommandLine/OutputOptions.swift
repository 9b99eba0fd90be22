public import ArgumentParser
public import MasonryDrawing

/// How output is drawn.
struct OutputOptions: ParsableArguments {
    @Flag(help: "Draw with ASCII only.")
    var ascii = false

    @Option(
        name: .customLong("color"),
        help: ArgumentHelp("When to use colors.", valueName: ColorChoice.allValueStrings.joined(separator: "|")))
    var colorChoice = ColorChoice.auto

    @Flag(help: "The same as --color=never.")
    var noColor = false

    @Option(
        name: .customLong("theme"),
        help: ArgumentHelp("The colors and lines of pictures.", valueName: Theme.allValueStrings.joined(separator: "|"))
    )
    var chosenTheme: Theme?

    var theme: Theme { chosenTheme ?? .auto }

    /// When to use colors.
    var color: ColorChoice { noColor ? .never : colorChoice }

    /// The same, with what a configuration says where there is no option.
    func completed(by configuration: ProjectConfiguration) -> Self {
        var output = self
        output.chosenTheme = chosenTheme ?? configuration.theme
        return output
    }

    /// The options without arguments.
    static var standard: Self { parseOrExit([]) }

    func presenter(_ console: Console, _ terminal: Terminal, isASCII: Bool = false) -> Presenter {
        Presenter(
            console: console, isASCII: ascii || isASCII || !terminal.showsUnicode,
            colors: terminal.usesColor(color, onTerminal: terminal.isOutputTerminal) ? terminal.colorDepth : .none,
            usesColorInDiagnostics: terminal.usesColor(color, onTerminal: terminal.isErrorTerminal),
            size: { terminal.size }, theme: theme,
            wraps: terminal.isOutputTerminal && terminal.isErrorTerminal)
    }
}

extension Theme: ExpressibleByArgument {}
