import Masonry
import MasonryLanguage

/// What the program reports about a script, in the order in which people read it.
struct ScriptReport {
    let interpreter: Interpreter
    /// The names of what is reported.
    let slugs: [String]
    /// Without repetitions.
    let fixes: [OfferedFix]

    init(of text: String) {
        interpreter = .forTrials()
        let outcome = interpreter.run(
            SourceText(name: "script.mas", text: text), showsValues: false, keepsUndo: false)
        let findings = interpreter.reports(on: interpreter.scene.layout().findings, besideLints: true)
        let lints = interpreter.lints
        slugs = outcome.diagnostics.map(\.slug) + findings.map { $0.finding.slug } + lints.map(\.slug)
        let offered =
            OfferedFix.all(of: outcome.diagnostics)
            + findings.flatMap { $0.repairs.map(OfferedFix.fix(of:)) } + OfferedFix.all(of: lints)
        var seen: Set<OfferedFix> = []
        fixes = offered.filter { seen.insert($0).inserted }
    }
}
