internal import Glibc
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// Commands for undo and redo, and for saving a session.
extension CommandRunner {
    // MARK: Undo and redo

    func undo(_ argument: String) {
        guard let count = count(argument, "undo") else { return }
        report(session.go(to: session.timeline.position(before: count)), "undo")
    }

    func redo(_ argument: String) {
        guard let count = count(argument, "redo") else { return }
        report(session.go(to: session.timeline.position(behindNext: count)), "redo")
    }

    private func count(_ argument: String, _ verb: String) -> Int? {
        if let count = argument.isEmpty ? 1 : Int(argument), count > 0 { return count }
        complain(.argument, "`:\(verb)` takes a number of inputs, not `\(argument)`")
        return nil
    }

    private func report(_ entries: [Timeline.Entry], _ verb: String) {
        if entries.isEmpty { complain(.history, "there is nothing to \(verb)") }
        for entry in entries { presenter.show(value: "\(verb): \(entry.title)") }
    }

    func go(to argument: String) {
        guard let position = position(argument, "goto") else { return }
        session.go(to: position)
        presenter.show(value: "at \(place(position))")
    }

    func reset() {
        let timeline = session.timeline
        let position = timeline.position(behind: session.firstNumber) ?? 0
        let before = timeline.number
        guard timeline.entries[min(position, timeline.position)..<timeline.position].contains(where: \.hasChanges)
        else { return presenter.show(value: "nothing has changed since the start of the session") }
        session.go(to: position)
        presenter.show(value: "back at the start of the session; :goto \(before) restores what was there")
    }

    /// The position in the timeline after the input named by a command; nil after an error message.
    private func position(_ argument: some StringProtocol, _ command: String) -> Int? {
        if let number = Int(argument), let position = session.timeline.position(behind: number) { return position }
        complain(
            .argument,
            argument.isEmpty
                ? "`:\(command)` takes the number of an input"
                : "there is no input \(argument); `:history` lists them",
            help: "0 is the empty scene")
        return nil
    }

    private func place(_ position: Int) -> String {
        let timeline = session.timeline
        return position == 0
            ? "0  the empty scene" : "\(timeline.number(at: position))  \(timeline.entries[position - 1].title)"
    }

    func difference(_ argument: String) {
        let timeline = session.timeline
        let words = argument.split(separator: " ")
        var places: [Int] = []
        for word in words.prefix(2) {
            guard let position = position(word, "diff") else { return }
            places.append(position)
        }
        if words.count > 2 { return complain(.argument, "`:diff` takes one or two input numbers") }
        let from = places.first ?? timeline.position(before: 1)
        let to = places.count == 2 ? places[1] : timeline.position
        presenter.show(value: "from \(place(from))\n  to \(place(to))")
        let (before, after) = (session.layout(at: from), session.layout(at: to))
        showConstraints(from: before, to: after)
        showChanges(from: before, to: after)
        showFindings(from: before, to: after)
    }

    /// Shows the added and removed constraints.
    private func showConstraints(from before: Layout, to after: Layout) {
        let (old, new) = (Set(before.constraints.map(\.line)), Set(after.constraints.map(\.line)))
        for record in before.constraints where !new.contains(record.line) { presenter.show(value: "- \(record.line)") }
        for record in after.constraints where !old.contains(record.line) { presenter.show(value: "+ \(record.line)") }
    }

    /// The number of inputs listed by default.
    private static let listed = 40

