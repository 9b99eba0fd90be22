internal import Masonry
internal import MasonryLanguage

/// Something that `check` or `test` found, for people and for programs.
struct ToolFinding {
    /// What people read.
    enum Shown {
        case diagnostic(Diagnostic)
        /// Lines that are ready to be printed.
        case lines(String)
    }

    let shown: Shown
    var finding: Report.Finding

    init(_ diagnostic: Diagnostic) {
        shown = .diagnostic(diagnostic)
        finding = Report.Finding(diagnostic)
    }

    /// A finding of a layout.
    init(_ report: FindingReport, in layout: Layout) {
        shown = .diagnostic(
            Diagnostic(report.finding, in: layout, repairs: report.repairs, others: report.others))
        finding = Report.Finding(report.finding, in: layout, repairs: report.repairs, others: report.others)
    }

    /// A difference between a session in Markdown and what the program answers.
    init(_ difference: TranscriptDifference.Place, in file: SourceText, path: String) {
        shown = .lines("\(path):\(difference.line): \(TranscriptDifference.message)\n\(difference.text)")
        let line = file.range(ofLine: difference.line)
        finding = Report.Finding(
            Diagnostic(
                severity: .error, slug: Slug.outputDiffers.rawValue, message: TranscriptDifference.message,
                labels: [Diagnostic.Label(source: file, span: Span(line.lowerBound, line.upperBound))],
                notes: [difference.text]))
    }

    var diagnostic: Diagnostic? { if case .diagnostic(let diagnostic) = shown { diagnostic } else { nil } }
}

extension Report {
    /// The findings with the paths of their files. One that two files lead to, because both import it, is there once.
    var eachFinding: [(path: String, finding: Finding)] {
        var known: Set<Finding> = []
        return runs.flatMap { run in
            run.findings.filter { $0.place == nil || known.insert($0).inserted }.map {
                ($0.place?.source ?? run.paths.first ?? "", $0)
            }
        }
    }
}

extension Report.Run {
    /// A file that can't be read.
    init(path: String, unreadable error: FileError) {
        self.init(paths: [path], status: .unreadable, findings: [Report.Finding(error.diagnostic)])
    }
}
