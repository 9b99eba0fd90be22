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

extension Report.Finding {
    /// What to do, a sentence each.
    var advice: [String] {
        let primary = labels.first { $0.isPrimary }?.message
        let said = [kind == .message ? primary : nil, help].compactMap(\.self)
        return said.isEmpty ? fixes.prefix(1).map(\.title) : said
    }

    /// All that is said besides the message, a line or more each.
    var explanation: [String] { notes + advice }
}

extension Report {
    /// The findings with the paths of their files. One that two files lead to, because both import it, is there once, with its
    /// fixes.
    var eachFinding: [(path: String, finding: Finding)] {
        var all: [(path: String, finding: Finding)] = []
        var known: [Finding.Identity: Int] = [:]
        for run in runs {
            for finding in run.findings {
                if let identity = finding.identity, let index = known[identity] {
                    if all[index].finding.fixes.isEmpty { all[index].finding = finding }
                    continue
                }
                if let identity = finding.identity { known[identity] = all.count }
                all.append((finding.place?.source ?? run.paths.first ?? "", finding))
            }
        }
        return all
    }
}

extension Report.Run {
    /// A file that can't be read.
    init(path: String, unreadable error: FileError) {
        self.init(paths: [path], status: .unreadable, findings: [Report.Finding(error.diagnostic)])
    }
}
