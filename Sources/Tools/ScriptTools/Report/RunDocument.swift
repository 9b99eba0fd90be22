internal import Masonry

/// The report of a run with its only run's parts at the top, too, as `docs/language.md` describes them: what scripts that read
/// `--format json` look for.
struct RunDocument: Encodable {
    let report: Report

    private enum Key: String, CodingKey {
        case screen, views, constraints, findings, diagnostics, expectations, output
    }

    func encode(to encoder: any Encoder) throws {
        try report.encode(to: encoder)
        guard let run = report.runs.first else { return }
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(run.layout?.screen, forKey: .screen)
        try container.encode(run.layout?.views ?? [], forKey: .views)
        try container.encode(run.layout?.constraints ?? [], forKey: .constraints)
        let isMessage = { (finding: Report.Finding) in finding.kind == .message }
        try container.encode(run.findings.filter { !isMessage($0) }.map(FlatFinding.init), forKey: .findings)
        try container.encode(run.findings.filter(isMessage).map(FlatFinding.init), forKey: .diagnostics)
        try container.encode(run.expectations, forKey: .expectations)
        try container.encode(run.output ?? "", forKey: .output)
    }

    /// A finding with the edits that a rule writes, and those that were found by a search.
    private struct FlatFinding: Encodable {
        let finding: Report.Finding

        private enum Key: String, CodingKey {
            case edits, repairs
        }

        private struct Repair: Encodable {
            let title: String
            let effect: String?
            let edits: [Edit]
        }

        private struct Edit: Encodable {
            let source: String
            let start, end: Report.Position
            let text: String

            init(_ edit: Report.Edit) {
                (source, start, end, text) = (edit.place.source, edit.place.start, edit.place.end, edit.text)
            }
        }

        func encode(to encoder: any Encoder) throws {
            try finding.encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            // What a rule says to write is not ranked.
            if let written = finding.fixes.first(where: { $0.probability == nil }) {
                try container.encode(written.edits.map(Edit.init), forKey: .edits)
            }
            let repairs = finding.fixes.filter { $0.probability != nil }.map {
                Repair(title: $0.title, effect: $0.effect, edits: $0.edits.map(Edit.init))
            }
            try container.encode(repairs, forKey: .repairs)
        }
    }
}
