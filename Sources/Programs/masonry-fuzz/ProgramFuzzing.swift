import CallFuzzing
import Masonry
import MasonryDrawing
import MasonryLanguage

/// A script runs within its limits; what it comes to has only finite numbers, can be drawn with nothing raw, is the same
/// when it is run again, and is taken back exactly.
enum ProgramFuzzing {
    static func complaints(about source: SourceText) -> [String] {
        let interpreter = Interpreter(limits: .forTrials())
        let start = interpreter.scene.layout()
        let outcome = interpreter.run(source)
        let layout = interpreter.scene.layout()
        var complaints = frameComplaints(layout) + textComplaints(outcome, layout)
        if complaints.isEmpty {
            let other = Interpreter(limits: .forTrials())
            let again = other.run(source)
            if again.values != outcome.values || other.output != interpreter.output || other.scene.layout() != layout {
                complaints.append("running again comes to something else")
            }
        }
        interpreter.undo(interpreter.undo)
        if interpreter.scene.layout() != start { complaints.append("undoing does not bring the start back") }
        return complaints
    }

    private static func frameComplaints(_ layout: Layout) -> [String] {
        layout.items.compactMap { item in
            let frame = item.rootFrame
            let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
            if isFinite, frame.width >= -1e-9, frame.height >= -1e-9 { return nil }
            return "the frame of \(item.name) is \(frame)"
        }
    }

    private static func textComplaints(_ outcome: Outcome, _ layout: Layout) -> [String] {
        let renderer = DiagnosticRenderer()
        var complaints: [String] = []
        for diagnostic in outcome.diagnostics { complaints += renderer.render(diagnostic).complaint(as: "a report") }
        for finding in layout.findings.prefix(5) {
            let diagnostic = Diagnostic(finding, in: layout)
            complaints += renderer.render(diagnostic).complaint(as: "a finding")
        }
        let report = Report(
            layout: layout, output: "", expectations: (0, 0), diagnostics: outcome.diagnostics)
        complaints += report.json.complaint(as: "the JSON")
        complaints += SVGPicture().draw(layout).complaint(as: "the SVG picture")
        let picture = TerminalPicture(columns: 60, rows: 20).draw(layout)
        complaints += picture.complaint(as: "the picture")
        if picture.split(separator: "\n").contains(where: { $0.displayWidth > 60 }) {
            complaints.append("the picture is too wide")
        }
        return complaints
    }
}
