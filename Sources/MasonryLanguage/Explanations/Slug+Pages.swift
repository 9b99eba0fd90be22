internal import Diagnostics
internal import LayoutLints

extension Slug: CaseIterable {
    /// Those with a page, in the order of the pages.
    public static let allCases = Explanation.groups.flatMap(\.pages).map(\.slug)

    private static let names = Set(allCases.map(\.rawValue))

    /// Nil for a name that no page has.
    public init?(rawValue: String) {
        if !Self.names.contains(rawValue) { return nil }
        self.init(rawValue)
    }

    /// Those of the lint rules, each of which can be turned off.
    public static let lints = LintRules.all.map { $0.id }

    /// Whether it is that of a lint rule.
    public var isLint: Bool { LintRules.ids.contains(self) }
}
