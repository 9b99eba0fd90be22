internal import Masonry
internal import MasonryLanguage

// How a session reports findings, and the fixes that it offers for them.
extension Session {
    /// A fix and what it is for.
    struct Offer {
        let fix: Diagnostic.Fix
        let aim: Aim

        enum Aim {
            /// It edits an input and should resolve a finding.
            case finding(subject: [String])
            /// It edits an input in effect, as a message on it says.
            case message
            /// It corrects an input that failed, which then runs.
            case failed(SourceText)
            /// It corrects a command, which then runs.
            case command
            /// It runs a failed input in place of those that declare the same.
            case replacing(Replaced, by: SourceText)
        }
    }

    /// The most reports on findings shown after an input, and the most findings that reports are made on.
    private static let shownReports = 6
    private static let reportedFindings = 60
    /// More lines would leave no room for the picture's legend.
    private static let listedBesidePicture = 10

    /// Shows findings in full, and offers fixes.
    func report(_ findings: [Finding], in layout: Layout, showsArithmetic: Bool = false) {
        for diagnostic in diagnostics(of: findings, in: layout, showsArithmetic: showsArithmetic) {
            presenter.show(diagnostic)
        }
    }

    /// The reports of findings, and their fixes.
    private func diagnostics(of findings: [Finding], in layout: Layout, showsArithmetic: Bool) -> [Diagnostic] {
        (offers, offersOfMessages) = ([], [])
        let reports = reporter.reports(on: findings)
        let note = reporter.searchNote
        return reports.map { report in
            let repairs = report.repairs.filter { $0.edits.allSatisfy(isWanted) }
            let diagnostic = Diagnostic(
                report.finding, in: layout, repairs: repairs, others: report.others,
                firstCommand: offers.count + 1, showsArithmetic: showsArithmetic)
            offer(ShownFinding(diagnostic, subject: report.finding.subject))
            return diagnostic
        } + (note.map { [$0] } ?? [])
    }

    /// What is new in a layout.
    struct News {
        var findings: [Finding]
        /// The new findings of lint rules, without fixes.
        var lints: [Diagnostic]
        var resolved: [Finding]

        var isEmpty: Bool { findings.isEmpty && lints.isEmpty }
    }

    func news(of layout: Layout) -> News {
        let knownFindings = Set(known.findings.map { $0.occasion(in: known) })
        let new = layout.findings.filter {
            !knownFindings.contains($0.occasion(in: layout)) && !isPremature($0) && !isForTheUser($0)
        }
        let subjects = layout.findings.subjects
        let unplaced = Set(layout.findings.compactMap(\.unplacedView))
        let old = known.findings.filter { finding in
            // What has lost all its constraints is not resolved.
            if case .ambiguous(let view, _, _) = finding.kind, unplaced.contains(view) { return false }
            return !subjects.contains(finding.subject) && layout.has(finding, of: known) && !isForTheUser(finding)
        }
        let lints = reporter.lintsWithoutFixes
        let occasions = lints.map(\.occasion)
        let newLints = zip(lints, occasions).filter { !knownLints.contains($0.1) }.map(\.0)
        knownLints = Set(occasions)
        return News(findings: new, lints: newLints, resolved: old)
    }

    /// What is new as a block: with fixes if it is complete.
    ///
    /// - Parameter isStoppable: whether typing on stops looking for them.
    func listing(
        _ news: News, in layout: Layout, isComplete: Bool, isStoppable: Bool = true
    ) -> ReportBlock {
        var block = ReportBlock.forSession(
            notes: news.resolved.resolutions, newest: timeline.inEffect.last?.source)
        if news.isEmpty { return block }
        if isComplete, isStoppable {
            reporter.shouldStop = { [unowned self] in
                if isTyping() { didStopLooking = true }
                return didStopLooking
            }
        }
        defer { reporter.shouldStop = { false } }
        let occasions = Set(news.lints.map(\.occasion))
        let lints = isComplete ? reporter.lints.filter { occasions.contains($0.occasion) } : news.lints
        let groups = reporter.reportsWithoutFixes(on: news.findings)
        let findings = groups.prefix(Self.reportedFindings).flatMap { [$0.finding] + $0.others }
        block.others = max(0, groups.count - Self.reportedFindings)
        block.maxListed = Self.listedBesidePicture
        return listing(findings, lints, in: layout, block, atMost: Self.shownReports, isComplete: isComplete)
    }

    /// Looks for the fixes that the user did not wait for.
    func completeReports() {
        pending?()
        pending = nil
    }

