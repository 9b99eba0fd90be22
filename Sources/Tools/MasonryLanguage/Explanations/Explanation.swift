internal import Evaluator
public import Diagnostics
internal import Vocabulary

/// The page for one kind of message: what it means, a script that causes it, and the same script fixed.
public struct Explanation: Sendable {
    public let slug: Slug
    /// A few sentences.
    public let meaning: String
    /// A script that causes this message and no other; empty if no script alone can.
    public let failing: String
    public let fixed: String
    /// The accent of both scripts.
    public let accent: Accent

    init(_ slug: Slug, _ meaning: String, failing: String = "", fixed: String = "", accent: Accent = .masonry) {
        self.slug = slug
        self.accent = accent
        self.meaning = meaning
        self.failing = failing
        self.fixed = fixed
    }
}

extension Explanation {
    /// A group of related pages.
    public struct Group: Sendable {
        public let title: String
        public let pages: [Explanation]
    }

    /// All pages, in groups.
    public static let groups = [
        Group(title: "Syntax", pages: form), Group(title: "Names and calls", pages: names),
        Group(title: "Values", pages: values), Group(title: "Running and importing", pages: running),
        Group(title: "Project code", pages: accents),
        Group(title: "Constraints and views", pages: model),
        Group(title: "Findings in a layout", pages: findings), Group(title: "Lint rules", pages: lints),
        Group(title: "Fixes", pages: fixes),
        Group(title: "Session commands", pages: session),
    ]

    private static let all: [Slug: Explanation] = Dictionary(
        groups.flatMap(\.pages).map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })

    /// The page for a slug; nil if it has none.
    public static func page(on slug: Slug) -> Explanation? { all[slug] }
}

extension Explanation {
    /// The pages whose slugs match a prefix.
    public enum Match {
        case page(Explanation)
        case several([Slug])
        case none(nearest: Slug?)
    }

    /// The page whose slug is `text`, or the only one whose slug starts with it.
    public static func match(_ text: String) -> Match {
        if let slug = Slug(rawValue: text), let page = page(on: slug) { return .page(page) }
        let begun = text.isEmpty ? [] : Slug.allCases.filter { $0.rawValue.hasPrefix(text) }
        if begun.count > 1 { return .several(begun) }
        if let slug = begun.first, let page = page(on: slug) { return .page(page) }
        return .none(nearest: NearestName.of(text, among: Slug.allCases.map(\.rawValue)).flatMap(Slug.init(rawValue:)))
    }
}
