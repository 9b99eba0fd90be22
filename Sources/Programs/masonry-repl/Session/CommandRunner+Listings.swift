internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// Commands that list what is in the scene, and what an input did to it.
extension SessionCommand {
    static let frames = SessionCommand(
        name: "frames", summary: "list the frames of all views, in the coordinates of their parents",
        example: "view a; make.edges.equalTo(root).inset(16)\n:frames", isReadOnly: true,
        action: .runInLayout { runner, _, layout in
            runner.presenter.show(listing: FrameTable(isASCII: runner.presenter.isASCII).draw(layout))
        })

    static let tree = SessionCommand(
        name: "tree", arguments: "[VIEW]",
        summary: "show the view hierarchy, or that of one view, and which views are ambiguous",
        example: "view card\nview icon, badge in card\n:tree card", completion: .views, isReadOnly: true,
        action: .runInLayout { $0.showTree($1, $2) })

    static let list = SessionCommand(
        name: "list", arguments: "[VIEW|#N]",
        summary: "list constraints as equations and in words: all, those of a view, or one by its number",
        example: "view a; make.edges.equalTo(root)\n:list a\n:list #1", completion: .views, isReadOnly: true,
        action: .runInLayout { $0.list($1, $2) })

    static let trace = SessionCommand(
        name: "trace", arguments: "[on|off|all|N|N:LINE]",
        summary: "show step by step what the last input, or input N, did; on: after every input; all: everything",
        options: [
            Option("on", "after every input"), Option("off", "only when you ask"),
            Option("all", "everything, even if it is long"),
            Option("N", "of input N; 3:12 is line 12 of the file that input 3 ran"),
        ], example: "view a; make.left.top.equalTo(root).offset(8)\n:trace", completion: .options, isReadOnly: true,
        action: .run { $0.trace($1) })
}

extension CommandRunner {
    fileprivate func showTree(_ name: String, _ layout: Layout) {
        if !name.isEmpty && !isView(name, layout) { return }
        presenter.show(
            listing: TreeListing(view: name.isEmpty ? nil : name, isASCII: presenter.isASCII).draw(layout))
    }

    /// - Parameter name: a view's name, a constraint's number after `#`, or empty.
    fileprivate func list(_ name: String, _ layout: Layout) {
        if name.hasPrefix("#") {
            var one = layout
            one.constraints.removeAll { "#\($0.id)" != name }
            if one.constraints.isEmpty { return complain(.argument, "there is no active constraint `\(name)`") }
            return presenter.show(listing: ConstraintListing(isASCII: presenter.isASCII).draw(one))
        }
        if !name.isEmpty && !isView(name, layout) { return }
        let view = name.isEmpty ? nil : name
        let listing =
            ConstraintListing(view: view, isASCII: presenter.isASCII).draw(layout)
            + ContentListing(view: view, isASCII: presenter.isASCII).draw(
                session.interpreter.scene.contentSizePreferences())
        presenter.show(listing: listing.isEmpty ? "no constraints\n" : listing)
    }

    fileprivate func trace(_ argument: String) {
        switch argument {
        case "on", "off":
            session.tracesAutomatically = argument == "on"
            confirm(.trace, argument)
        case "", "all":
            guard let trace = session.trace else {
                return presenter.show(
                    value: session.timeline.position < session.timeline.entries.count
                        ? "none of the current inputs has made or changed a constraint"
                        : "no input has made or changed a constraint yet")
            }
            presenter.show(value: trace.source.text.firstLine)
            presenter.show(trace: trace.steps, isComplete: argument == "all")
        default:
            let parts = argument.split(separator: ":", maxSplits: 1).map { Int($0) }
            guard let number = parts[0], parts.allSatisfy({ $0 != nil }) else {
                return complain(
                    .argument,
                    "`:trace` takes `on`, `off`, `all`, an input number or nothing, not `\(argument)`",
                    help: ":trace 3 traces input 3, and :trace 3:12 line 12 of the file that it ran")
            }
            trace(ofInput: number, line: parts.count > 1 ? parts[1] : nil)
        }
    }

    /// Shows what makers and constraints did in an input, or for one of its lines.
    private func trace(ofInput number: Int, line: Int?) {
        guard let trace = session.trace(ofInput: number) else {
            return complain(
                .argument, "input \(number) has not made or changed a constraint, or was undone",
                help: ":history lists the inputs")
        }
        guard let line else {
            presenter.show(value: trace.source.text.firstLine)
            return presenter.show(trace: trace.steps, isComplete: true)
        }
        let steps = trace.steps(ofLine: line)
        guard line > 0, line <= trace.source.lineCount, !steps.isEmpty else {
            return complain(.argument, "line \(line) of input \(number) has not made or changed a constraint")
        }
        presenter.show(value: trace.source.text(in: trace.source.range(ofLine: line)).trimmingBlanks)
        presenter.show(trace: steps, isComplete: true)
    }
}