    /// Reports the findings and lints. The first is shown with its fixes; `:findings` opens others.
    private func listing(
        _ findings: [Finding], _ lints: [Diagnostic], in layout: Layout, _ block: ReportBlock, atMost limit: Int = .max,
        isComplete: Bool = true
    ) -> ReportBlock {
        var block = block
        block.add(findings, lints, in: layout, by: reporter, atMost: limit, isComplete: isComplete, where: isEditable)
        offers = offersOfMessages
        block.earlierFixes = offers.count
        if let first = block.reports.first { offer(first) }
        listed = block.reports
        return block
    }

    private func offer(_ report: ShownFinding) {
        offers += report.fixes.map { Offer(fix: $0, aim: .finding(subject: report.subject)) }
    }

    /// Offers the fixes of messages on an input that ran, and gives their numbers.
    func offer(fixesOf messages: [Diagnostic]) -> [Int?] {
        offersOfMessages = []
        let numbers = messages.map { message -> Int? in
            guard let fix = message.written, isEditable(fix) else { return nil }
            offersOfMessages.append(Offer(fix: fix, aim: .message))
            return offersOfMessages.count
        }
        if !messages.isEmpty { offers = offersOfMessages }
        return numbers
    }

    /// Offers what the error message of a command says to write instead, if it says that.
    func offerWhatToWrite(after error: Diagnostic) {
        guard let fix = error.written, fix.edit.source.name.hasPrefix(":") else { return }
        offers = [Offer(fix: fix, aim: .command)]
    }

    // MARK: Failed inputs

    /// Reports an input that failed, and offers what to write instead.
    func block(onFailureOf source: SourceText, _ messages: [Diagnostic]) -> ReportBlock {
        (offers, offersOfMessages) = ([], [])
        var block = ReportBlock.forSession()
        if messages.count == 1, let report = report(onRepeated: messages[0], in: source) {
            block.reports = [report]
            return block
        }
        block.messages = messages
        block.fixNumbers = messages.map { message in
            let editsInput = message.replacement?.source === source
            guard let fix = message.written, editsInput || isEditable(fix) else { return nil }
            offers.append(Offer(fix: fix, aim: .failed(source)))
            return offers.count
        }
        return block
    }

    /// Answers an input that declares something again: what is there, and how to go on with it or replace it.
    private func report(onRepeated message: Diagnostic, in source: SourceText) -> ShownFinding? {
        guard message.slug == Slug.redeclared.rawValue, let label = message.labels.first(where: \.isPrimary),
            label.source === source, let names = interpreter.declaredNames(in: source)
        else { return nil }
        let name = source.text(in: label.span)
        if let edit = message.replacement, edit.source === source {
            let title = "write `\(edit.lines.onOneLine)`"
            let fix = Diagnostic.Fix(
                title: title, briefs: [title], effect: nil, briefEffects: [], edit: edit, isSafe: false)
            offers.append(Offer(fix: fix, aim: .failed(source)))
        }
        if names.replaceStatements || names.isBlock && !names.needContext,
            let replaced = replaced(by: source, names),
            replaced.text != timeline.entries[replaced.places[0]].source.text
        {
            let place = "in[\(timeline.entries[replaced.places[0]].number)]"
            let (title, effect) = ("replace `\(name)` in \(place)", "later inputs run again")
            let fix = Diagnostic.Fix(
                title: title, briefs: [title], effect: effect, briefEffects: [effect],
                edit: Replacement(source: source, span: Span(0, 0), text: ""), isSafe: false)
            offers.append(Offer(fix: fix, aim: .replacing(replaced, by: source)))
        } else if interpreter.scene.view(named: name) != nil, source.accent == .masonry {
            let removal = "\(name).\(Member.remove.rawValue)(); "
            let start = Span(0, 0)
            let fix = Diagnostic.Fix(
                title: "replace it: `\(removal)\(source.text.firstLine)`",
                briefs: ["replace it: `\(removal)\(source.text.firstLine)`"], effect: nil, briefEffects: [],
                edit: Replacement(source: source, span: start, text: removal), isSafe: false)
            offers.append(Offer(fix: fix, aim: .failed(source)))
        }
        let first = message.labels.first { !$0.isPrimary }
        let place = first.map { " in \($0.source.name)" } ?? ""
        let what = description(of: name).map { ": \($0)" } ?? ""
        let brief = Diagnostic.Brief(headline: "`\(name)` is already declared\(place)\(what)", labels: [], reason: nil)
        let diagnostic = Diagnostic(
            severity: .error, slug: message.slug, message: message.message, labels: message.labels,
            notes: message.notes, help: message.help, replacement: nil, rule: nil, brief: brief)
        return ShownFinding(diagnostic, subject: diagnostic.subject, fixes: offers.map(\.fix))
    }

