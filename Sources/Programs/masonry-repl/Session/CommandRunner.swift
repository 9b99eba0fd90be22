internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// Runs a session's commands.
struct CommandRunner {
    let session: Session
    var presenter: Presenter { session.presenter }

    /// What follows a command.
    enum Next {
        case goOn, leave
        /// An input that the user has written and that should run.
        case run(String)
    }

    /// Runs the command on a line, without its `:`.
    func run(_ line: some StringProtocol) -> Next {
        session.catchUp()
        presenter.lastError.value = nil
        defer { presenter.lastError.value.map(session.offerWhatToWrite) }
        let (match, argument) = SessionCommand.parts(of: line)
        if match.isInTranscript(argument) { session.note(typed: ":" + line) }
        switch match {
        case .command(let command) where command.arguments.isEmpty && !argument.isEmpty:
            complain(
                .argument, "`:\(command.rawValue)` takes no arguments, but got `\(argument)`",
                help: command == .rtl ? ":rtl switches between the two directions" : nil)
        case .command(.quit): return .leave
        case .command(.edit) where argument.isEmpty: return edit().map { .run($0) } ?? .goOn
        case .command(let command) where command.isReadOnly: presenter.console.paged { run(command, argument) }
        case .command(let command): run(command, argument)
        case .ambiguous(let candidates):
            let word = SessionCommand.word(of: line)
            complain(.command, "`:\(word)` could be \(candidates.map { ":\($0.rawValue)" }.alternatives)")
        case .unknown:
            let word = SessionCommand.word(of: line)
            let nearest = NearestName.of(word, among: SessionCommand.allCases.map(\.rawValue))
            complain(
                .command, "there is no command `:\(word)`",
                help: nearest.map { "did you mean `:\($0)`?" } ?? ":help lists them")
        }
        return .goOn
    }

    private func run(_ command: SessionCommand, _ argument: String) {
        guard let layout = session.layout() else { return }
        let choice = session.canvas.choice
        let failed = session.failed
        defer {
            session.note(choiceSince: choice)
            if command.forgetsFailure, session.failed === failed { session.failed = nil }
        }
        switch command {
        case .help: help(argument)
        case .explain: explainMessage(argument)
        case .draw: draw(argument, layout)
        case .zoom: zoom(argument, layout)
        case .theme: theme(argument, layout)
        case .animate: animate(argument)
        case .frames: presenter.show(listing: FrameTable(isASCII: presenter.isASCII).draw(layout))
        case .tree: showTree(argument, layout)
        case .list: list(argument, layout)
        case .trace: trace(argument)
        case .why: explain(argument)
        case .findings: findings(argument, layout)
        case .conflicts: showConflicts(layout)
        case .ambiguous: if argument.isEmpty || isView(argument, layout) { showAmbiguities(argument, layout) }
        case .wiggle: wiggle(argument)
        case .try: tryOut(argument)
        case .fix: fix(argument, layout)
        case .size: resize(argument)
        case .rtl: turn(layout)
        case .time:
            presenter.show(value: session.clock.text ?? "nothing has run yet")
        case .call: call(argument)
        case .undo: undo(argument)
        case .redo: redo(argument)
        case .goto: go(to: argument)
        case .diff: difference(argument)
        case .history: history(argument)
        case .reset: reset()
        case .load: load(argument)
        case .save: save(argument)
        case .export: export(argument, layout)
        case .transcript: writeTranscript(argument)
        case .highlight: highlight(argument)
        case .edit: edit(input: argument)
        case .quit: break
        }
    }

    func complain(_ slug: Slug, _ message: String, help: String? = nil) {
        presenter.show(Diagnostic(severity: .error, slug: slug.rawValue, message: message, help: help))
    }

    /// A "did you mean" question for a misspelled argument.
    private func suggestion(_ argument: String, among words: [String], after command: SessionCommand) -> String? {
        NearestName.of(argument, among: words).map { "did you mean :\(command.rawValue) \($0)?" }
    }

    private func help(_ word: String) {
        if word == HelpText.listingWord { return presenter.show(words: HelpText.words) }
        guard let text = HelpText.text(for: word) else {
            let bare = word.hasPrefix(":") ? String(word.dropFirst()) : word
            if Slug(rawValue: bare) != nil { return explainMessage(bare) }
            let nearest = NearestName.of(bare, among: HelpText.words)
            complain(
                .help, "there is no help for `\(word)`",
                help: nearest.map { "did you mean :help \($0)?" } ?? ":help lists what you can type")
            return
        }
        presenter.show(help: text)
    }

