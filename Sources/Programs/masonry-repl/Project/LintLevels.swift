internal import MasonryLanguage

/// Which lint rules report, and whose findings are errors.
struct LintLevels: Sendable {
    enum Level: String, CaseIterable {
        case on, off, error
    }

    /// The key for all rules without a level of their own.
    static let all = "all"

    private(set) var levels: [Slug: Level] = [:]

    init(_ levels: [String: Level] = [:]) {
        for rule in Slug.lints { self.levels[rule] = levels[rule.rawValue] ?? levels[Self.all] }
    }

    /// The same without these rules.
    func without(_ disabled: Set<Slug>) -> LintLevels {
        var levels = self
        for rule in disabled { levels.levels[rule] = .off }
        return levels
    }

    func apply(to reporter: LayoutReporter) {
        reporter.disabledLints = rules(.off)
        reporter.failingLints = rules(.error)
    }

    private func rules(_ level: Level) -> Set<Slug> { Set(levels.filter { $0.value == level }.keys) }

    /// Why a word is no name of a rule, and what to write instead; nil if it is one, or all.
    static func problem(ofName name: String) -> (message: String, help: String)? {
        let names = Slug.lints.map(\.rawValue)
        if name == all || names.contains(name) { return nil }
        let nearest = NearestName.of(name, among: names)
        return (
            "there is no lint rule `\(name)`",
            nearest.map { "did you mean `\($0)`?" } ?? "masonry-repl(1) and docs/diagnostics.md list them"
        )
    }
}
