internal import Diagnostics
internal import Masonry

/// A log in which each description is the equation for people, on the same line: `UILabel.height == 55.8  CardCell.swift:70`.
struct ReadableLog {
    private let source: SourceText
    private let lines: [String]

    init(_ log: ConsoleLog, _ scenes: [LoggedScene]) {
        var lines: [String] = []
        for scene in scenes {
            for record in scene.layout.constraints {
                guard let constraint = scene.sources[record.id].map({ scene.conflict.constraints[$0] }) else {
                    continue
                }
                let line = log.source.line(at: constraint.equationRange.lowerBound)
                if lines.count < line { lines += [String](repeating: "", count: line - lines.count) }
                let place = constraint.place.map { "\($0.file):\($0.line)" } ?? constraint.name
                lines[line - 1] = record.equation + (place.map { "  \($0)" } ?? "")
            }
        }
        self.lines = lines
        source = SourceText(
            name: log.source.name, text: lines.map { $0.replacing("\n", with: " ") }.joined(separator: "\n"),
            accent: log.source.accent)
    }

    /// The place of a line of the log.
    func label(ofLine line: Int, isPrimary: Bool) -> Diagnostic.Label {
        Diagnostic.Label(source: source, span: Span(source.range(ofLine: line)), isPrimary: isPrimary)
    }
}
