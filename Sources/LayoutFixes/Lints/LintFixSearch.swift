internal import Diagnostics
internal import LayoutLints
internal import Masonry
internal import Scripts

/// Looks for fixes for findings, one after the other.
struct LintFixSearch {
    /// Only the first findings of each kind have fixes looked for.
    private static let most = 6

    private let interpreter: Interpreter
    private var constraints = Kind()
    private var placements = Kind()

    private struct Kind {
        var count = 0
        var edits: Set<[Replacement]> = []
    }

    init(_ interpreter: Interpreter) {
        self.interpreter = interpreter
    }

    /// The finding with its fixes; nil where the first fix of an earlier finding is the same, as both come of one mistake.
    mutating func diagnostic(for finding: LintFinding) -> Diagnostic? {
        switch finding.subject {
        case .note, .source: return Diagnostic(finding, fixes: [])
        case .constraint: return diagnostic(for: finding, among: &constraints)
        case .placement: return diagnostic(for: finding, among: &placements)
        }
    }

    private func diagnostic(for finding: LintFinding, among kind: inout Kind) -> Diagnostic? {
        let isWithin = kind.count < Self.most && !interpreter.scene.isSearchOver
        let fixes = isWithin ? EditSearch.search(interpreter)?.fixes(for: finding) ?? [] : []
        kind.count += 1
        // An edit that is only a guess says nothing about the cause.
        if let fix = fixes.first, fix.isSafe, !kind.edits.insert(fix.edits).inserted { return nil }
        return Diagnostic(finding, fixes: fixes)
    }
}
