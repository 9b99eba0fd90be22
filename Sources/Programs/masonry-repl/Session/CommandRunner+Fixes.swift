internal import Masonry
internal import MasonryLanguage

// The command `:fix`, which edits the inputs.
extension SessionCommand {
    static let fix = SessionCommand(
        name: "fix", arguments: "[N]",
        summary: "do a fix of the list shown last, or what the last error says to write; without N, list the fixes",
        example: "view a; make.left.top.width.equalTo(20)\n:fix\n:fix 1", action: .runInLayout { $0.fix($1, $2) })
}

extension CommandRunner {
    fileprivate func fix(_ argument: String, _ layout: Layout) {
        session.completeReports()
        if argument.isEmpty { return session.listFixes(in: layout) }
        guard let offer = offer(argument) else { return }
        if presenter.isForLessons { return show(offer) }
        let (edit, title) = (offer.fix.edit, offer.fix.title)
        switch offer.aim {
        case .finding(let subject):
            // The finding may have other causes by now.
            let edited = session.edit(edit, title: title) { [session] in
                !session.reporter.subjects.contains(subject)
            }
            guard let edited else { return complainOfUseless(offer, argument) }
            showResult(of: edited, edit)
        case .message:
            guard let edited = session.edit(edit, title: title) else { return complainOfUseless(offer, argument) }
            showResult(of: edited, edit)
        case .failed(let source):
            var text = source.text
            if edit.source === source {
                text = source.applying([edit]).text
            } else if let edited = session.edit(edit, title: title) {
                showResult(of: edited, edit)
            } else {
                return complainOfUseless(offer, argument)
            }
            if text.hasPrefix(":") { return runCorrected(text) }
            let corrected = SourceText(name: source.name, text: text, isInput: true, accent: source.accent)
            presenter.show(value: isLong(corrected) ? change(in: corrected, edit) : text)
            session.onStatementOfCommand(text)
            session.run(text)
        case .command: runCorrected("\(edit.source.name) \(edit.source.applying([edit]).text)")
        case .replacing(let replaced, let source): session.run(session.renamed(source), inPlaceOf: replaced)
        }
    }

    /// Shows what to type to do a fix.
    private func show(_ offer: Session.Offer) {
        let edit = offer.fix.edit
        let (old, new) = (edit.source.text, edit.source.applying([edit]).text)
        if case .failed(let source) = offer.aim, source === edit.source {
            return presenter.show(value: "to type: \(new)")
        }
        if new.hasPrefix(old), !old.isEmpty {
            let added = new.dropFirst(old.count).drop { $0.isWhitespace || $0 == ";" }
            return presenter.show(value: "to type: \(added)")
        }
        presenter.show(
            value: new.isBlank
                ? "to take back with :undo: \(old.firstLine)"
                : "to type in place of `\(edit.source.name)`: \(new)\n:undo takes inputs back")
    }

    private func runCorrected(_ command: String) {
        presenter.show(value: command)
        session.onStatementOfCommand(command)
        _ = run(command.dropFirst())
    }

    private func showResult(of edited: SourceText, _ edit: Replacement) {
        let result =
            edited.text.isBlank ? "`\(edited.name)` is deleted" : "`\(edited.name)` is now: \(edited.text)"
        presenter.show(value: isLong(edited) ? change(in: edited, edit) : result)
        session.showChanges()
    }

    /// Whether of an input only the lines that changed are shown.
    private func isLong(_ input: SourceText) -> Bool { input.lineCount > Self.maxLinesShown }

    private func change(in edited: SourceText, _ edit: Replacement) -> String {
        if edit.text.isBlank {
            let deleted = edit.source.text(in: edit.span.range).withoutEmptyLinesAtEnds
            return "`\(edited.name)` no longer says: \(deleted)"
        }
        let first = edited.line(at: edit.span.lower)
        let last = edited.line(at: edit.span.lower + max(0, edit.text.utf8.count - 1))
        let lines = (first...last).map { edited.text(in: edited.range(ofLine: $0)) }
        let place =
            first == last
            ? "line \(first) of `\(edited.name)` is" : "lines \(first) to \(last) of `\(edited.name)` are"
        return "\(place) now: \(lines.joined(separator: "\n"))"
    }

    private static let maxLinesShown = 8

    /// The offered fix with a number; nil after an error message.
    func offer(_ argument: String) -> Session.Offer? {
        guard let number = Int(argument), session.offers.indices.contains(number - 1) else {
            let count = session.offers.count
            let name = session.failed.map { "for `\($0.name)`" } ?? "on the screen"
            complain(
                .argument, count == 0 ? "there are no fixes \(name)" : "`:fix` takes a number from 1 to \(count)",
                help: session.failed == nil ? helpForNumber : nil)
            return nil
        }
        let offer = session.offers[number - 1]
        // A resolved finding needs no fix, which might even break something.
        guard case .finding(let subject) = offer.aim, !session.reporter.subjects.contains(subject) else {
            return offer
        }
        complain(
            .argument, "the finding that `:fix \(number)` was for is resolved or gone",
            help: ":fix lists the fixes for what is found now")
        return nil
    }

    /// What leads to other fixes than those that have numbers now.
    private var helpForNumber: String {
        guard session.listed.count > 1,
            let other = session.listed.indices.dropFirst().first(where: { index in
                !session.listed[index].fixes.isEmpty
            })
        else { return ":fix lists the fixes for what is found now" }
        return "these are fixes of the finding that is open; :findings \(other + 1) opens another, "
            + "and :fix lists the fixes of all"
    }

    func complainOfUseless(_ offer: Session.Offer, _ number: String) {
        complain(
            .argument, "`:fix \(number)` no longer helps: \(offer.fix.title)",
            help: ":fix lists the fixes for what is found now")
    }
}
