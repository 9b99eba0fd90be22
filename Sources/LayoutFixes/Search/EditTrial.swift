package import Diagnostics
package import Masonry

/// An edit of a script that resolves a finding, and the layout with it.
package struct EditTrial {
    package let replacement: Replacement
    package let layout: Layout
    let edit: CandidateEdit
    private let ranking: RankingFeatures

    /// Whether nothing is reported with it.
    var isClean: Bool { ranking[.isClean] == 1 }
    /// What tells for and against it, one number for each of `RankingFeatures.names`.
    package var features: [Double] { ranking.values }
    /// Less is better.
    let price: Double

    init(replacement: Replacement, layout: Layout, features: RankingFeatures, edit: CandidateEdit) {
        self.replacement = replacement
        self.layout = layout
        self.edit = edit
        ranking = features
        price = features.price
    }
}
