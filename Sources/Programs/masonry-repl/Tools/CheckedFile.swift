internal import Masonry
internal import MasonryLanguage

/// What `check` found in a file.
struct CheckedFile {
    var findings: [ToolFinding] = []
    var expectations = (passed: 0, failed: 0)
    /// Whether the layout has conflicts that are not among the findings, as a lint rule explains them.
    private var hasExplainedConflicts = false

    init(findings: [ToolFinding] = []) {
        self.findings = findings
    }

    /// Adds what was found in another script of the same file.
    mutating func add(_ other: CheckedFile) {
        findings += other.findings
        expectations.passed += other.expectations.passed
        expectations.failed += other.expectations.failed
        hasExplainedConflicts = hasExplainedConflicts || other.hasExplainedConflicts
    }

    /// Adds the findings of a layout.
    mutating func add(_ reports: [FindingReport], in layout: Layout) {
        findings += reports.map { ToolFinding($0, in: layout) }
        let reported = reports.reduce(0) { $0 + ([$1.finding] + $1.others).count(where: \.isConflict) }
        hasExplainedConflicts = hasExplainedConflicts || reported < layout.conflicts.count
    }

    var hasFailed: Bool {
        findings.contains { $0.finding.isFailure }
            || hasExplainedConflicts && findings.contains { $0.finding.kind == .lint }
    }

    /// What makes it fail, without the rest.
    var failures: CheckedFile {
        var file = self
        file.findings.removeAll { !$0.finding.isFailure && !(hasExplainedConflicts && $0.finding.kind == .lint) }
        return file
    }

    func run(path: String) -> Report.Run {
        let findings = findings.map(\.finding)
        let isEmpty = findings.contains(where: \.isAboutNothing) && !hasFailed
        return Report.Run(
            paths: [path], status: hasFailed ? .failed : isEmpty ? .nothing : .passed, findings: findings,
            expectations: Report.Expectations(passed: expectations.passed, failed: expectations.failed))
    }

    private static let listing = "--report json lists them all"

    /// What people read of it: all messages, and the first findings of the layout and of lint rules.
    var shownDiagnostics: [Diagnostic] {
        let diagnostics = { (kind: Report.Finding.Kind) in
            findings.filter { $0.finding.kind == kind }.compactMap(\.diagnostic)
        }
        let rest = findings.filter { $0.finding.kind == .layout }.dropFirst(Presenter.shownFindings).reduce(0) {
            $0 + 1 + ($1.finding.others?.count ?? 0)
        }
        return diagnostics(.message) + diagnostics(.layout).prefix(Presenter.shownFindings)
            + (rest > 0 ? [Presenter.note(ofOtherFindings: rest, help: Self.listing)] : [])
            + Presenter.bounded(diagnostics(.lint), help: Self.listing)
    }
}

extension Report.Finding {
    /// Whether it only says that there was nothing to look at.
    var isAboutNothing: Bool { rule == Slug.nothingLaidOut.rawValue }
}