    private func explainMessage(_ argument: String) {
        let name = argument.isEmpty ? presenter.lastSlug.value : argument
        guard let name else {
            presenter.show(value: "\(ExplanationText().listing)\n\n:explain NAME explains one.")
            return
        }
        let bare = name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
        switch Explanation.match(bare) {
        case .page(let page): presenter.show(value: ExplanationText().page(page))
        case .several(let slugs):
            complain(.unknownSlug, "`\(bare)` could be \(slugs.map(\.rawValue).alternatives)")
        case .none(let nearest):
            complain(
                .unknownSlug, "there is no message `\(bare)`",
                help: nearest.map { "did you mean :explain \($0.rawValue)?" }
                    ?? ":explain lists them at the start of a session")
        }
    }

    private func draw(_ argument: String, _ layout: Layout) {
        if argument.isEmpty { return session.canvas.redraw(layout) }
        if let mode = SessionCanvas.Mode(rawValue: argument) {
            if session.canvas.setMode(mode, drawing: layout) { return }
            if mode != .pixels { return complainOfTerminal() }
            presenter.show(
                PixelPicture.isAvailable ? PixelTerminal.refusal : PixelPicture.Failure.missingLibrary.diagnostic)
        } else if let aid = PictureAid(rawValue: argument) {
            let isShown = session.canvas.settings.aids.remove(aid) == nil
            if isShown { session.canvas.settings.aids.insert(aid) }
            session.canvas.redraw(layout)
            presenter.show(value: "\(aid.rawValue): \(isShown ? "shown" : "hidden")")
        } else {
            let words = SessionCanvas.Mode.allCases.map(\.rawValue) + PictureAid.allCases.map(\.rawValue)
            complain(
                .argument, "`:draw` takes \(words.alternatives) or nothing, not `\(argument)`",
                help: suggestion(argument, among: words, after: .draw))
        }
    }

