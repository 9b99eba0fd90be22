internal import Masonry
public import Diagnostics
internal import Scripts
package import LayoutLints

extension LayoutReporter {
    /// The findings of lint rules in the scripts that were run, in order of places, without those that comments or
    /// `disabledLints` turn off. Solves if anything changed.
    public var lints: [Diagnostic] {
        // With every rule off nothing is searched.
        if hasNoLints { return [] }
        let found = scene.search { graded(lintReport.diagnostics(by: LintFixSearch(self))) }
        return found + (searchNote.map { [$0] } ?? [])
    }

    /// Those about statements, whatever the screen.
    package var lintsOfStatements: [Diagnostic] {
        let ofScreen = LintRules.placementIDs.union(scene.breakpoints.isEmpty ? [] : LintRules.constraintIDs)
        return lints.filter { !ofScreen.contains($0.slug) }
    }

    /// The same without fixes, in a fraction of the time. Several may have the same cause.
    public var lintsWithoutFixes: [Diagnostic] {
        hasNoLints ? [] : scene.search { graded(lintReport.diagnosticsWithoutFixes) }
    }

    /// The findings of `failingLints` as errors.
    private func graded(_ lints: [Diagnostic]) -> [Diagnostic] {
        lints.map { lint in
            guard failingLints.contains(Slug(lint.slug)) else { return lint }
            var error = lint
            error.severity = .error
            return error
        }
    }

    /// What the lint rules about placement find, in a few words each; less what comments or `disabledLints` turn off. Solves if
    /// anything changed.
    package var placements: [PlacementSummary] {
        let report = lintReport
        return report.placements + report.constraintsOfScreen
    }

    var lintReport: LintReport { LintReport(interpreter, without: disabledLints) }
}
