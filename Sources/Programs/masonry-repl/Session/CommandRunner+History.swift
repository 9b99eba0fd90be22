internal import Glibc
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// Commands for undo and redo, and for what was typed.
extension SessionCommand {
    static let undo = SessionCommand(
        name: "undo", arguments: "[N]", summary: "undo the last input, or the last N", options: [inputCount],
        example: "view a\nview b\n:undo 2", forgetsFailure: true, action: .run { $0.undo($1) })

    static let redo = SessionCommand(
        name: "redo", arguments: "[N]", summary: "redo the input that was undone last, or N inputs",
        options: [inputCount], example: "view a\n:undo\n:redo", forgetsFailure: true, action: .run { $0.redo($1) })

    private static let inputCount = Option("N", "the number of inputs that changed something, 1 by default")

    static let goto = SessionCommand(
        name: "goto", arguments: "N", summary: "go to the state after input N",
        example: "view a\nview b\n:goto 1", completion: .inputs, forgetsFailure: true, action: .run { $0.go(to: $1) })

    static let diff = SessionCommand(
        name: "diff", arguments: "[N [M]] [FILE\(pictures.joined(separator: "|"))]",
        summary:
            "draw what the last input changed, what changed since input N, or between N and M, over what was before",
        options: [Option("N", "from input N to now"), Option("N M", "from input N to input M")]
            + pictures.map { Option("FILE" + $0, "write it as a picture") },
        example:
            "view a; make.left.top.width.height.equalTo(40)\nupdate.left.equalTo(80)\n:diff\n:diff 1 2 changes.svg",
        completion: .inputs, isInTranscript: { picture(in: $0) == nil },
        action: .run { $0.difference($1) })

    private static let pictures = LayoutFormat.allCases.filter(\.isPicture).flatMap(\.suffixes)

    /// The name of a picture that follows up to two numbers. It may contain blanks.
    fileprivate static func picture(in argument: String) -> (text: String, format: LayoutFormat)? {
        let numbers = argument.split(separator: " ").prefix(2).prefix { Int($0) != nil }
        let file = numbers.last.map { argument[$0.endIndex...].drop { $0 == " " } } ?? argument[...]
        guard let format = LayoutFormat(path: String(file).withoutQuotes), format.isPicture else { return nil }
        return (String(file), format)
    }

    static let history = SessionCommand(
        name: "history", arguments: "[N]", summary: "list the inputs with their numbers, including undone ones",
        example: "view a\nview b\n:history", isReadOnly: true, action: .run { $0.history($1) })

    static let reset = SessionCommand(
        name: "reset", summary: "undo everything since the start of the session; :redo and :goto restore it",
        example: "view a\n:reset\n:redo", forgetsFailure: true, action: .run { runner, _ in runner.reset() })
}

extension CommandRunner {
    fileprivate func undo(_ argument: String) {
        guard let count = count(argument, "undo") else { return }
        if let failed = session.failed, argument.isEmpty {
            let position = session.timeline.position(before: 1)
            let next =
                session.timeline.entries[position..<session.timeline.position].first
                .map { "; :undo again undoes in[\($0.number)] \($0.title)" } ?? ""
            return presenter.show(value: "`\(failed.name)` failed and changed nothing\(next)")
        }
        report(session.go(to: session.timeline.position(before: count)), "undo")
    }

    fileprivate func redo(_ argument: String) {
        guard let count = count(argument, "redo") else { return }
        report(session.go(to: session.timeline.position(afterNext: count)), "redo")
    }

    private func count(_ argument: String, _ verb: String) -> Int? {
        if let count = argument.isEmpty ? 1 : Int(argument), count > 0 { return count }
        complain(.argument, "`:\(verb)` takes a number of inputs, not `\(argument)`")
        return nil
    }

    private func report(_ entries: [Timeline.Entry], _ verb: String) {
        guard let last = entries.last else { return complain(.history, "there is nothing to \(verb)") }
        // More lines would push the picture off the screen.
        let count = entries.count == 1 ? "" : "\(entries.count) inputs, the last one: "
        presenter.show(value: "\(verb): \(count)\(last.title)")
    }

    fileprivate func go(to argument: String) {
        guard let position = position(argument, "goto") else { return }
        session.go(to: position)
        presenter.show(value: "at \(place(position))")
    }

