internal import Masonry
internal import MasonryLanguage

/// A report with a line for each finding: `card.mas:3:14: error: … [unknown-name]`. Columns are those of a screen, as GNU says.
struct LineReport {
    let text: String

    /// The longest message that advice is added to, in columns.
    private static let longest = 120

    init(_ report: Report) {
        text = report.eachFinding.map { path, finding in
            let place = finding.place.map { ":\($0.start.line):\($0.start.screenColumn ?? $0.start.column)" } ?? ""
            return "\(path)\(place): \(finding.severity.rawValue): \(Self.message(of: finding)) [\(finding.rule)]"
                .onOneLine.visible() + "\n"
        }.joined()
    }

    private static func message(of finding: Report.Finding) -> String {
        guard let advice = finding.advice.first, !advice.contains("\n"),
            finding.message.displayWidth + advice.displayWidth <= longest
        else { return finding.message }
        return "\(finding.message); \(advice)"
    }
}
