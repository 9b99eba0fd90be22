internal import Masonry
internal import MasonryLanguage

/// A report as workflow commands of GitHub, which annotate the lines: `::error file=card.mas,line=3::…`.
struct GitHubReport {
    let text: String

    init(_ report: Report, in project: ProjectFolder) {
        text = report.eachFinding.map { path, finding in
            var properties = [("file", project.path(of: path))]
            if let place = finding.place {
                properties += [("line", "\(place.start.line)"), ("endLine", "\(place.end.line)")]
                // Columns are of one line.
                if place.start.line == place.end.line {
                    properties += [("col", "\(place.start.column)"), ("endColumn", "\(place.end.column)")]
                }
            }
            properties.append(("title", finding.rule))
            let list = properties.map { "\($0)=\(Self.escaped($1, also: [":", ","]))" }.joined(separator: ",")
            let message = ([finding.message] + finding.explanation).joined(separator: "\n")
            return "::\(Self.command(of: finding.severity)) \(list)::\(Self.escaped(message))\n"
        }.joined()
    }

    private static func command(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func escaped(_ text: String, also marks: [Unicode.Scalar] = []) -> String {
        var escaped = ""
        // By scalars, as `\r\n` is one character.
        for scalar in text.visible(keepingNewlines: true).unicodeScalars {
            if ["%", "\r", "\n"].contains(scalar) || marks.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                escaped += "%" + String(repeating: "0", count: 2 - digits.count) + digits
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