    private func trace(_ argument: String) {
        switch argument {
        case "on": session.tracesAutomatically = true
        case "off": session.tracesAutomatically = false
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

    private func zoom(_ name: String, _ layout: Layout) {
        if !name.isEmpty && !isView(name, layout) { return }
        session.canvas.settings.zoom = name.isEmpty ? nil : name
        session.canvas.redraw(layout)
    }

    private func theme(_ name: String, _ layout: Layout) {
        if name.isEmpty { return presenter.show(value: session.canvas.settings.theme.rawValue) }
        guard let theme = Theme(rawValue: name) else {
            let names = Theme.allCases.map(\.rawValue)
            return complain(
                .argument, "`:theme` takes \(names.alternatives), not `\(name)`",
                help: suggestion(name, among: names, after: .theme))
        }
        session.canvas.settings.theme = theme
        session.canvas.draw(layout)
    }

    private func animate(_ argument: String) {
        switch argument {
        case "": if !session.canvas.replay() { complain(.argument, "there is no change to replay") }
        case "on", "off": if !session.canvas.setAnimated(argument == "on") { complainOfTerminal() }
        default: complain(.argument, "`:animate` takes `on`, `off` or nothing, not `\(argument)`")
        }
    }

    private func complainOfTerminal() {
        complain(.terminal, "this needs a terminal that can move the cursor")
    }

    /// Whether the view exists; prints an error if not.
    private func isView(_ name: String, _ layout: Layout) -> Bool {
        if layout.item(named: name) != nil { return true }
        let nearest = NearestName.of(name, among: layout.items.map(\.name))
        complain(.unknownView, "there is no view `\(name)`", help: nearest.map { "did you mean `\($0)`?" })
        return false
    }

    private func showTree(_ name: String, _ layout: Layout) {
        if !name.isEmpty && !isView(name, layout) { return }
        presenter.show(
            listing: TreeListing(view: name.isEmpty ? nil : name, isASCII: presenter.isASCII).draw(layout))
    }

    /// - Parameter name: a view's name, a constraint's number after `#`, or empty.
    private func list(_ name: String, _ layout: Layout) {
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

    private func highlight(_ argument: String) {
        switch argument {
        case "": presenter.show(value: "highlight: \(session.highlights ? "on" : "off")")
        case "on", "off": session.highlights = argument == "on"
        default: complain(.argument, "`:highlight` takes `on`, `off` or nothing, not `\(argument)`")
        }
    }

    /// Switches the reading direction.
    private func turn(_ layout: Layout) {
        session.runForCommand(statement(ofTurning: layout))
        guard let now = session.layout() else { return }
        let direction = now.screen.direction == .rightToLeft ? "right to left" : "left to right"
        if now.items != layout.items {
            presenter.show(value: "the reading direction is now \(direction)")
            if session.canvas.mode == .off { showChanges(from: layout, to: now) }
        } else {
            let isAsked = now.constraints.contains { constraint in
                [constraint.first, constraint.second].contains { $0?.attribute.isDirectional ?? false }
            }
            presenter.show(
                value: "the reading direction is now \(direction); nothing moves"
                    + (isAsked ? "" : ": no constraint uses leading or trailing, and left and right stay as they are"))
        }
    }

    func statement(ofTurning layout: Layout) -> String {
        "root.direction = \(layout.screen.direction == .rightToLeft ? "ltr" : "rtl")"
    }

    private func resize(_ argument: String) {
        let now = session.interpreter.scene.size
        let dots = ["...", "..", "\u{2026}"].lazy.compactMap { argument.firstRange(of: $0) }.first
        if let range = dots, let one = SizeText(argument[..<range.lowerBound]),
            let other = SizeText(argument[range.upperBound...])
        {
            // A height given only once applies to both.
            return sweep(
                from: Size(width: one.width, height: one.height ?? other.height ?? now.height),
                to: Size(width: other.width, height: other.height ?? one.height ?? now.height))
        }
        if let statement = statement(ofSize: argument) { session.runForCommand(statement) }
    }

    /// The statement that sets the root's size; nil after an error message.
    func statement(ofSize argument: String) -> String? {
        guard SizeText(argument[...])?.height != nil else {
            let sides = argument.split { " ,;*×X/".contains($0) }.filter { $0 != "x" }
            let isSuggested =
                sides.count == 2 && sides.allSatisfy { SizeText($0)?.height == nil && SizeText($0) != nil }
            complain(
                .argument,
                "`:size` needs a width and a height, each 0 or more"
                    + (argument.isEmpty ? "" : ", not `\(argument)`"),
                help: isSuggested
                    ? "did you mean :size \(sides[0])x\(sides[1])?"
                    : ":size 320x480, or :size 320..800 to try all widths between")
            return nil
        }
        return "screen \(argument)"
    }

    /// `320x480`, or only a width.
    private struct SizeText {
        let width: Double
        let height: Double?

        init?(_ text: Substring) {
            let sides = text.trimmingBlanks.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
            guard sides.count <= 2, let first = sides.first, let width = first,
                sides.allSatisfy({ $0.map { $0 >= 0 && $0.isFinite } ?? true })
            else { return nil }
            self.width = width
            height = sides.count == 2 ? sides[1] : nil
            if sides.count == 2, height == nil { return nil }
        }
    }

    private func call(_ method: String) {
        if session.call(method) { return }
        let nearest = NearestName.of(method, among: session.interpreter.callableMethods)
        complain(
            .argument, method.isEmpty ? "`:call` needs the name of a method" : "there is no method `\(method)` to call",
            help: nearest.map { "did you mean `\($0)`?" }
                ?? "`:call` calls methods of the screen that pasted code or a file started")
    }
}

extension [String] {
    /// ``a`, `b` or `c``.
    var alternatives: String {
        let quoted = map { "`\($0)`" }
        return quoted.dropLast().joined(separator: ", ") + (count > 1 ? " or " : "") + (quoted.last ?? "")
    }
}

extension StringProtocol {
    /// The last component of a path, without its extension.
    var fileName: String {
        let name = split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }

    /// Whether it contains only blanks and newlines.
    var isBlank: Bool { !contains(where: \.isInText) }

    /// The text without surrounding quotes, if any.
    var withoutQuotes: String {
        hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : String(self)
    }

    /// The first line, with a mark if there are more.
    var firstLine: String {
        let lines = trimmingBlanks.split(separator: "\n")
        return (lines.first.map(String.init) ?? "")
            + (lines.count > 1 ? " (and \((lines.count - 1).counted("more line")))" : "")
    }

    /// The text without blanks and newlines at both ends.
    var trimmingBlanks: String {
        guard let first = firstIndex(where: \.isInText), let last = lastIndex(where: \.isInText) else { return "" }
        return String(self[first...last])
    }
}

extension Character {
    /// Whether it is neither a blank nor a newline.
    fileprivate var isInText: Bool { self != " " && self != "\t" && !isNewline }
}
