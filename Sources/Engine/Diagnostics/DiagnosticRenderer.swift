internal import LayoutTerms

/// Writes diagnostics as text: the line with the place underlined, what is wrong, and what to write instead.
public struct DiagnosticRenderer: Sendable {
    public var usesColor: Bool
    /// Whether source lines and the bars beside them are drawn with ASCII only.
    public var isASCII: Bool
    /// The maximum width of an excerpt in columns, including the name of its source, unless that leaves almost no
    /// space.
    public var columns: Int

    public init(usesColor: Bool = false, isASCII: Bool = false, columns: Int = 130) {
        self.usesColor = usesColor
        self.isASCII = isASCII
        self.columns = max(20, columns)
    }

    /// The lines of the diagnostic, each ending with a newline.
    public func render(_ diagnostic: Diagnostic) -> String {
        var text = header(of: diagnostic)
        let gutter = diagnostic.labels.map { place(of: $0).displayWidth }.max() ?? 1
        for group in groups(of: diagnostic.labels) {
            text += excerpt(of: group, gutter: gutter, severity: diagnostic.severity)
        }
        for note in diagnostic.notes { text += addition("note", note) }
        let help = diagnostic.help.map { addition("help", $0) } ?? ""
        let write = diagnostic.replacement.flatMap(written).map { addition("write", $0) } ?? ""
        // Other fixes come after the first one, as they are numbered.
        return text + (diagnostic.repairs.isEmpty ? help + write : write + help)
    }

    private func header(of diagnostic: Diagnostic) -> String {
        let severity = paint(diagnostic.severity.rawValue, style(of: diagnostic.severity))
        let message = lines(of: diagnostic.message).joined(separator: "\n")
        return "\(severity): \(paint(message, .bold)) \(paint("[\(diagnostic.slug)]", .dim))\n"
    }

    private func addition(_ word: String, _ text: String) -> String {
        let indent = String(repeating: " ", count: word.count + 6)
        return "  = \(paint(word, .bold)): " + lines(of: text).joined(separator: "\n" + indent) + "\n"
    }

    private func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible() }
    }

    /// The fixed lines; if they are too long, only the new text and what it replaces; nil if that is too long, too.
    private func written(_ replacement: Replacement) -> String? {
        let lines = replacement.written(atMost: 4 * max(columns, 100))
        // Spaces instead of tabs, as in an excerpt, so that the text can be pasted.
        return lines.isEmpty ? nil : lines.replacing("\t", with: String(repeating: " ", count: ShownLine.tabWidth))
    }

    // MARK: Places

    /// The line of a label, cut to the columns, and the name of its place.
    package func sourceLine(of label: Diagnostic.Label, columns: Int) -> (place: String, text: String) {
        let source = label.source
        let line = source.range(ofLine: source.line(at: label.span.lower))
        let text = source.text(in: line)
        // Without the indentation.
        let start = line.lowerBound + text.prefix { $0 == " " || $0 == "\t" }.utf8.count
        // From the start, unless the place is beyond the columns.
        let place = label.span.upper - start < columns ? Span(start, start) : label.span
        let shown = ShownLine(
            source: source, range: start..<max(start, line.upperBound), around: place, columns: columns,
            isASCII: isASCII)
        return (self.place(of: label), shown.text)
    }

    /// The labels grouped by source and line, in their order.
    private func groups(of labels: [Diagnostic.Label]) -> [[Diagnostic.Label]] {
        var groups: [[Diagnostic.Label]] = []
        for label in labels {
            let index = groups.firstIndex { group in
                group[0].source === label.source && place(of: group[0]) == place(of: label)
            }
            if let index { groups[index].append(label) } else { groups.append([label]) }
        }
        return groups
    }

    private func place(of label: Diagnostic.Label) -> String {
        let source = label.source
        let name = source.name.visible()
        if source.isInput, source.lineCount == 1 { return name }
        return "\(name):\(source.line(at: label.span.lower))"
    }

    /// The line with its labels below it; repeated for labels outside the shown part.
    private func excerpt(
        of labels: [Diagnostic.Label], gutter: Int, severity: Diagnostic.Severity
    ) -> String {
        let source = labels[0].source
        let line = source.range(ofLine: source.line(at: labels[0].span.lower))
        let name = place(of: labels[0])
        let room = max(20, columns - gutter - 4)
        let shown = ShownLine(source: source, range: line, around: labels[0].span, columns: room, isASCII: isASCII)
        let bar = isASCII ? "|" : "│"
        let padding = String(repeating: " ", count: max(0, gutter - name.displayWidth))
        var text = " \(padding)\(paint(name, .dim)) \(paint(bar, .dim)) \(shown.text)\n"
        let blank = " \(String(repeating: " ", count: gutter)) \(paint(bar, .dim)) "
        for label in labels where shown.shows(label.span) {
            let (start, width) = shown.columns(of: label.span)
            let underline = String(repeating: label.isPrimary ? "^" : "-", count: width)
            let message = label.message.isEmpty ? "" : " " + label.message.visible()
            let style = label.isPrimary ? style(of: severity) : .blue
            text += blank + String(repeating: " ", count: start) + paint(underline + message, style) + "\n"
        }
        let others = labels.filter { !shown.shows($0.span) }
        return others.isEmpty ? text : text + excerpt(of: others, gutter: gutter, severity: severity)
    }

    // MARK: Color

    private enum Style: String {
        case bold = "1"
        case dim = "2"
        case red = "1;31"
        case yellow = "1;33"
        case blue = "1;34"
    }

    private func style(of severity: Diagnostic.Severity) -> Style {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .blue
        }
    }

    private func paint(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
