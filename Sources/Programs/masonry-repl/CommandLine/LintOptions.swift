internal import ArgumentParser
internal import MasonryLanguage

/// Which lint rules report.
struct LintOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Turn off this lint rule; can be repeated. `all` turns off all of them.", valueName: "lint"),
        completion: .list([all] + Slug.lints.map(\.rawValue)))
    var noLint: [String] = []

    private static let all = "all"

    func validate() throws {
        let names = Slug.lints.map(\.rawValue)
        for name in noLint where name != Self.all && !names.contains(name) {
            let nearest = NearestName.of(name, among: names)
            let hint = nearest.map { "did you mean `\($0)`?" } ?? "masonry-repl(1) and docs/diagnostics.md list them"
            throw ValidationError("there is no lint rule `\(name)`; \(hint)")
        }
    }

    /// The lint rules that are turned off.
    var disabled: Set<Slug> {
        noLint.contains(Self.all) ? Set(Slug.lints) : Set(noLint.compactMap(Slug.init(rawValue:)))
    }
}
