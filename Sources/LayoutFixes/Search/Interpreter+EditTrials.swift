internal import LayoutFindings
internal import Masonry
package import Scripts

extension Interpreter {
    /// For each thing that is reported, in the order in which people read it, the edits of the script that resolve it, best
    /// first. To measure how well they are ranked.
    package var editTrials: [[EditTrial]] {
        guard let search = EditSearch.search(self) else { return [] }
        let layout = scene.layout()
        let findings = layout.alikeJoined(layout.findings).map { search.trials(for: $0.0) }
        return findings + LintReport(self).findings.map { search.trials(for: $0) }
    }
}
