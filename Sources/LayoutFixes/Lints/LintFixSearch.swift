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

    /// The finding with its fixes; nil where the first fix of an earlier finding is the same, as both come of one mistake.
    mutating func diagnostic(for finding: LintFinding) -> Diagnostic? {
        switch finding.subject {
        case .note, .source: return Diagnostic(finding, fixes: [])
        case .constraint(_, let constraint):
            let fixes = isWithin(constraints) ? fixes(for: finding) { $0.fix(for: constraint) } : []
            return diagnostic(for: finding, fixes, among: &constraints)
        case .placement(_, let placement):
            let fixes = isWithin(placements) ? fixes(for: finding) { $0.fix(for: placement) } : []
            return diagnostic(for: finding, fixes, among: &placements)
        }
    }

    private func isWithin(_ kind: Kind) -> Bool { kind.count < Self.most && !interpreter.scene.isSearchOver }

    /// Edits of the script or, if there are none, what the rule's own search finds.
    private mutating func fixes(for finding: LintFinding, _ look: (LintFixes) -> Repair?) -> [Repair] {
        if !finding.hasEdit, let edits = EditSearch.search(interpreter)?.fixes(for: finding), !edits.isEmpty {
            return edits
        }
        let fixes = fixes
        return [interpreter.scene.searchPart { look(fixes) }].compactMap(\.self)
    }

    private func diagnostic(for finding: LintFinding, _ fixes: [Repair], among kind: inout Kind) -> Diagnostic? {
        kind.count += 1
        // Another edit that is only a guess says nothing about the cause.
        if let fix = fixes.first, fix.isSafe || fix.edits.isEmpty, !kind.statements.insert(fix.identity).inserted {
            return nil
        }
        return Diagnostic(finding, fixes: fixes)
    }
}
