internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A relation to an array makes copies of a constraint without its key: `make.size.key("side").equalTo([50])`.
enum LostKey: ConstraintRule {
    package static let id = Slug("lost-key")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .lostKey(let key) = finding.kind else { return nil }
        return LintWords(
            message:
                "the key \"\(String(key.prefix { $0 != "[" }))\" is lost: the relation to an array copies the constraint",
            advice: LintAdvice(text: "set the key after the relation"))
    }
}
