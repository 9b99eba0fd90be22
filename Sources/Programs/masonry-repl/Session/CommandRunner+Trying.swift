internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// The command `:try`, which keeps nothing.
extension SessionCommand {
    static let tryOut = SessionCommand(
        name: "try", arguments: "STATEMENT|:fix N",
        summary: "preview a statement, or :fix N, :size WxH or :rtl, without keeping it",
        example: "view a; make.left.top.width.height.equalTo(40)\n:try update.left.equalTo(80)", completion: .input,
        isReadOnly: true, action: .run { $0.tryOut($1) })
}

extension CommandRunner {
    /// Shows what a statement or a command would do, and keeps nothing.
    fileprivate func tryOut(_ input: String) {
        if input.isEmpty { return complain(.argument, "`:try` needs a statement or a command") }
        let (interpreter, reporter) = (session.interpreter, session.reporter)
        let before = interpreter.scene.layout()
        let lints = Set(reporter.lints.map(\.occasion))
        if input.hasPrefix(":"), case (.command(.fix), let number) = SessionCommand.parts(of: input.dropFirst()) {
            guard let offer = offer(number) else { return }
            if case .failed(let source) = offer.aim, offer.fix.edit.source === source {
                return tryOut(source.applying([offer.fix.edit]).text)
            }
            var isShown = false
            _ = session.edit(offer.fix.edit, title: offer.fix.title) {
                showPreview(since: before, lints)
                isShown = true
                return false
            }
            if !isShown { complainOfUseless(offer, number) }
            return
        }
        guard let statement = input.hasPrefix(":") ? statement(for: input.dropFirst(), before) : input else { return }
        interpreter.tryOut(SourceText(name: ":try", text: statement, isInput: true)) { outcome in
            for value in outcome.values { presenter.show(value: value) }
            for diagnostic in outcome.diagnostics { presenter.show(diagnostic) }
            if outcome.acceptedStatements > 0 {
                showPreview(since: before, lints)
            } else if outcome.diagnostics.isEmpty {
                complain(.argument, "`\(statement)` is not a statement")
            }
        }
    }

    /// Shows a change that is in effect for the moment, on one screen.
    private func showPreview(since before: Layout, _ lints: Set<[String]>) {
        let (interpreter, reporter) = (session.interpreter, session.reporter)
        let after = interpreter.scene.layout()
        let (news, notes) = after.news(since: before)
        var block = ReportBlock(notes: notes)
        block.add(
            news,
            reporter.lintsWithoutFixes.filter { !lints.contains($0.occasion) }, in: after, by: reporter,
            isComplete: false)
        var changes = changes(from: before, to: after)
        if changes.count > Self.maxChanges {
            let shown = changes.prefix(Self.maxChanges - 1)
            changes = shown + ["and \(changes.count - shown.count) more"]
        }
        if after.items != before.items {
            let said = presenter.rows(
                of: block, columns: presenter.size().columns, atMost: .max, theme: session.canvas.settings.theme)
            session.canvas.show(before, beside: after, above: changes.count + said.count + 1)
        }
        show(changes)
        presenter.show(block)
        presenter.show(value: "preview only: nothing was kept")
    }

    /// The most lines about changed views in a preview.
    private static let maxChanges = 5

    /// The statement that a command without its `:` stands for; nil after an error message.
    private func statement(for command: Substring, _ layout: Layout) -> String? {
        switch SessionCommand.parts(of: command) {
        case (.command(.size), let argument): return statement(ofSize: argument)
        case (.command(.rtl), ""): return statement(ofTurning: layout)
        default:
            complain(.argument, "`:try` takes a statement, `:fix N`, `:size WxH` or `:rtl`, not `:\(command)`")
            return nil
        }
    }
}
