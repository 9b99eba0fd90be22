internal import Diagnostics
internal import LayoutLints

extension Slug: CaseIterable {
    /// The slugs that have a page, in the order of the pages.
    public static let allCases = Explanation.groups.flatMap(\.pages).map(\.slug)

    private static let names = Set(allCases.map(\.rawValue))

    /// Nil if no page has this name.
    public init?(rawValue: String) {
        if !Self.names.contains(rawValue) { return nil }
        self.init(rawValue)
    }

    /// The slugs of the lint rules, each of which can be turned off.
    public static let lints = LintRules.all.map { $0.id }

    /// Whether it is the slug of a lint rule.
    public var isLint: Bool { LintRules.ids.contains(self) }
}
