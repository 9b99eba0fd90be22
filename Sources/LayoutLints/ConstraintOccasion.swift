package import LayoutFindings
internal import Masonry
internal import Evaluator

/// A finding caused by one word of a script, and similar findings of the same word on other views or attributes.
package struct ConstraintOccasion {
    /// The finding's number among those of the scene.
    let index: Int
    package let finding: ConstraintFinding
    var others: [ConstraintFinding] = []

    /// Where a script did it.
    struct Place: Hashable {
        private let source: String
        private let range: Range<Int>

        /// Nil if the place is not known.
        init?(_ finding: ConstraintFinding) {
            guard let origin = finding.origin else { return nil }
            source = origin.source
            // A chain may relate several attributes of a line to themselves.
            if case .ownRelation = finding.kind {
                range = origin.line..<origin.line
            } else {
                range = origin.range
            }
        }
    }

    /// A note that the word did the same elsewhere, if it did.
    var noteOnOthers: String? {
        let views = Set(others.map(\.view)).subtracting([finding.view]).count
        if views > 0 { return LintFinding.sameOf(more: views) }
        if others.isEmpty { return nil }
        return "the same applies to \(others.count == 1 ? "another attribute" : "\(others.count) more attributes")"
    }
}
