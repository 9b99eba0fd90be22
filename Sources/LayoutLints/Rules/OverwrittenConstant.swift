internal import LayoutFindings
internal import Masonry
internal import Diagnostics
internal import FixIts
internal import Vocabulary

/// A chain sets its constant twice: `make.size.equalTo(200).offset(40)`.
enum OverwrittenConstant: ConstraintRule {
    package static let id = Slug("overwritten-constant")

    static let page = RulePage(
        meaning: """
            A chain has only one constant. The number in a relation, `offset`, `inset` and the like all set it; they are not \
            added up, so the last one counts.
            """,
        examples: [
            RulePage.Example(
                before: """
                    view a
                    make.left.top.equalTo(root)
                    make.size.equalTo(200).offset(40)
                    """,
                after: """
                    view a
                    make.left.top.equalTo(root)
                    make.size.equalTo(200 + 40)
                    """)
        ])

    static func words(for finding: ConstraintFinding, at place: ScriptPlace?) -> LintWords? {
        guard case .overwrittenConstant(let old, let new) = finding.kind else { return nil }
        return LintWords(
            message: old == new
                ? "the chain sets the constant \(old.spelled(decimals: 6)) twice, and it counts once"
                : "\(new.spelled(decimals: 6)) replaces the constant \(old.spelled(decimals: 6)) of the same chain",
            notes: ["constants are not added up: the last one counts, so the constraint is `\(finding.equation)`"],
            edit: old == new ? nil : place.flatMap(sum))
    }

    /// The edit that replaces two offsets in a row by one with their sum.
    private static func sum(at place: ScriptPlace) -> Replacement? {
        let (word, link, before) = (place.word, "\(Member.offset.rawValue)(", place.before(200))
        guard word.hasPrefix(link), word.hasSuffix(")"), before.hasSuffix(")."),
            let first = before.ranges(of: "." + link).last
        else { return nil }
        let sum = "\(before[first.upperBound...].dropLast(2)) + \(word.dropFirst(link.count).dropLast())"
        let start = place.span.lower - before[first.lowerBound...].utf8.count + 1
        return sum.allSatisfy { $0.isLetter || $0.isNumber || "._ +*".contains($0) }
            ? Replacement(source: place.source, span: Span(start, place.span.upper), text: "\(link)\(sum))") : nil
    }
}
