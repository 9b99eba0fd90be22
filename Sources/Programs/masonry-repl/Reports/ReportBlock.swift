internal import Masonry
internal import MasonryLanguage

/// The report beside the picture after a statement or a script: a finding in a few lines, or several in a line each. Commands
/// and `--verbose` show the rest.
struct ReportBlock {
    /// The text beside each picture, such as the task of a lesson. The first line is its title.
    var task: [String] = []
    /// The first lines about a changed layout.
    var heading: [String] = []
    /// What nothing sets yet, in one line.
    var open: [OpenView] = []
    /// Messages about the statement itself, in full.
    var messages: [Diagnostic] = []
    /// The numbers of the fixes that the messages offer; nil for one that offers none.
    var fixNumbers: [Int?] = []
    /// Of several, the first is shown in full, and the others in a line each. If any has fixes, the first has.
    var reports: [ShownFinding] = []
    /// The number of findings that are not among the reports.
    var others = 0
    /// The number of fixes that were offered before those of the reports.
    var earlierFixes = 0
    /// Whether only the fixes are shown, under the headlines of the reports.
    var listsFixes = false
    /// Notes of one line each.
    var notes: [Diagnostic] = []
    /// What shows the other findings, in words.
    var opening: String?
    /// Whether the reader can type a session's commands.
    var hasCommands = false
    /// The most findings that are shown, in full or in a line; the others are counted.
    var maxListed = 20
    /// The source of the last statement, whose lines are marked as new.
    var newest: SourceText?

    var isEmpty: Bool {
        task.isEmpty && heading.isEmpty && open.isEmpty && messages.isEmpty && reports.isEmpty && notes.isEmpty
    }

    /// The slug that `:explain` explains without an argument.
    var slug: String? { (messages + reports.map(\.diagnostic) + notes).first?.slug }

    /// An empty block for someone who can type commands.
    static func forSession(notes: [Diagnostic] = [], newest: SourceText? = nil) -> ReportBlock {
        ReportBlock(notes: notes, hasCommands: true, newest: newest)
    }

    /// Commands show more source lines of a finding.
    static let maxLines = 3
}

extension ReportBlock {
    /// Adds the reports on a layout's findings and on lints.
    ///
    /// - Parameters:
    ///   - limit: the most reports on findings; the others are counted.
    ///   - isComplete: whether fixes are looked for, which takes longest.
    ///   - isFix: whether the reader can apply a fix.
    mutating func add(
        _ findings: [Finding], _ lints: [Diagnostic], in layout: Layout, by reporter: LayoutReporter,
        atMost limit: Int = .max, isComplete: Bool = true,
        where isFix: (Diagnostic.Fix) -> Bool = { _ in true }
    ) {
        if !findings.isEmpty {
            let found =
                isComplete
                ? reporter.reports(on: findings, besideLints: !lints.isEmpty)
                : reporter.reportsWithoutFixes(on: findings)
            others += max(0, found.count - limit)
            for report in found.prefix(limit) {
                let diagnostic = Diagnostic(report.finding, in: layout, repairs: report.repairs, others: report.others)
                reports.append(
                    ShownFinding(diagnostic, subject: report.finding.subject, fixes: diagnostic.fixes.filter(isFix)))
            }
            notes = [reporter.searchNote].compactMap(\.self) + notes
        }
        for lint in lints {
            // That the search for lints took too long is no finding.
            if lint.severity == .note {
                notes.insert(lint, at: 0)
            } else {
                reports.append(ShownFinding(lint, subject: lint.subject, fixes: lint.fixes.filter(isFix)))
            }
        }
        if reports.first?.fixes.isEmpty == true, let fixed = reports.firstIndex(where: { !$0.fixes.isEmpty }) {
            reports.insert(reports.remove(at: fixed), at: 0)
        }
    }
}
