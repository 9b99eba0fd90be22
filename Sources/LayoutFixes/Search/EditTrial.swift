package import Diagnostics
package import Masonry

/// An edit of a script that makes nothing worse and something better, and what came of running the script with it.
package struct EditTrial {
    let edit: CandidateEdit
    package let replacement: Replacement
    let report: TrialReport
    /// What tells for and against it; all of it, once it is known for which finding.
    var ranking: RankingFeatures

    package var layout: Layout { report.layout }
    /// One number for each of `RankingFeatures.names`.
    package var features: [Double] { ranking.values }

    /// Whether the script is the same as with another edit, even if more or fewer characters change.
    func comes(to other: Replacement) -> Bool {
        replacement.source === other.source
            && replacement.source.applying([replacement]).text == other.source.applying([other]).text
    }
}
