internal import ArgumentParser
internal import MasonryLanguage

/// The forms of what `check` and `test` report.
enum ReportForm: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// A line for each finding, as GNU's compilers write them: editors jump to the places.
    case line
    case json
    /// SARIF 2.1.0, which code hosts show beside the lines.
    case sarif
    /// The XML of JUnit, which CI servers list as tests.
    case junit
    /// The workflow commands of GitHub, which annotate the lines.
    case github

    /// Whether the form is lines, so that a summary can follow on standard error.
    private var hasSummary: Bool { self == .line || self == .github }

    /// Prints a report. What was found is on standard output already if it is text.
    func write(_ report: Report, summary: String, in project: ProjectFolder, to console: Console) {
        switch self {
        case .text: console.writeLine(summary)
        case .line: console.write(LineReport(report).text)
        case .json: console.write(report.json)
        case .sarif: console.write(SARIFReport(report, in: project).text)
        case .junit: console.write(JUnitReport(report).text)
        case .github: console.write(GitHubReport(report, in: project).text)
        }
        if hasSummary { console.writeDiagnostic(summary) }
    }
}

/// The form of the report.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The form of the report: for people, for editors, or for programs and CI.",
            valueName: ReportForm.allCases.map(\.rawValue).joined(separator: "|")))
    var report = ReportForm.text
}
