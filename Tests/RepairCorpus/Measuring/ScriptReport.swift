import Masonry
import MasonryLanguage

/// What the program reports about a script, in the order in which people read it.
struct ScriptReport {
    /// The names of what is reported.
    let slugs: [String]
    /// Without repetitions.
    let fixes: [Replacement]

    init(of text: String) {
        let interpreter = Interpreter.forTrials()
        let reporter = LayoutReporter(interpreter)
        let outcome = interpreter.run(
            SourceText(name: "script.mas", text: text), showsValues: false, keepsUndo: false)
        let findings = reporter.reports(on: interpreter.scene.layout().findings, besideLints: true)
        let lints = reporter.lints
        slugs = outcome.diagnostics.map(\.slug) + findings.map { $0.finding.slug } + lints.map(\.slug)
        let offered =
            outcome.diagnostics.flatMap(\.fixes) + findings.flatMap { $0.repairs.flatMap { $0.edits.prefix(1) } }
            + lints.flatMap(\.fixes)
        var seen: Set<Replacement> = []
        fixes = offered.filter { seen.insert($0).inserted }
    }
}

extension Diagnostic {
    /// The edits that it offers, best first.
    fileprivate var fixes: [Replacement] { (replacement.map { [$0] } ?? []) + repairs.flatMap { $0.edits.prefix(1) } }
}
