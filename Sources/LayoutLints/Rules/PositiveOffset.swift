internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Diagnostics
internal import FixIts

/// An offset moves a right or bottom edge out of the view around it, or into the next view:
/// `make.right.equalTo(root).offset(10)`.
enum PositiveOffset: ConstraintRule {
    package static let id = Slug("positive-offset")

    static let page = RulePage(
        meaning: """
            A positive offset moves an edge right or down. On a right or bottom edge, that moves the view out of its superview, \
            or into its neighbor. Use a negative offset, or an inset, which counts inwards on every edge.
            """,
        examples: [
            RulePage.Example(
                before: """
                    view a
                    make.left.top.equalTo(root).offset(10)
                    make.right.bottom.equalTo(root).offset(10)
                    """,
                after: """
                    view a
                    make.left.top.equalTo(root).offset(10)
                    make.right.bottom.equalTo(root).offset(-10)
                    """)
        ])

    /// A wrong share, distance or axis on the same line already explains why a view extends past its superview.
    static let silencedBy: Set<LintNote.Topic> = [.share, .distance, .axes]

    static func words(for finding: ConstraintFinding, at place: ScriptPlace?) -> LintWords? {
        guard case .positiveOffset(let first, let second, let offset) = finding.kind else { return nil }
        return LintWords(
            message: "`\(first)` is \(offset.spelled(decimals: 6)) past `\(second)`, so `\(first.item)` "
                + (first.attribute == second.attribute
                    ? "extends past `\(second.item)`" : "overlaps `\(second.item)`"),
            notes: [
                "a positive offset moves \(first.attribute.isDirectional ? "in the reading direction" : "right and down"); "
                    + "insets count inwards on every edge"
            ],
            edit: place.flatMap(edit))
    }

    /// The edit that turns the sign of the offset, or makes it an inset if the chain also names left or top edges.
    private static func edit(at place: ScriptPlace) -> Replacement? {
        let (word, link) = (place.word, "\(Member.offset.rawValue)(")
        if let insets = turnedInsets(word) { return place.replaced(by: insets) }
        guard word.hasPrefix(link), word.hasSuffix(")") else { return nil }
        let number = word.dropFirst(link.count).dropLast()
        let chained = attributes(chainedBefore: place)
        if !chained.allSatisfy(\.isFarEdge) {
            // The number already moves left and top edges inwards. An inset has no effect on attributes that aren't
            // edges.
            let isOfEdges = chained.allSatisfy { $0.isFarEdge || $0.acrossTheView?.isFarEdge == true }
            return isOfEdges ? place.replaced(by: "\(Member.inset.rawValue)(\(number))") : nil
        }
        let isPlain = number.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
        return place.replaced(by: "\(link)\(isPlain ? "-\(number)" : "-(\(number))"))")
    }

    /// Insets with positive numbers instead of negative ones.
    private static func turnedInsets(_ link: String) -> String? {
        guard link.hasPrefix(Member.inset.rawValue), link.contains("-") else { return nil }
        return link.replacing("(-", with: "(").replacing(" -", with: " ").replacing(",-", with: ",")
    }

    /// The attributes before the relation of the chain whose offset is at the place.
    private static func attributes(chainedBefore place: ScriptPlace) -> [Attribute] {
        let before = place.before(2000)
        guard let relation = before.ranges(of: "qualTo").last,
            let dot = before[..<relation.lowerBound].lastIndex(of: ".")
        else { return [] }
        let words = before[..<dot].split { !$0.isLetter && $0 != "." }.last?.split(separator: ".") ?? []
        return words.reversed().prefix { Attribute(rawValue: String($0)) != nil }
            .compactMap { Attribute(rawValue: String($0)) }
    }
}
