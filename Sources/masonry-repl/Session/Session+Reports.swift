internal import Masonry
internal import MasonryLanguage

// What a session says of findings, and the fixes it offers for them.
extension Session {
    /// A fix and the finding it should resolve.
    struct Offer {
        let fix: Diagnostic.Fix
        let subject: [String]
    }

    /// The most reports on findings shown after an input, and the most findings that reports are made on.
    private static let shownReports = 6
    private static let reportedFindings = 60
    /// More lines would leave no room for the picture's legend.
    private static let listedBesidePicture = 10

    /// Shows all there is to say of findings, and offers fixes.
    func report(_ findings: [Finding], in layout: Layout, showsArithmetic: Bool = false) {
        for diagnostic in diagnostics(of: findings, in: layout, showsArithmetic: showsArithmetic) {
            presenter.show(diagnostic)
        }
    }

    /// The reports of findings, and their fixes.
    private func diagnostics(of findings: [Finding], in layout: Layout, showsArithmetic: Bool) -> [Diagnostic] {
        offers = []
        let reports = interpreter.reports(on: findings)
        let note = interpreter.searchNote
        return reports.map { report in
            let repairs = report.repairs.filter { $0.edits.allSatisfy(isWanted) }
            let diagnostic = Diagnostic(
                report.finding, in: layout, repairs: repairs, others: report.others,
                firstCommand: offers.count + 1, showsArithmetic: showsArithmetic)
            offer(Report(diagnostic, subject: report.finding.subject))
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
        let lints = interpreter.lintsWithoutFixes
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
            interpreter.stopsLookingForFixes = { [unowned self] in
                if isTyping() { didStopLooking = true }
                return didStopLooking
            }
        }
        defer { interpreter.stopsLookingForFixes = { false } }
        let occasions = Set(news.lints.map(\.occasion))
        let lints = isComplete ? interpreter.lints.filter { occasions.contains($0.occasion) } : news.lints
        let groups = interpreter.reportsWithoutFixes(on: news.findings)
        let findings = groups.prefix(Self.reportedFindings).flatMap { [$0.finding] + $0.others }
        block.others = max(0, groups.count - Self.reportedFindings)
        block.mostListed = Self.listedBesidePicture
        return listing(findings, lints, in: layout, block, atMost: Self.shownReports, isComplete: isComplete)
    }

    /// Looks for the fixes that the user did not wait for.
    func completeReports() {
        pending?()
        pending = nil
    }

    /// Lists the findings and lints, of which `:findings` opens one, and offers their fixes.
    private func listing(
        _ findings: [Finding], _ lints: [Diagnostic], in layout: Layout, _ block: ReportBlock, atMost most: Int = .max,
        isComplete: Bool = true
    ) -> ReportBlock {
        var block = block
        block.add(findings, lints, in: layout, by: interpreter, atMost: most, isComplete: isComplete, where: isEditable)
        offers = []
        block.reports.forEach(offer)
        listed = block.reports
        return block
    }

    private func offer(_ report: Report) {
        offers += report.fixes.map { Offer(fix: $0, subject: report.subject) }
    }

    /// Nothing edits what ran before the first input.
    private func isEditable(_ fix: Diagnostic.Fix) -> Bool {
        timeline.inEffect.contains { $0.source === fix.edit.source } && isWanted(fix.edit)
    }

    private func isWanted(_ edit: Replacement) -> Bool { guide?.isWanted(edit) ?? true }

    private func isForTheUser(_ finding: Finding) -> Bool { guide?.isForTheUser(finding) ?? false }

    /// Draws the layout with what is found in it and the heading.
    func show(_ layout: Layout, heading: [String], open: [OpenView]) {
        var block = ReportBlock.forSession()
        block = listing(layout.findings.filter { !isForTheUser($0) }, [], in: layout, block)
        (block.heading, block.open) = (heading, open)
        canvas.draw(layout, with: block)
        noteShown(layout)
    }

    /// Lists everything that is found now, or opens a single finding.
    func showFindings(in layout: Layout) {
        let block = listing(
            layout.findings, interpreter.lints, in: layout,
            ReportBlock.forSession(newest: timeline.inEffect.last?.source))
        if block.isEmpty { return presenter.show(value: "no findings") }
        presenter.show(block)
    }

    /// Shows one of the findings that were listed last and offers its fixes; false if there is none of this number.
    func openFinding(_ number: Int, in layout: Layout) -> Bool {
        if listed.isEmpty {
            _ = listing(layout.findings, interpreter.lints, in: layout, ReportBlock())
        }
        guard listed.indices.contains(number - 1) else { return false }
        let report = listed[number - 1]
        guard interpreter.subjects.contains(report.subject) else { return false }
        offers = []
        offer(report)
        presenter.show(
            ReportBlock(reports: [report], hasCommands: true, newest: timeline.inEffect.last?.source))
        return true
    }

    /// Offers the fixes of remaining lint findings again.
    func offerFixes() {
        let offered = Set(offers.map(\.subject))
        for lint in interpreter.lints where !offered.contains(lint.subject) {
            offer(Report(lint, subject: lint.subject, fixes: lint.fixes.filter(isEditable)))
        }
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
