/// The result of testing a file.
struct TestReport {
    /// The path for display.
    let path: String
    /// The numbers of scripts and sessions that ran and that failed.
    var cases = (count: 0, failed: 0)
    var expectations = (passed: 0, failed: 0)
    /// The inputs of sessions whose answers were compared.
    var inputs = 0
    /// The failures, for display.
    var details = ""
    var isUnreadable = false
    /// Whether something was laid out, compared or expected.
    var isTested = false
    /// The number of rewritten sessions.
    var updates = 0

    init(path: String) {
        self.path = path
    }

    var hasFailed: Bool { cases.failed > 0 || isUnreadable }

    var text: String {
        let verdict = hasFailed ? "FAIL" : isTested ? "ok  " : "none"
        let counts = isTested || hasFailed ? Self.counts([self]) : "nothing to test"
        let updated = updates == 0 ? "" : "; \(updates.counted("session")) rewritten"
        return "\(verdict)  \(path)  (\(counts)\(updated))\n\(details)"
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