    func history(_ argument: String) {
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
            let note = index >= timeline.position ? "  (undone)" : ""
            presenter.show(value: "\(mark) \(margin)\(number)  \(entry.title)\(note)")
        }
    }

    // MARK: Files

    func load(_ argument: String) {
        guard let path = path(argument, .load) else { return }
        do {
            let source = try TextFile.source(at: path, accent: session.accent)
            session.note(typed: source.text)
            session.run(source)
        } catch {
            presenter.show(error)
        }
    }

    func save(_ argument: String) {
        guard let path = path(argument, .save) else { return }
        write(session.script, to: path)
    }

    func export(_ argument: String, _ layout: Layout) {
        let parts = SessionCommand.exportParts(of: argument)
        guard let path = path(parts.file, .export) else { return }
        guard var format = ExportFormat(path: path) else {
            let endings = ExportFormat.suffixes.alternatives
            return complain(.argument, "`:export` needs a file name that ends in \(endings), not `\(path)`")
        }
        if let wanted = parts.format {
            guard let code = CodeFormat(rawValue: wanted) else {
                let names = CodeFormat.allCases.map(\.rawValue).alternatives
                return complain(.argument, "`:export` takes \(names) as the format, not `\(wanted)`")
            }
            guard case .code(_, let language) = format, code.languages.contains(language) else {
                let endings = code.languages.map { ".\($0.rawValue)" }.alternatives
                return complain(
                    .argument, "code for `\(wanted)` needs a file name that ends in \(endings), not `\(path)`")
            }
            format = .code(code, language)
        }
        do {
            write(try session.bytes(of: layout, as: format, named: path.fileName), to: path)
        } catch {
            presenter.show(error.diagnostic)
        }
    }

    func writeTranscript(_ argument: String) {
        guard let path = path(argument, .transcript) else { return }
        write(SessionMarkdown(typed: session.typed).text, to: path)
    }

    /// Writes a file. A file not written by this session is only replaced if the user, if present, agrees.
    private func write(_ text: String, to path: String) { write(Array(text.utf8), to: path) }

    private func write(_ bytes: [UInt8], to path: String) {
        if let confirm = session.confirm, !session.written.contains(path), access(path, F_OK) == 0,
            !confirm("\(path) already exists. Replace it?")
        {
            return presenter.show(value: "nothing was saved")
        }
        do {
            try TextFile.write(bytes, to: path)
            session.written.insert(path)
            presenter.show(value: "saved to \(path)")
        } catch {
            presenter.show(error)
        }
    }

    private func path(_ argument: String, _ command: SessionCommand) -> String? {
        let path = argument.withoutQuotes
        if !path.isEmpty { return UserFolder.expanded(path) }
        complain(.argument, "`:\(command.rawValue)` needs the path of a file")
        return nil
    }

    // MARK: External editor

    /// Lets the user write an input in an editor, starting with the last one, and returns it; nil if there is nothing to
    /// run.
    func edit() -> String? { edited(session.typed.last { !$0.hasPrefix(":") && !$0.hasPrefix("?") } ?? "") }

    /// Lets the user edit an input in an editor, and runs it and all later ones again.
    func edit(input argument: String) {
        guard let position = position(argument, "edit") else { return }
        let timeline = session.timeline
        guard position > timeline.start, position <= timeline.position, timeline.entries[position - 1].edit == nil
        else {
            return complain(
                .argument, "`:edit` takes the number of an input in effect, not `\(argument)`",
                help: ":history lists the inputs")
        }
        let source = timeline.entries[position - 1].source
        guard let text = edited(source.text) else { return }
        session.onStatementOfCommand(text)
        let whole = Replacement(source: source, span: Span(0, source.bytes.count), text: text)
        let edited = session.edit(
            whole, title: ":edit \(argument)",
            failed: { diagnostics in
                for diagnostic in diagnostics { presenter.show(diagnostic) }
                complain(
                    .history, "the inputs don't run like this, so nothing was changed",
                    help: "your text is in the history: press the up key")
            })
        if edited != nil { session.showChanges() }
    }

    /// A text as the user changed it in an editor; nil if nothing changed.
    private func edited(_ text: String) -> String? {
        presenter.console.flush()
        do {
            let edited = try session.canvas.lendTerminal { () throws(FileError) in
                try ExternalEditor.edit(text).trimmingBlanks
            }
            if edited.isEmpty || edited == text.trimmingBlanks {
                presenter.show(value: "nothing changed, so nothing ran")
                return nil
            }
            presenter.show(value: edited)
            return edited
        } catch {
            presenter.show(error)
            return nil
        }
    }
}

extension Layout.ConstraintRecord {
    fileprivate var line: String {
        "#\(id)  \(equation)" + (priority == LayoutPriority.required ? "" : " @\(priority.spelled)")
    }
}
