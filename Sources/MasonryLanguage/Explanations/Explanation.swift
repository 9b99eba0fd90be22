internal import Evaluator
public import Diagnostics
internal import Vocabulary

/// The page on one kind of message: what it means, a script that gets it, and the same script fixed.
public struct Explanation: Sendable {
    public let slug: Slug
    /// A few sentences.
    public let meaning: String
    /// Gets the message, and no other; empty where no script alone can.
    public let failing: String
    public let fixed: String
    /// What both scripts are written in.
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
    /// Pages that belong together.
    public struct Group: Sendable {
        public let title: String
        public let pages: [Explanation]
    }

    /// Every page.
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

    /// The page on a slug; nil for one that has none.
    public static func page(on slug: Slug) -> Explanation? { all[slug] }
}

extension Explanation {
    /// What a beginning of a slug stands for.
    public enum Match {
        case page(Explanation)
        case several([Slug])
        case none(nearest: Slug?)
    }

    /// The page whose slug, or the only one whose slug's beginning, is `text`.
    public static func match(_ text: String) -> Match {
        if let slug = Slug(rawValue: text), let page = page(on: slug) { return .page(page) }
        let begun = text.isEmpty ? [] : Slug.allCases.filter { $0.rawValue.hasPrefix(text) }
        if begun.count > 1 { return .several(begun) }
        if let slug = begun.first, let page = page(on: slug) { return .page(page) }
        return .none(nearest: NearestName.of(text, among: Slug.allCases.map(\.rawValue)).flatMap(Slug.init(rawValue:)))
    }
}
