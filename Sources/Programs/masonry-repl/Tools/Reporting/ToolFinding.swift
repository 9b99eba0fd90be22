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

    /// A conflict of a console log.
    init(_ answer: LogAnswer) {
        shown = .diagnostic(answer.diagnostic)
        finding =
            answer.finding.map { Report.Finding($0, in: answer.layout, toldBy: answer.diagnostic) }
            ?? Report.Finding(answer.diagnostic)
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

    private init(shown: Shown, finding: Report.Finding) {
        (self.shown, self.finding) = (shown, finding)
    }

    /// The same, found on some of several screens.
    func found(on screens: [[ScreenStretch]]) -> ToolFinding {
        guard case .diagnostic(let diagnostic) = shown else { return self }
        let found = diagnostic.found(on: screens)
        var finding = finding
        finding.message = found.message
        finding.sizes = Report.Finding(found).sizes
        return ToolFinding(shown: .diagnostic(found), finding: finding)
    }

    /// The same, together with what is found of more views on some of its screens.
    func standing(for others: [ToolFinding]) -> ToolFinding {
        guard !others.isEmpty, case .diagnostic(let diagnostic) = shown else { return self }
        let note = "at some of these sizes, the same applies to \(others.count.counted("more view"))"
        var finding = finding
        finding.notes.append(note)
        finding.others = (finding.others ?? []) + others.map { Report.Other($0.finding) }
        return ToolFinding(shown: .diagnostic(diagnostic.noting(note)), finding: finding)
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

    /// Everything but the message, a line or more each.
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
