import Masonry
import MasonryLanguage

/// What a record holds of one program: a line for each thing that is found, and one with the frames.
struct ProgramEntry {
    private let source: SourceText
    private let withMessages: Bool
    private var lines: [String] = []

    var text: String { lines.joined(separator: "\n") }

    init(_ program: Program, withMessages: Bool) {
        source = program.source
        self.withMessages = withMessages
        lines = ["== \(program.place)"]
        for diagnostic in ScriptCheck.diagnostics(of: source) { add("check", diagnostic) }
        addRun()
    }

    private mutating func addRun() {
        var limits = Limits()
        // Enough for every fixture that ends, and little for those that don't.
        limits.steps = 200_000
        let interpreter = Interpreter(limits: limits)
        let reporter = LayoutReporter(interpreter)
        let outcome = interpreter.run(source, showsValues: false, keepsUndo: false)
        for diagnostic in outcome.diagnostics { add("run", diagnostic) }
        let layout = interpreter.scene.layout()
        for lint in reporter.lints { add("lint", lint) }
        for report in reporter.reports(on: outcome.isComplete ? layout.findings : []) {
            add("layout", Diagnostic(report.finding, in: layout, repairs: report.repairs, others: report.others))
        }
        let frames = layout.items.dropFirst().map { item in
            let frame = item.frame
            return "\(item.name) \(frame.x),\(frame.y) \(frame.width)×\(frame.height)"
        }
        if !frames.isEmpty { lines.append("frames \(frames.joined(separator: "; "))") }
    }

    private mutating func add(_ command: String, _ diagnostic: Diagnostic) {
        // Where steps run out depends on how tables hash.
        let isAnywhere = diagnostic.slug == Slug.stepLimit.rawValue
        let place = diagnostic.line.map { isAnywhere ? "anywhere" : "\($0):\(diagnostic.column ?? 1)" } ?? "-"
        lines.append("\(command) \(diagnostic.severity.rawValue) \(diagnostic.slug) \(place)")
        if let edit = diagnostic.replacement {
            let (lower, upper) = (
                position(edit.span.lower, in: edit.source), position(edit.span.upper, in: edit.source)
            )
            lines.append("  edit \(lower)-\(upper) \(edit.text.debugDescription)")
        }
        for repair in diagnostic.repairs { lines.append("  fix \(repair.title)") }
        if withMessages {
            lines += DiagnosticRenderer().render(diagnostic).split(separator: "\n").map { "  | \($0)" }
        }
    }

    private func position(_ offset: Int, in source: SourceText) -> String {
        "\(source.line(at: offset)):\(source.column(at: offset))"
    }
}
