import Masonry

extension Layout {
    /// What is to be given of the layout that a failed statement left: what it kept from being placed is no news, nor are
    /// conflicts with what it kept from getting a size.
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
