internal import FixIts
internal import LayoutLints
internal import Diagnostics

// Pages contributed by rules.
extension Explanation {
    static let lints = LintRules.all.map { Explanation($0.id, RulePage.named($0.id.rawValue)) }
    static let fixes = (FixItRules.all as [any Rule.Type] + SyntaxRules.all).map {
        Explanation(Slug($0.id.text), RulePage.named($0.id.text))
    }

    private init(_ slug: Slug, _ page: RulePage) {
        let example = page.examples.first
        self.init(
            slug, page.meaning, failing: example?.before ?? "", fixed: example?.after ?? "",
            accent: example?.accent ?? .masonry)
    }
}
