internal import MasonryLanguage

/// The result of testing a file.
struct TestReport {
    let file: ScriptPaths.Entry
    /// The scripts, expectations and sessions that were tested.
    private(set) var cases: [Report.Case] = []
    private(set) var findings: [ToolFinding] = []
    var expectations = (passed: 0, failed: 0)
    /// The inputs of sessions whose answers were compared.
    var inputs = 0
    var isUnreadable = false
    /// Whether something was laid out, compared or expected.
    var isTested = false
    /// The number of rewritten sessions.
    var updates = 0

    init(of file: ScriptPaths.Entry) {
        self.file = file
    }

    var hasFailed: Bool { isUnreadable || cases.contains { !$0.failures.isEmpty } }

    /// Adds what is worth knowing, though nothing failed.
    mutating func add(_ remark: Diagnostic) { findings.append(ToolFinding(remark)) }

    /// Adds something that was tested, with what made it fail.
    mutating func add(_ tested: Report.Case, failures: [ToolFinding]) {
        var tested = tested
        tested.failures = Array(findings.count..<(findings.count + failures.count))
        findings += failures
        cases.append(tested)
    }

    /// Adds a script that ran, and each of its expectations.
    ///
    /// - Parameter places: those in the file, if it is Markdown.
    mutating func add(
        _ diagnostics: [Diagnostic], _ expectations: [Diagnostic.Label], _ places: MarkdownPlaces?
    ) {
        let first = findings.count
        findings += diagnostics.map { diagnostic in
            var found = ToolFinding(diagnostic)
            if let places { found.finding = places.finding(found.finding) }
            return found
        }
        var errors = diagnostics.indices.filter { diagnostics[$0].severity == .error }
        let checked = expectations.map { place in
            let failures = errors.filter { index in
                diagnostics[index].slug == Slug.expectationFailed.rawValue
                    && diagnostics[index].labels.contains { $0.isPrimary && $0.isAt(place) }
            }
            errors.removeAll(where: failures.contains)
            let own = Report.Place(place.span, of: place.source)
            return Report.Case(
                .expectation, name: place.source.text(in: place.span.range).onOneLine,
                place: places?.place(own) ?? own, failures: failures.map { first + $0 })
        }
        cases.append(
            Report.Case(
                .script, name: "runs without errors",
                place: places.map { Report.Place(line: $0.firstLine, of: $0.file) },
                failures: errors.map { first + $0 }))
        cases += checked
    }

    /// The result for programs.
    var run: Report.Run {
        Report.Run(
            paths: [file.name],
            status: isUnreadable ? .unreadable : hasFailed ? .failed : isTested ? .passed : .nothing,
            findings: findings.map(\.finding),
            expectations: Report.Expectations(passed: expectations.passed, failed: expectations.failed), cases: cases)
    }

    /// The result for people.
    func text(by presenter: Presenter) -> String {
        let verdict = hasFailed ? "FAIL" : isTested ? "ok  " : "none"
        let counts = isTested || hasFailed ? Self.counts([self]) : "nothing to test"
        let updated = updates == 0 ? "" : "; \(updates.counted("session")) rewritten"
        let details = findings.map { finding in
            switch finding.shown {
            case .diagnostic(let diagnostic): presenter.text(of: diagnostic) + "\n"
            case .lines(let lines): lines
            }
        }
        return "\(verdict)  \(file.shownPath)  (\(counts)\(updated))\n\(details.joined())"
    }

    static func summary(of reports: [TestReport]) -> String {
        let failed = reports.count { $0.hasFailed }
        let untested = reports.count { !$0.isTested && !$0.hasFailed }
        if untested == reports.count { return "\(reports.count.counted("file")): nothing to test" }
        let rest = untested == 0 ? "" : "; nothing to test in \(untested) of them"
        let isChecked = reports.contains { $0.expectations.passed + $0.inputs > 0 }
        let verdict =
            failed > 0 ? "\(failed.counted("file")) failed" : isChecked ? "all passed" : "all ran without errors"
        return "\(reports.count.counted("file")), \(counts(reports)): \(verdict)\(rest)"
    }

    private static func counts(_ reports: [TestReport]) -> String {
        let held = reports.reduce(0) { $0 + $1.expectations.passed }
        let failed = reports.reduce(0) { $0 + $1.expectations.failed }
        let inputs = reports.reduce(0) { $0 + $1.inputs }
        var parts = [(held + failed).counted("expectation")]
        if failed > 0 { parts.append("\(failed) failed") }
        if inputs > 0 { parts.append("\(inputs.counted("input")) of sessions") }
        return parts.joined(separator: ", ")
    }
}

extension Diagnostic.Label {
    fileprivate func isAt(_ other: Diagnostic.Label) -> Bool { source === other.source && span == other.span }
}
