internal import ArgumentParser
internal import MasonryLanguage

/// Which lints are reported.
struct LintOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Don't report this lint; can be said several times. `all` is every one.", valueName: "lint"))
    var noLint: [String] = []

    private static let all = "all"

    func validate() throws {
        let names = Slug.lints.map(\.rawValue)
        for name in noLint where name != Self.all && !names.contains(name) {
            let nearest = NearestName.of(name, among: names)
            let hint = nearest.map { "did you mean `\($0)`?" } ?? "the lints are \(names.joined(separator: ", "))"
            throw ValidationError("there is no lint `\(name)`; \(hint)")
        }
    }

    /// The lints that are not wanted.
    var disabled: Set<Slug> {
        noLint.contains(Self.all) ? Set(Slug.lints) : Set(noLint.compactMap(Slug.init(rawValue:)))
    }
}
