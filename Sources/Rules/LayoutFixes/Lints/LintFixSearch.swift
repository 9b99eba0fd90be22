internal import Diagnostics
internal import LayoutLints
internal import Masonry
internal import Scripts

/// Looks for fixes for findings, one after the other.
struct LintFixSearch {
    /// Only the first findings of each kind have fixes looked for.
    private static let maxSearched = 6

    private let reporter: LayoutReporter
    private var constraintCount = 0
    private var placementCount = 0

    init(_ reporter: LayoutReporter) {
        self.reporter = reporter
    }

    /// The finding with its fixes; nil where the first fix of an earlier finding surely resolves it.
    mutating func diagnostic(for finding: LintFinding) -> Diagnostic? {
        switch finding.subject {
        case .note, .source: return Diagnostic(finding, fixes: [])
        case .constraint: return diagnostic(for: finding, number: &constraintCount)
        case .placement: return diagnostic(for: finding, number: &placementCount)
        }
    }

    private func diagnostic(for finding: LintFinding, number: inout Int) -> Diagnostic? {
        defer { number += 1 }
        guard number < Self.maxSearched, !reporter.scene.isSearchOver, let search = reporter.search else {
            return Diagnostic(finding, fixes: [])
        }
        return search.isExplained(finding) ? nil : Diagnostic(finding, fixes: search.fixes(for: finding))
    }
}
