internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// What makers and constraints did in an input.
extension SessionCommand {
    static let trace = SessionCommand(
        name: "trace", arguments: "[FORM] [on|off|all|N|N:LINE]",
        summary: "show step by step what the last input, or input N, did; on: after every input; all: everything",
        options: [
            Option("on", "after every input"), Option("off", "only when you ask"),
            Option("all", "everything, even if it is long"),
            Option("N", "of input N; 3:12 is line 12 of the file that input 3 ran"),
            Option("links", "each link with its effect; the form for .mas and Swift"),
            Option("source", "each message in the words of Masonry's source; the form for Objective-C"),
            Option("boxes", "the maker and its composites as boxes in boxes"),
            Option("order", "the steps of the maker, numbered, from its view to what it returns"),
        ],
        example: "view a; make.left.top.equalTo(root).offset(8)\n:trace\n:trace source", completion: .options,
        isReadOnly: true,
        action: .run { $0.trace($1) })
}

extension CommandRunner {
    /// - Parameter argument: a form, and which input, or `on` or `off`; each may be missing.
    fileprivate func trace(_ argument: String) {
        let words = argument.split(separator: " ").map(String.init)
        let form = words.first.flatMap(TraceForm.init(rawValue:))
        let choice = TraceChoice(form: form)
        let rest = form == nil ? words : Array(words.dropFirst())
        guard rest.count < 2 else { return complainOfTrace(argument) }
        switch rest.first {
        case "on":
            session.automaticTrace = choice
            confirm(.trace, argument)
        case "off":
            session.automaticTrace = nil
            confirm(.trace, argument)
        case nil, "all":
            guard let trace = session.trace else {
                return presenter.show(
                    value: session.timeline.position < session.timeline.entries.count
                        ? "none of the current inputs has made or changed a constraint"
                        : "no input has made or changed a constraint yet")
            }
            presenter.show(value: trace.source.text.firstLine)
            show(trace, trace.steps, choice, isComplete: rest.first == "all")
        case let place?:
            let parts = place.split(separator: ":", maxSplits: 1).map { Int($0) }
            guard let number = parts.first ?? nil, parts.allSatisfy({ $0 != nil }) else {
                return complainOfTrace(argument)
            }
            trace(ofInput: number, line: parts.count > 1 ? parts[1] : nil, choice)
        }
    }

    private func complainOfTrace(_ argument: String) {
        let forms = TraceForm.allCases.map { "`\($0.rawValue)`" }.alternatives
        complain(
            .argument,
            "`:trace` takes `on`, `off`, `all`, an input number or nothing, not `\(argument)`",
            help: ":trace 3 traces input 3, and :trace 3:12 line 12 of the file that it ran; "
                + "the forms \(forms) come first, as in :trace source 3")
    }

    /// Shows what makers and constraints did in an input, or for one of its lines.
    private func trace(ofInput number: Int, line: Int?, _ choice: TraceChoice) {
        guard let trace = session.trace(ofInput: number) else {
            return complain(
                .argument, "input \(number) has not made or changed a constraint, or was undone",
                help: ":history lists the inputs")
        }
        guard let line else {
            presenter.show(value: trace.source.text.firstLine)
            return show(trace, trace.steps, choice, isComplete: true)
        }
        let steps = trace.steps(ofLine: line)
        guard line > 0, line <= trace.source.lineCount, !steps.isEmpty else {
            return complain(.argument, "line \(line) of input \(number) has not made or changed a constraint")
        }
        presenter.show(value: trace.source.text(in: trace.source.range(ofLine: line)).trimmingBlanks)
        show(trace, steps, choice, isComplete: true)
    }

    private func show(_ trace: TraceMemory.Trace, _ steps: [ChainStep], _ choice: TraceChoice, isComplete: Bool) {
        let form = choice.form(for: trace.source.accent)
        if presenter.show(trace: steps, form, isComplete: isComplete) { return }
        presenter.show(
            value: "no chain was built here, so there is nothing to show as \(form.rawValue); "
                + ":trace links shows what changed")
    }
}
