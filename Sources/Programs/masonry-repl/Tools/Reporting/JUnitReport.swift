internal import Masonry
internal import MasonryLanguage

/// A report as JUnit's XML: a suite for each file, with a case for each finding of `check`, or for each script, expectation and
/// session of `test`.
struct JUnitReport {
    let text: String

    init(_ report: Report) {
        let suites = report.runs.map(Suite.init)
        let counts = Suite.counts(suites.flatMap(\.cases))
        text =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"masonry-repl \(report.command.rawValue)\" \(counts)>\n"
            + suites.map(\.text).joined() + "</testsuites>\n"
    }

    private struct Case {
        var name: String
        let place: Report.Place?
        var failures: [Report.Finding] = []
        /// Whether the file could not even be read.
        var isError = false
        /// What is worth knowing, though nothing failed.
        var remarks: [String] = []

        func text(of path: String) -> String {
            let line = place.map { " line=\"\($0.start.line)\"" } ?? ""
            let head =
                "    <testcase classname=\"\(xml: path)\" name=\"\(xml: name)\" file=\"\(xml: place?.source ?? path)\"\(line)"
            let element = isError ? "error" : "failure"
            let inner =
                failures.map { finding in
                    "      <\(element) type=\"\(xml: finding.rule)\" message=\"\(xml: finding.message.onOneLine)\">\(xml: finding.details(path))</\(element)>\n"
                }.joined() + remarks.map { "      <system-out>\(xml: $0)</system-out>\n" }.joined()
            return inner.isEmpty ? head + "/>\n" : head + ">\n\(inner)    </testcase>\n"
        }
    }

    private struct Suite {
        let path: String
        let cases: [Case]

        init(_ run: Report.Run) {
            path = run.paths.first ?? ""
            cases = Self.distinct(Self.cases(of: run))
        }

        private static func cases(of run: Report.Run) -> [Case] {
            let failing = run.findings.filter { $0.severity != .note }
            let notes = run.findings.filter { $0.severity == .note }.map(\.message)
            if run.status == .unreadable {
                return [Case(name: "can be read", place: nil, failures: failing, isError: true)]
            }
            if let tested = run.cases {
                return tested.map { tested in
                    Case(
                        name: tested.name, place: tested.place, failures: tested.failures.map { run.findings[$0] })
                }
            }
            if failing.isEmpty { return [Case(name: "has no findings", place: nil, remarks: notes)] }
            return failing.map { finding in
                Case(name: "\(finding.rule): \(finding.message.onOneLine)", place: finding.place, failures: [finding])
            }
        }

        /// With numbers after equal names, as CI servers know a case by its name.
        private static func distinct(_ cases: [Case]) -> [Case] {
            var counts: [String: Int] = [:]
            return cases.map { one in
                var one = one
                counts[one.name, default: 0] += 1
                if let count = counts[one.name], count > 1 { one.name += " (\(count))" }
                return one
            }
        }

        var text: String {
            "  <testsuite name=\"\(xml: path)\" \(Self.counts(cases))>\n" + cases.map { $0.text(of: path) }.joined()
                + "  </testsuite>\n"
        }

        static func counts(_ cases: [Case]) -> String {
            let failed = cases.count { !$0.failures.isEmpty && !$0.isError }
            return "tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"\(cases.count(where: \.isError))\""
        }
    }
}

extension Report.Finding {
    /// The place, the notes and the help.
    fileprivate func details(_ path: String) -> String {
        let lines = (place.map { ["\($0.source):\($0.start.line):\($0.start.column)"] } ?? [path])
        return (lines + [statement, message].compactMap(\.self) + explanation).joined(separator: "\n")
    }
}

extension String.StringInterpolation {
    /// Text in an element or an attribute of XML.
    fileprivate mutating func appendInterpolation(xml text: String) {
        for character in text.visible(keepingNewlines: true) {
            switch character {
            case "<": appendLiteral("&lt;")
            case ">": appendLiteral("&gt;")
            case "&": appendLiteral("&amp;")
            case "\"": appendLiteral("&quot;")
            default: appendLiteral(String(character))
            }
        }
    }
}
