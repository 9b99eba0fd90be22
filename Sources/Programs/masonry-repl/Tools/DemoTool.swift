internal import ArgumentParser

/// `masonry-repl demo`: lists, prints and runs the demos inside the program.
struct DemoTool {
    let options: DemoCommand
    private let console = Console()
    private let presenter: Presenter

    init(options: DemoCommand) {
        self.options = options
        presenter = options.output.presenter(console, Terminal())
    }

    func run() throws -> ExitStatus {
        defer { console.flush() }
        guard let name = options.name else {
            list()
            return .success
        }
        let path = Demo.scheme + name
        if options.source { return show(path) }
        var script = try RunCommand.parse([path])
        script.interactive = options.interactive
        script.output = options.output
        script.picture = options.picture
        script.transcript = options.transcript
        if options.step { return StepPlayer.play(script) }
        return Program(options: script).run()
    }

    private func list() {
        let width = Demo.all.map(\.name.count).max() ?? 0
        for demo in Demo.all {
            let gap = String(repeating: " ", count: width + 2 - demo.name.count)
            presenter.show(help: demo.name + gap + demo.summary)
        }
    }

    private func show(_ path: String) -> ExitStatus {
        do throws(FileError) {
            console.write(try Demo.text(at: path))
            return .success
        } catch {
            presenter.show(error)
            return .noSuchFile
        }
    }
}
