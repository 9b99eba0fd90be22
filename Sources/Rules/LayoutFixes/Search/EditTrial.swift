package import Diagnostics
package import Masonry

/// An edit of a script that makes nothing worse and something better, and what came of running the script with it.
package struct EditTrial {
    let edit: CandidateEdit
    package let replacement: Replacement
    let report: TrialReport
    /// The layouts on other screens.
    let elsewhere: [Layout]
    /// How many things are reported there.
    let countElsewhere: Int
    /// The evidence for and against it; complete once it is known for which finding.
    var ranking: RankingFeatures

    package var layout: Layout { report.layout }
    /// One number for each of `RankingFeatures.names`.
    package var features: [Double] { ranking.values }
    /// What kind of finding it resolves.
    package var kind: FindingKind { ranking.kind }
    /// What it costs by the weights; less is better.
    package var price: Double { ranking.price }

    /// Whether it deletes the statement that was typed last, and nothing moves.
    var isWithdrawal: Bool { ranking[.isLastTyped] == 1 && ranking[.stillDeletion] == 1 }

    /// Whether it writes several lines.
    var isMultiline: Bool { edit.addition == nil && edit.text.contains("\n") }

    /// Whether every view has the same frame as with another edit, on every screen.
    package func hasFrames(of other: EditTrial) -> Bool {
        zip([layout] + elsewhere, [other.layout] + other.elsewhere).allSatisfy { $0.hasFrames(of: $1) }
    }

    /// Whether it makes the same of the layout, or says the same but for a number that both guess.
    func isAlike(_ other: EditTrial) -> Bool {
        edit.guess.map { $0 == other.edit.guess } ?? false || hasFrames(of: other)
    }

    /// Whether the script is the same as with another edit, even if more or fewer characters change.
    func comes(to other: Replacement) -> Bool {
        replacement.source === other.source
            && replacement.source.applying([replacement]).text == other.source.applying([other]).text
    }
}

extension Layout {
    fileprivate func hasFrames(of other: Layout) -> Bool {
        items.count == other.items.count
            && zip(items, other.items).allSatisfy { $0.rootFrame.difference(from: $1.rootFrame) < 0.51 }
    }
}
