internal import Glibc
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// Commands that read and write files, and the external editor.
extension CommandRunner {
    func load(_ argument: String) {
        guard let path = path(argument, .load) else { return }
        do {
            let source = try TextFile.source(at: path, accent: session.accent)
            session.note(typed: source.text)
            // A part of a project's file may not run here; the rest has a layout all the same.
            session.run(source, isWhole: source.accent == .masonry)
            if source.accent != .masonry, let note = session.interpreter.nothingLaidOut(in: source) {
                presenter.show(note)
            }
        } catch {
            presenter.show(error)
        }
    }

    func save(_ argument: String) {
        guard let path = path(argument, .save) else { return }
        let accent = Accent(path: path) ?? .masonry
        let other = session.timeline.inEffect.first { !$0.script.isEmpty && $0.source.accent != accent }
        if let other {
            return complain(
                .argument, "`\(path)` can't hold `\(other.source.name)`, which is \(other.source.accent.name)",
                help: ":transcript FILE.md saves the session, and :export FILE.swift the layout")
        }
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
        guard position > timeline.start, position <= timeline.position, timeline.entries[position - 1].runs
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
