package import LayoutLints
internal import Masonry

extension Interpreter {
    /// What in the scripts that were run rarely does what their author wants, in order of places; less what their comments or
    /// `disabledLints` turn off. Solves if anything changed.
    public var lints: [Diagnostic] {
        // With every rule off nothing is searched.
        if disabledLints.isSuperset(of: LintRules.ids) { return [] }
        let found = scene.search { LintReport(self).diagnostics }
        return found + (searchNote.map { [$0] } ?? [])
    }

    /// Where views lie that is rarely what the author wants; less what comments or `disabledLints` turn off. Solves if
    /// anything changed.
    package var placementFindings: [PlacementFinding] { LintReport(self).placementFindings }
}
