package import Diagnostics
internal import LayoutFindings
internal import Masonry
internal import Scripts
internal import Syntax

extension LayoutReporter {
    /// For each thing that is reported, in the order in which people read it, the edits of the script that resolve it, best
    /// first. To measure how well they are ranked.
    package var editTrials: [[EditTrial]] {
        guard let search else { return [] }
        return targets(in: search).map { $0.map(search.trials) ?? [] }
    }

    /// For each of those things the edits that the search tries for it, the likeliest first. To measure how well they are
    /// ordered.
    package var editProposals: [[EditProposal]] {
        guard let search else { return [] }
        return targets(in: search).map { $0.map(search.proposals) ?? [] }
    }

    private func targets(in search: EditSearch) -> [EditSearch.Target?] {
        let layout = scene.layout()
        return layout.alikeJoined(layout.findings).map { search.askedTarget(of: $0.finding) }
            + lintReport.findings.map { search.askedTarget(of: $0) }
    }
}

/// An edit that is worth a trial.
package struct EditProposal {
    package let replacement: Replacement
    /// One number for each of `ProposalFeatures.names`.
    package let features: [Double]
    package let kind: FindingKind
}

extension EditSearch {
    fileprivate func proposals(_ target: Target) -> [EditProposal] {
        var budget = costs.budget
        return candidates(measured(target, &budget), target.blame).map { candidate in
            EditProposal(
                replacement: Replacement(
                    source: replay.program.source, span: candidate.edit.span, text: candidate.edit.text),
                features: candidate.features.values, kind: target.problem.kind)
        }
    }
}