    /// `a view with 4 constraints and 2 subviews`
    private func description(of name: String) -> String? {
        guard let layout = layout(), let index = layout.items.firstIndex(where: { $0.name == name }) else { return nil }
        let constraints = layout.constraints.count { $0.first.item == name }
        let subviews = layout.items.count { $0.parent == index }
        let parts =
            [constraints.counted("constraint")] + (subviews == 0 ? [] : [subviews.counted("subview")])
        return "a \(layout.items[index].kind.rawValue) with \(parts.joinedAsList())"
    }

    /// Nothing edits what ran before the first input, nor the start of a lesson.
    private func isEditable(_ fix: Diagnostic.Fix) -> Bool {
        timeline.inEffect.contains { $0.source === fix.edit.source && (guide == nil || $0.number > 0) }
            && isWanted(fix.edit)
    }

    private func isWanted(_ edit: Replacement) -> Bool { guide?.isWanted(edit) ?? true }

    private func isForTheUser(_ finding: Finding) -> Bool { guide?.isForTheUser(finding) ?? false }

    /// Draws the layout with what is found in it and the heading.
    func show(_ layout: Layout, heading: [String], open: [OpenView]) {
        var block = ReportBlock.forSession()
        offersOfMessages = []
        block = listing(layout.findings.filter { !isForTheUser($0) }, [], in: layout, block)
        (block.heading, block.open) = (heading, open)
        canvas.draw(layout, with: block)
        noteShown(layout)
    }

    /// Lists everything that is found now, or opens a single finding.
    func showFindings(in layout: Layout) {
        offersOfMessages = []
        let block = listing(
            layout.findings, reporter.lints, in: layout,
            ReportBlock.forSession(newest: timeline.inEffect.last?.source))
        if block.isEmpty { return presenter.show(value: "no findings") }
        presenter.show(block)
    }

    /// Shows one of the findings that were listed last and offers its fixes; false if there is none of this number.
    func openFinding(_ number: Int, in layout: Layout) -> Bool {
        if listed.isEmpty {
            _ = listing(layout.findings, reporter.lints, in: layout, ReportBlock())
        }
        guard listed.indices.contains(number - 1) else { return false }
        let report = listed[number - 1]
        guard reporter.subjects.contains(report.subject) else { return false }
        (offers, offersOfMessages) = ([], [])
        offer(report)
        presenter.show(
            ReportBlock(reports: [report], hasCommands: true, newest: timeline.inEffect.last?.source))
        return true
    }

    /// Lists the fixes of the failed input, or of everything that is found now, under headings, and offers them.
    func listFixes(in layout: Layout) {
        if let failed {
            let fixes = offers.map(\.fix)
            if fixes.isEmpty { return presenter.show(value: "there are no fixes for `\(failed.name)`") }
            for (index, fix) in fixes.enumerated() { presenter.show(value: "\(index + 1)  \(fix.title)") }
            return
        }
        offersOfMessages = []
        var block = listing(layout.findings, reporter.lints, in: layout, ReportBlock.forSession())
        block.reports.removeAll { $0.fixes.isEmpty }
        if block.reports.isEmpty { return presenter.show(value: "there are no fixes for the current findings") }
        block.notes = []
        block.listsFixes = true
        offers = []
        block.reports.forEach(offer)
        presenter.show(block)
    }

    /// Whether the finding is about the selected views, which the user is probably about to constrain.
    func isPremature(_ finding: Finding) -> Bool {
        guard case .unplaced(let name) = finding.kind else { return false }
        return interpreter.currentViews.contains { $0.name == name }
    }
}

extension Finding {
    /// The view that has no constraints; nil for other findings.
    fileprivate var unplacedView: String? { if case .unplaced(let view) = kind { view } else { nil } }
}

extension Layout {
    /// Whether the view in a finding of an earlier layout still exists.
    fileprivate func has(_ finding: Finding, of earlier: Layout) -> Bool {
        switch finding.kind {
        case .conflict(let conflict):
            let broken = conflict.broken.id
            guard let record = earlier.constraints.first(where: { $0.id == broken }) else { return false }
            return item(named: record.first.item) != nil
        case .ambiguous(let view, _, _), .openContent(let view, _), .unplaced(let view), .unsettled(let view):
            return item(named: view) != nil
        case .inexact(let views):
            return views.contains { item(named: $0) != nil }
        }
    }
}
