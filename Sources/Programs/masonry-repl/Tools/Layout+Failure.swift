import Masonry

extension Layout {
    /// The findings to report for the layout after a failed statement. Views that the failure left unplaced are
    /// omitted, as are conflicts with views that it left without a size.
    var findingsBeforeFailure: [Finding] {
        findings.filter { finding in
            guard case .conflict(let conflict) = finding.kind else { return false }
            let sources = conflict.arithmetic?.summands.map(\.source) ?? []
            return !sources.contains { source in
                guard case .givenFrame(let view, _) = source else { return false }
                return item(named: view)?.givenFrame == nil
            }
        }
    }
}