    fileprivate func reset() {
        let timeline = session.timeline
        let position = timeline.position(after: session.firstNumber) ?? 0
        let before = timeline.number
        guard timeline.entries[min(position, timeline.position)..<timeline.position].contains(where: \.hasChanges)
        else { return presenter.show(value: "nothing has changed since the start of the session") }
        session.go(to: position)
        presenter.show(value: "back at the start of the session; :goto \(before) restores what was there")
    }

    /// The position in the timeline after the input named by a command; nil after an error message.
    func position(_ argument: some StringProtocol, _ command: String) -> Int? {
        if let number = Int(argument), let position = session.timeline.position(after: number) { return position }
        complain(
            .argument,
            argument.isEmpty
                ? "`:\(command)` takes the number of an input"
                : "there is no input \(argument); `:history` lists them",
            help: "0 is the empty scene")
        return nil
    }

    /// An input as it was at its position: later edits may have changed it.
    private func place(_ position: Int) -> String {
        session.timeline.entries(at: position).last.map { "\($0.number)  \($0.title)" } ?? "0  the empty scene"
    }

    fileprivate func difference(_ argument: String) {
        let timeline = session.timeline
        let file = SessionCommand.picture(in: argument)
        let numbers = argument.dropLast(file.map { $0.text.count } ?? 0).split(separator: " ")
        var places: [Int] = []
        for number in numbers.prefix(2) {
            guard let position = position(number, "diff") else { return }
            places.append(position)
        }
        if numbers.count > 2 { return complain(.argument, "`:diff` takes one or two input numbers") }
        let from = places.first ?? timeline.position(before: 1)
        let to = places.count == 2 ? places[1] : timeline.position
        let (before, after) = (session.layout(at: from), session.layout(at: to))
        if let file {
            var picture = SVGPicture(theme: session.canvas.settings.theme)
            picture.earlier = before
            return write(picture, of: after, to: file.text.withoutQuotes, as: file.format)
        }
        presenter.console.paged {
            presenter.show(value: "from \(place(from))\n  to \(place(to))")
            if !LayoutChanges(from: before, to: after).isEmpty,
                session.canvas.show(after, changedFrom: before).contains(presenter.ghost)
            {
                presenter.show(value: "\(presenter.ghost) where it was")
            }
            showConstraints(from: before, to: after)
            showChanges(from: before, to: after)
            showFindings(from: before, to: after)
        }
    }

    /// Shows the added and removed constraints.
    private func showConstraints(from before: Layout, to after: Layout) {
        let (old, new) = (Set(before.constraints.map(\.line)), Set(after.constraints.map(\.line)))
        for record in before.constraints where !new.contains(record.line) { presenter.show(value: "- \(record.line)") }
        for record in after.constraints where !old.contains(record.line) { presenter.show(value: "+ \(record.line)") }
    }

    /// The number of inputs listed by default.
    private static let listed = 40

    fileprivate func history(_ argument: String) {
        guard let count = argument.isEmpty ? Self.listed : Int(argument), count > 0 else {
            return complain(.argument, "`:history` takes a number of inputs, not `\(argument)`")
        }
        let timeline = session.timeline
        if timeline.entries.isEmpty { return presenter.show(value: "no inputs yet") }
        let width = String(timeline.entries.map(\.number).max() ?? 0).count
        let hidden = max(0, timeline.entries.count - count)
        if hidden > 0 { presenter.show(value: "\(hidden) earlier; :history \(timeline.entries.count) lists all") }
        for (index, entry) in timeline.entries.enumerated().dropFirst(hidden) {
            let number = String(entry.number)
            let margin = String(repeating: " ", count: width - number.count)
            let mark = index + 1 == timeline.position ? ">" : " "
            let note = index >= timeline.position ? "undone" : entry.absence?.words
            presenter.show(value: "\(mark) \(margin)\(number)  \(entry.title)" + (note.map { "  (\($0))" } ?? ""))
        }
    }
}

extension Layout.ConstraintRecord {
    fileprivate var line: String {
        "#\(id)  \(equation)" + (priority == LayoutPriority.required ? "" : " @\(priority.spelled)")
    }
}
