internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import FixIts

/// One offset moves opposite edges the same way: `make.edges.equalTo(root).offset(10)`.
enum EdgesOffset: ConstraintRule {
    package static let id = Slug("edges-offset")

    static let page = RulePage(
        meaning: """
            A number for several edges, as in `equalTo(10)` or `offset(10)`, is added to each edge as it is. So the view moves; \
            it does not get smaller. Insets count inwards on every edge.
            """,
        examples: [
            RulePage.Example(
                before: """
                    view a
                    make.edges.equalTo(10)
                    """,
                after: """
                    view a
                    make.edges.equalTo(superview).inset(10)
                    """)
        ])

    static func words(for finding: ConstraintFinding, at place: ScriptPlace?) -> LintWords? {
        guard case .movedEdges(let offset) = finding.kind else { return nil }
        let other = place.flatMap(wordWithoutInset)
        return LintWords(
            message: "one offset moves opposite edges of `\(finding.view)` the same way, by "
                + "\(offset.spelled(decimals: 6)): it adds no margin",
            notes: ["an offset is added to each edge as it is; insets count inwards"]
                + (other.map {
                    ["an inset does not change the \($0): use a separate chain for it"]
                } ?? []),
            edit: other == nil ? place.flatMap(edit) : nil)
    }

    /// A word of the chain before the place that insets don't apply to.
    private static func wordWithoutInset(before place: ScriptPlace) -> String? {
        let source = place.source
        let start = source.range(ofLine: place.line).lowerBound
        let words = source.text(in: start..<place.span.lower).split { !$0.isLetter && $0 != "_" }.map(String.init)
        return words.first { word in
            [Attribute.width, .height, .centerX, .centerY].map(\.rawValue).contains(word)
                || [Member.size, .center].map(\.rawValue).contains(word)
        }
    }

    /// The edit that replaces the offset, or the number in the relation, with an inset.
    private static func edit(at place: ScriptPlace) -> Replacement? {
        let (word, inset) = (place.word, Member.inset.rawValue)
        if word.hasPrefix("\(Member.offset.rawValue)(") {
            return place.replaced(by: inset + word.dropFirst(Member.offset.rawValue.count))
        }
        guard word.hasPrefix("\(Member.equalTo.rawValue)(") else { return nil }
        let given = word.dropFirst(Member.equalTo.rawValue.count)
        switch place.source.accent {
        case .masonry: return place.replaced(by: "\(Member.equalTo.rawValue)(superview).\(inset)\(given)")
        case .swift: return place.replaced(by: "\(SnapKitWord.equalToSuperview.rawValue)().\(inset)\(given)")
        case .objectiveC:
            let number = given.replacing("@", with: "")
            return place.receiverOfBlock.map {
                place.replaced(
                    by: "\(Member.equalTo.rawValue)(\($0).\(Member.superview.rawValue)).\(inset)\(number)")
            }
        }
    }
}
