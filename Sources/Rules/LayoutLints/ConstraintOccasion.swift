package import LayoutFindings
internal import Masonry
internal import Evaluator

/// A finding caused by one word of a script, and similar findings of the same word on other views or attributes.
package struct ConstraintOccasion {
    /// The finding's number among those of the scene.
    let index: Int
    package let finding: ConstraintFinding
    var others: [ConstraintFinding] = []

    /// The place in a script. Findings at the same place are reported as one.
    struct Place: Hashable {
        private let source: String
        private let range: Range<Int>

        /// Nil if the finding has no origin.
        init?(_ finding: ConstraintFinding) {
            guard let origin = finding.origin else { return nil }
            source = origin.source
            // A chain may relate several attributes to themselves. They count as one place, their line.
            if case .ownRelation = finding.kind {
                range = origin.line..<origin.line
            } else {
                range = origin.range
            }
        }
    }

    /// A note that the same applies to other views or attributes; nil if there are none.
    var noteOnOthers: String? {
        let views = Set(others.map(\.view)).subtracting([finding.view]).count
        if views > 0 { return LintFinding.sameOf(more: views) }
        if others.isEmpty { return nil }
        return "the same applies to \(others.count == 1 ? "another attribute" : "\(others.count) more attributes")"
    }
}
