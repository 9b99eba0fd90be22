internal import ArgumentParser

struct DemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Run one of the demos inside the program, or list them.",
        usage: "masonry-repl demo [<options>] [<name>]",
        discussion: """
            The demos are the screens of Masonry's example app. Everything that takes a script takes a demo, too: \
            demo:basic is the path of the demo basic.

            Examples:
              masonry-repl demo
              masonry-repl demo basic
              masonry-repl demo basic -o basic.svg
              masonry-repl demo scroll --step
              masonry-repl check demo:debugging

            Exit status: that of running a script; 66 no such demo.
            """)

    @ArgumentParser.Argument(
        help: ArgumentHelp("A demo; without it, they are listed.", valueName: "name"),
        completion: .list(Demo.all.map(\.name)))
    var name: String?

    @Flag(name: [.customShort("i"), .long], help: "Start a session after running the demo.")
    var interactive = false

    @Flag(help: "Play the demo paragraph by paragraph, with its comments as captions.")
    var step = false

    @Option(
        help: ArgumentHelp("With --step, write the whole as a session in Markdown.", valueName: "file.md"),
        completion: .file(extensions: ["md"]))
    var transcript: String?

    @Flag(help: "Print the script instead of running it.")
    var source = false

    @OptionGroup var picture: PictureOptions

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if name == nil, interactive || step || source { throw ValidationError("pass the name of a demo") }
        if [interactive, step, source].count(where: \.self) > 1 {
            throw ValidationError("use one of --interactive, --step and --source")
        }
        if picture.file != nil, name == nil || interactive || step || source {
            throw ValidationError(
                "-o writes the picture of a demo; it goes with none of --interactive, --step and --source")
        }
        if transcript != nil, !step { throw ValidationError("--transcript goes with --step") }
    }

    func run() throws {
        try finish(DemoTool(options: self).run())
    }
}
