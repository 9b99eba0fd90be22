import Foundation
import Masonry
import MasonryLanguage
import Testing

/// Layouts with one mistake: what is reported, and that one of the first three fixes makes the layout of the right script.
///
/// The files among the fixtures have a patch for each. Its first line has the rules that report the mistake, and some words of
/// what they say; where no fix is right, there is nothing to add or delete.
@Suite("Fixes of layouts")
struct LayoutFixTests {
    struct Mistake: CustomTestStringConvertible {
        let slugs: [String]
        let words: String
        let script: String
        let corrected: String

        init(_ patch: String) {
            let lines = patch.split(separator: "\n", omittingEmptySubsequences: false)
            let heading = lines[0].dropFirst("# ".count).split(separator: ": ", maxSplits: 1)
            slugs = heading[0].components(separatedBy: ", ")
            words = heading.count > 1 ? String(heading[1]) : ""
            let text = { (other: Character) in
                lines.dropFirst().filter { $0.first != other }.map { $0.dropFirst(2) }.joined(separator: "\n")
            }
            (script, corrected) = (text("+"), text("-"))
        }

        var testDescription: String { script }
    }

    private static let mistakes = ["ambiguities", "conflicts", "lints", "outside", "overlaps"].flatMap { file in
        let url = AccentRun.fixtures.appending(path: "Mistakes/\(file).diff")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.trimmingCharacters(in: .newlines).components(separatedBy: "\n---\n").map(Mistake.init)
    }

    @Test(arguments: mistakes)
    func eachIsReportedAndFixed(_ mistake: Mistake) {
        let report = Report(mistake.script)
        #expect(report.slugs == mistake.slugs)
        #expect(mistake.words.isEmpty || report.text.contains(mistake.words), "\(report.text)")
        if mistake.script == mistake.corrected { return }
        let right = Report(mistake.corrected)
        #expect(right.slugs.isEmpty)
        let isFixed = report.fixes.contains { right.hasFrames(of: Report(Edit.applied($0, to: mistake.script))) }
        #expect(isFixed, "\(report.text)")
    }

    /// Everything that is said of a script.
    private struct Report {
        private let reporter: LayoutReporter
        private let outcome: Outcome
        private let layout: Layout

        init(_ script: String) {
            let interpreter = Interpreter()
            reporter = LayoutReporter(interpreter)
            outcome = interpreter.run(SourceText(name: "a.mas", text: script))
            layout = interpreter.scene.layout()
        }

        /// The rules that report something, each once.
        var slugs: [String] {
            (outcome.diagnostics.map(\.slug) + layout.findings.map(\.slug) + reporter.lints.map(\.slug))
                .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }

        private var diagnostics: [Diagnostic] {
            reporter.reports(on: layout.findings).map { Diagnostic($0.finding, in: layout, repairs: $0.repairs) }
                + reporter.lints
        }

        var text: String { diagnostics.map { DiagnosticRenderer().render($0) }.joined(separator: "\n") }

        /// The edits of the first three fixes of each.
        var fixes: [Replacement] {
            diagnostics.flatMap { diagnostic in
                diagnostic.replacement.map { [$0] } ?? diagnostic.repairs.prefix(3).flatMap(\.edits)
            }
        }

        func hasFrames(of other: Report) -> Bool {
            layout.items.count == other.layout.items.count
                && zip(layout.items, other.layout.items).allSatisfy { one, two in
                    FrameComponent.allCases.allSatisfy { abs(one.frame[$0] - two.frame[$0]) < 1 }
                }
        }
    }
}
