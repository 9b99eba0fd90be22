package import Masonry
package import LayoutFindings

/// A lint rule about the positions of views.
package protocol PlacementRule: LintRule {
    /// The kind of finding that the rule looks at.
    associatedtype Subject

    /// The finding as the rule's kind; nil for a finding of another rule.
    static func subject(of finding: PlacementFinding) -> Subject?

    /// Whether the rule reports the finding; false if something else already explains it.
    static func reports(_ subject: Subject, in scene: LintScene) -> Bool

    /// What causes findings that are reported as one; nil for a finding that is reported alone.
    static func occasion(of subject: Subject) -> PlacementOccasion?

    /// A short description of a finding, for lists.
    static func summary(of subject: Subject) -> String

    /// The message for a finding.
    ///
    /// - Parameter origin: where the script is most likely wrong; nil if no script caused the finding.
    static func words(for subject: Subject, at origin: Origin?, in scene: LintScene) -> LintWords
}

extension PlacementRule {
    static func reports(_ subject: Subject, in scene: LintScene) -> Bool { true }

    static func occasion(of subject: Subject) -> PlacementOccasion? { nil }

    /// A short description of a finding; nil for a finding of another rule.
    package static func summary(of finding: PlacementFinding) -> String? {
        subject(of: finding).map { summary(of: $0) }
    }

    static func findings(in scene: LintScene) -> [LintFinding] { placementFindings(in: scene) }

    package static func placementFindings(in scene: LintScene) -> [LintFinding] {
        var found: [(index: Int, finding: PlacementFinding, subject: Subject, others: Int)] = []
        var occasions: [PlacementOccasion: Int] = [:]
        for (index, finding) in scene.placementFindings.enumerated() {
            guard let subject = subject(of: finding), reports(subject, in: scene) else { continue }
            let occasion = occasion(of: subject)
            if let occasion, let first = occasions[occasion] {
                found[first].others += 1
            } else {
                if let occasion { occasions[occasion] = found.count }
                found.append((index, finding, subject, 0))
            }
        }
        return found.map { index, finding, subject, others in
            var words = words(for: subject, at: finding.origins.first ?? nil, in: scene)
            if others > 0 { words.notes.append(LintFinding.sameOf(more: others)) }
            return LintFinding(
                finding, index: index, words: words, declaredOn: scene.line(declaring: finding.view), id: id)
        }
    }
}
