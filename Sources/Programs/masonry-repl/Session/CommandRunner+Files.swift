internal import Glibc
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// Commands that read and write files, and the external editor.
extension SessionCommand {
    static let load = SessionCommand(
        name: "load", arguments: "FILE.mas", summary: "run a file in this session",
        options: [Option("FILE.mas", "a script")], example: "view a\n:save card.mas\n:reset\n:load card.mas",
        completion: .path { typed in
            Folder.entries(completing: typed) + (Demo.isPath(typed) ? Demo.all.map(\.path) : [Demo.scheme])
        }, forgetsFailure: true, isInTranscript: { _ in false }, action: .run { $0.load($1) })

    static let save = SessionCommand(
        name: "save", arguments: "FILE.mas", summary: "save a script that makes this scene",
        options: [Option("FILE.mas", "a script")], example: "view a; make.edges.equalTo(root)\n:save card.mas",
        completion: .path { Folder.entries(completing: $0) }, isInTranscript: { _ in false },
        action: .run { $0.save($1) })

    static let export = SessionCommand(
        name: "export",
        arguments: "FILE" + LayoutFormat.suffixes.joined(separator: "|") + " [\(formatWord) FORMAT] [\(showWord) KIND]",
        summary: "export the layout: as a picture, as JSON, or as code for a project, with Masonry, SnapKit or "
            + "a FORMAT, \(LayoutFormat.code.suffix(2).map(\.rawValue).joined(separator: " or "))",
        options: LayoutFormat.suffixes.map { Option("FILE" + $0, LayoutFormat(path: $0)?.summary ?? "") }
            + LayoutFormat.code.map { format in
                let endings = format.suffixes.joined(separator: " or ")
                return Option("\(formatWord) \(format.rawValue)", "\(format.summary), in a \(endings) file")
            }
            + DimensionChoice.Kind.allCases.map { Option("\(showWord) \($0.rawValue)", $0.summary) },
        example: """
            view a; make.edges.equalTo(root)
            :export card.svg
            :export card.svg --show constraints
            :export Card.swift --format snapkit
            :export Card.swift --format anchors
            :export Card.m --format masonry
            :export Card.m --format nslayoutconstraint
            """, completion: .exportPath, isInTranscript: { _ in false }, action: .runInLayout { $0.export($1, $2) })

    /// The option before the format of an export.
    static let formatWord = "--format"
    /// The option before what an exported picture shows.
    static let showWord = "--show"

    /// The file of an export, the name of its format, and what a picture shows.
    static func exportParts(of argument: String) -> (file: String, format: String?, shown: String?) {
        let (rest, shown) = parts(of: argument, at: showWord)
        let (file, format) = parts(of: rest, at: formatWord)
        return (file, format, shown)
    }

    private static func parts(of argument: String, at word: String) -> (before: String, after: String?) {
        guard let range = argument.ranges(of: " \(word) ").last else { return (argument, nil) }
        return (argument[..<range.lowerBound].trimmingBlanks, argument[range.upperBound...].trimmingBlanks)
    }

    static let transcript = SessionCommand(
        name: "transcript", arguments: "FILE.md",
        summary: "save the session as a Markdown file, which masonry-repl test can check",
        options: [Option("FILE.md", "Markdown with the inputs and what they printed")],
        example: "view a; make.edges.equalTo(root)\n:transcript card.md",
        completion: .path { Folder.entries(completing: $0, endingIn: [ScriptPaths.markdown]) },
        isInTranscript: { _ in false }, action: .run { $0.writeTranscript($1) })

    static let edit = SessionCommand(
        name: "edit", arguments: "[N]",
        summary: "edit the last input in $EDITOR, then run it; or edit input N and run the later ones again, too",
        example: "view a\n:edit 1", completion: .inputs, isInTranscript: { _ in false },
        action: .decide { runner, argument in
            if argument.isEmpty { return runner.edit().map { .run($0) } ?? .goOn }
            runner.edit(input: argument)
            return .goOn
        })
}

