internal import LayoutFindings
internal import Masonry
internal import Diagnostics
internal import Scripts
internal import LayoutLints

/// Looks for fixes for findings, one after the other.
struct LintFixSearch {
    /// Only the first findings of each kind have fixes looked for.
    private static let most = 6

    private let interpreter: Interpreter
    private lazy var fixes = LintFixes(trials: RepairTrials(interpreter: interpreter))
    private var constraints = Kind()
    private var placements = Kind()

    private struct Kind {
        var count = 0
        var statements: Set<String> = []
    }

    init(_ interpreter: Interpreter) {
        self.interpreter = interpreter
    }

    /// The finding with a fix, if there is one; nil where the fix of an earlier finding is the same, as both come of one mistake.
    mutating func diagnostic(for finding: LintFinding) -> Diagnostic? {
        switch finding.subject {
        case .note, .source: return Diagnostic(finding, fix: nil)
        case .constraint(_, let constraint):
            let fix = isWithin(constraints) ? edit(for: finding) ?? search { $0.fix(for: constraint) } : nil
            return diagnostic(for: finding, fix, among: &constraints)
        case .placement(_, let placement):
            let fix = isWithin(placements) ? edit(for: finding) ?? search { $0.fix(for: placement) } : nil
            return diagnostic(for: finding, fix, among: &placements)
        }
    }

    private func isWithin(_ kind: Kind) -> Bool { kind.count < Self.most && !interpreter.scene.isSearchOver }

    private func edit(for finding: LintFinding) -> Repair? {
        EditSearch.search(interpreter)?.fixes(for: finding).first
    }

    private mutating func search(_ look: (LintFixes) -> Repair?) -> Repair? {
        let fixes = fixes
        return interpreter.scene.searchPart { look(fixes) }
    }

    private func diagnostic(for finding: LintFinding, _ fix: Repair?, among kind: inout Kind) -> Diagnostic? {
        kind.count += 1
        if let fix, !kind.statements.insert(fix.identity).inserted { return nil }
        return Diagnostic(finding, fix: fix)
    }
}
