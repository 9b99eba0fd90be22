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

    /// The form of a file with this name; nil if the name doesn't say.
    init?(path: String) {
        let form = Self.endings.first { path.hasSuffix($0.ending) }?.form
        guard let form else { return nil }
        self = form
    }

    private static let endings: [(ending: String, form: Self)] = [
        (".sarif", .sarif), (".sarif.json", .sarif), (".json", .json), (".xml", .junit), (".txt", .text),
    ]

    /// Whether the form is lines, so that a summary can follow on standard error.
    var hasSummary: Bool { self == .line || self == .github }

    /// A report in this form; nothing for people, who have read it already.
    func text(of report: Report, in project: ProjectFolder) -> String {
        switch self {
        case .text: ""
        case .line: LineReport(report).text
        case .json: report.json
        case .sarif: SARIFReport(report, in: project).text
        case .junit: JUnitReport(report).text
        case .github: GitHubReport(report, in: project).text
        }
    }
}
