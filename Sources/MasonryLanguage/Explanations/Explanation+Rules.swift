internal import FixIts
internal import LayoutLints
internal import Diagnostics

// Pages contributed by rules.
extension Explanation {
    static let lints = LintRules.all.map { Explanation($0.id, $0.page) }
    static let fixes = (FixItRules.all as [any Rule.Type] + SyntaxRules.all).map {
        Explanation(Slug($0.id.text), $0.page)
    }

    private init(_ slug: Slug, _ page: RulePage) {
        let example = page.examples.first
        self.init(
            slug, page.meaning, failing: example?.before ?? "", fixed: example?.after ?? "",
            accent: example?.accent ?? .masonry)
    }
}