extension CommandRunner {
    fileprivate func load(_ argument: String) {
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

    fileprivate func save(_ argument: String) {
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

    fileprivate func export(_ argument: String, _ layout: Layout) {
        let parts = SessionCommand.exportParts(of: argument)
        guard let path = path(parts.file, .export) else { return }
        guard var format = LayoutFormat(path: path) else {
            let endings = LayoutFormat.suffixes.alternatives
            return complain(.argument, "`:export` needs a file name that ends in \(endings), not `\(path)`")
        }
        if let wanted = parts.format {
            guard let code = LayoutFormat.code.first(where: { $0.rawValue == wanted }) else {
                let names = LayoutFormat.code.map(\.rawValue).alternatives
                return complain(.argument, "`:export` takes \(names) as the format, not `\(wanted)`")
            }
            if code.language(ofFile: path) == nil {
                return complain(
                    .argument,
                    "code for `\(wanted)` needs a file name that ends in \(code.suffixes.alternatives), not `\(path)`")
            }
            format = code
        }
        if let shown = parts.shown {
            guard format.isPicture else {
                return complain(.argument, "`--show` draws; it has no effect on \(format.rawValue)")
            }
            guard let choice = choice(shown, in: layout) else { return }
            return write(layout, showing: choice, to: path, as: format)
        }
        let writer = LayoutWriter(
            reporter: session.reporter, drawing: SVGPicture(theme: session.canvas.settings.theme),
            language: format.language(ofFile: path), name: path.fileName, lints: session.reporter.lints
        ) { [session, presenter] in
            let size = presenter.size()
            var picture = presenter.picture(session.canvas.settings, columns: size.columns, rows: size.rows)
            picture.colors = .none
            return picture.draw(layout)
        }
        do {
            write(try writer.bytes(of: layout, as: format), to: path)
        } catch {
            presenter.show(error.diagnostic)
        }
    }

    /// What a picture is to show: a kind, and names of views after it. Nil after an error message.
    private func choice(_ words: String, in layout: Layout) -> DimensionChoice? {
        let words = words.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
        let kinds = DimensionChoice.Kind.allCases.map(\.rawValue)
        guard let word = words.first, let kind = DimensionChoice.Kind(rawValue: word) else {
            complain(
                .argument, "`--show` takes \(kinds.alternatives), not `\(words.first ?? "")`",
                help: NearestName.of(words.first ?? "", among: kinds).map { "did you mean `\($0)`?" })
            return nil
        }
        let choice = DimensionChoice(kind, of: Array(words.dropFirst()))
        if let error = choice.error(in: layout) {
            presenter.show(error)
            return nil
        }
        return choice
    }

    /// Writes a picture of a layout with dimension lines.
    func write(_ layout: Layout, showing choice: DimensionChoice, to path: String, as format: LayoutFormat) {
        var picture = SVGPicture(theme: session.canvas.settings.theme)
        picture.dimensions = choice
        write(picture, of: layout, to: path, as: format)
    }

    func write(_ picture: SVGPicture, of layout: Layout, to path: String, as format: LayoutFormat) {
        do {
            write(try picture.file(of: layout, as: format), to: UserFolder.expanded(path))
        } catch {
            presenter.show(error.diagnostic)
        }
    }

    fileprivate func writeTranscript(_ argument: String) {
        guard let path = path(argument, .transcript) else { return }
        write(SessionMarkdown(typed: session.typed).text, to: path)
    }

    /// Writes a file. A file not written by this session is only replaced if the user, if present, agrees.
    private func write(_ text: String, to path: String) { write(Array(text.utf8), to: path) }

    func write(_ bytes: [UInt8], to path: String) {
        if let confirm = session.confirm, !session.written.contains(path), access(path, F_OK) == 0,
            !confirm("\(path) already exists. Replace it?")
        {
            return presenter.show(value: "nothing was saved")
        }
        do {
            try TextFile.put(bytes, at: path)
            session.written.insert(path)
            presenter.show(value: "saved to \(path)")
        } catch {
            presenter.show(error)
        }
    }

    private func path(_ argument: String, _ command: SessionCommand) -> String? {
        let path = argument.withoutQuotes
        if !path.isEmpty { return UserFolder.expanded(path) }
        complain(.argument, "`:\(command.name)` needs the path of a file")
        return nil
    }

    // MARK: External editor

    /// Lets the user write an input in an editor, starting with the last one, and returns it; nil if there is nothing to
    /// run.
    fileprivate func edit() -> String? { edited(session.typed.last { !$0.hasPrefix(":") && !$0.hasPrefix("?") } ?? "") }

    /// Lets the user edit an input in an editor, and runs it and all later ones again.
    fileprivate func edit(input argument: String) {
        guard session.layout() != nil, let position = position(argument, "edit") else { return }
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
