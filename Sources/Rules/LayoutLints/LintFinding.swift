internal import Vocabulary
package import LayoutFindings
internal import Masonry
package import Diagnostics
package import Evaluator

/// A finding of a rule, with its message.
package struct LintFinding {
    /// The id of the rule.
    package let id: Slug
    private(set) var words: LintWords
    let labels: [Diagnostic.Label]
    /// The lines on which a comment can turn off the rule for this finding.
    package let lines: Set<Int>
    package let subject: Subject

    /// What the finding is about. Findings are reported in the order of the cases, and fixes are searched in this
    /// order.
    package enum Subject {
        /// The note with this number.
        case note(Int)
        case source
        /// The number is that of the finding in the scene.
        case constraint(Int, ConstraintFinding)
        case placement(Int, PlacementFinding)

        package var isNote: Bool { if case .note = self { true } else { false } }

        /// The key for sorting findings.
        package var order: (kind: Int, index: Int) {
            switch self {
            case .note(let index): (0, index)
            case .source: (1, 0)
            case .constraint(let index, _): (2, index)
            case .placement(let index, _): (3, index)
            }
        }
    }

    package var message: String { words.message }
    /// What the rule itself says to write instead.
    package var edit: Replacement? { words.edit }

    /// The place of the message; nil if the finding has none.
    package var place: ScriptPlace? { labels.first.map { ScriptPlace($0.source, $0.span) } }

    package init(_ note: LintNote, index: Int, words: LintWords, id: Slug) {
        let label = Diagnostic.Label(
            source: note.source, span: words.place ?? note.span, message: words.labels.first ?? "")
        (self.id, self.words, labels, subject) = (id, words, [label], .note(index))
        lines = [note.source.line(at: label.span.lower)]
    }

    package init(words: LintWords, place: ScriptPlace, id: Slug) {
        let label = Diagnostic.Label(source: place.source, span: place.span, message: words.labels.first ?? "")
        (self.id, self.words, labels, subject) = (id, words, [label], .source)
        lines = [place.line]
    }

    package init(_ occasion: ConstraintOccasion, words: LintWords, id: Slug) {
        let finding = occasion.finding
        (self.id, subject) = (id, .constraint(occasion.index, finding))
        var labels: [Diagnostic.Label] = []
        if let place = ScriptPlace(finding.origin) {
            labels.append(
                Diagnostic.Label(source: place.source, span: place.span, message: finding.origin?.trail ?? ""))
        }
        if let place = ScriptPlace(finding.related), finding.related != finding.origin {
            labels.append(
                Diagnostic.Label(
                    source: place.source, span: place.span, message: "the other constraint", isPrimary: false))
        }
        self.labels = labels
        var words = words
        if let note = occasion.noteOnOthers { words.notes.append(note) }
        self.words = words
        lines = Set([finding.origin?.line, finding.attributeOrigin?.line].compactMap(\.self))
    }

    /// - Parameter line: the line that declares the view.
    package init(_ finding: PlacementFinding, index: Int, words: LintWords, declaredOn line: Int?, id: Slug) {
        (self.id, self.words, subject) = (id, words, .placement(index, finding))
        labels = zip(finding.origins, words.labels).enumerated().compactMap { index, place -> Diagnostic.Label? in
            let (origin, words) = place
            let message = [words, origin?.trail ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
            return ScriptPlace(origin).map {
                Diagnostic.Label(source: $0.source, span: $0.span, message: message, isPrimary: index == 0)
            }
        }
        lines = Set((finding.origins.map { $0?.line } + [line]).compactMap(\.self))
    }

    /// Whether the two are the same finding of one rule.
    package func isSame(as other: LintFinding) -> Bool { id == other.id && subject.order == other.subject.order }

    /// The finding with another note.
    package func noting(_ note: String) -> LintFinding {
        var finding = self
        finding.words.notes.append(note)
        return finding
    }

    /// The note that the same applies to more views.
    static func sameOf(more views: Int) -> String {
        "the same applies to \(views) more \(views == 1 ? "view" : "views")"
    }
}

extension Diagnostic {
    /// The warning for a finding, with the fixes that were found for it, best first.
    package init(_ finding: LintFinding, fixes: [Repair]) {
        let (words, advice) = (finding.words, finding.words.advice)
        let fixes = advice.showsFixes ? fixes : []
        let accent = finding.labels.first?.source.accent ?? .masonry
        self.init(
            severity: .warning, slug: finding.id.rawValue, message: words.message, labels: finding.labels,
            notes: words.notes, help: advice.help(with: fixes, in: accent), replacement: words.edit, repairs: fixes)
    }
}
