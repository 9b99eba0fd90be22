public import Diagnostics
public import Masonry

extension Report {
    /// What scripts that ran as one session came to.
    ///
    /// - Parameters:
    ///   - paths: those of the scripts.
    ///   - output: what they printed.
    ///   - diagnostics: what was reported while they ran.
    ///   - lints: the findings of lint rules.
    ///   - repairs: the fixes for each finding of the layout; may be fewer than the findings.
    public init(
        layout: Masonry.Layout, paths: [String] = [], output: String = "",
        expectations: (passed: Int, failed: Int) = (0, 0),
        diagnostics: [Diagnostic] = [], lints: [Diagnostic] = [], repairs: [[Repair]] = [],
        tool: Tool? = nil
    ) {
        let ofLayout = layout.findings.enumerated().map { index, finding in
            Finding(finding, in: layout, repairs: index < repairs.count ? repairs[index] : [])
        }
        let all = diagnostics.map(Finding.init) + ofLayout + lints.map(Finding.init)
        self.init(
            .run,
            runs: [
                Run(
                    paths: paths, status: all.contains(where: \.isFailure) ? .failed : .passed, findings: all,
                    expectations: Expectations(passed: expectations.passed, failed: expectations.failed),
                    output: output, layout: Layout(layout))
            ], tool: tool)
    }
}

extension Report.Finding {
    /// Whether a run with it fails.
    public var isFailure: Bool { severity == .error || conflict != nil }
}
