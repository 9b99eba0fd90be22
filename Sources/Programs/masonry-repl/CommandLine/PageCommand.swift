internal import ArgumentParser

struct PageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page", abstract: "Show a session in a browser, and type there or here.",
        usage: "masonry-repl page [<options>] [<file> ...]",
        discussion: """
            Runs the files as a session's first inputs, and prints the address of its page, which only this machine can \
            open. What is typed in the page appears here, and the other way around; several pages may be open. In a \
            session, :page does the same. ^D or :quit ends the session, and ^C where no terminal is.

            Examples:
              masonry-repl page
              masonry-repl page card.mas

            Exit status: 0; 64 wrong usage or configuration; 66 no such file; 130 interrupted.
            """)

    @ArgumentParser.Argument(
        help: ArgumentHelp("Scripts to run, in order.", valueName: "file"), completion: .scripts)
    var files: [String] = []

    @Flag(help: "Don't run the start-up script, init.mas.")
    var noInit = false

    @OptionGroup var output: OutputOptions

    @OptionGroup var project: ConfigurationOptions

    @OptionGroup var sources: ProjectOptions

    func run() throws {
        let configuration = try ProjectFiles(project).configuration(of: files.first ?? "-")
        var session = try RunCommand.parse([])
        session.files = files
        session.interactive = true
        session.noInit = noInit
        session.output = output.completed(by: configuration)
        session.sources = sources
        try finish(Program(options: session, configuration, servesPage: true).run())
    }
}
