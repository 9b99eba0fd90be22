internal import ArgumentParser
internal import MasonryLanguage

/// Which lint rules report.
struct LintOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Turn off this lint rule; can be repeated. `all` turns off all of them.", valueName: "lint"),
        completion: .list([LintLevels.all] + Slug.lints.map(\.rawValue)))
    var noLint: [String] = []

    func validate() throws {
        for name in noLint {
            guard let problem = LintLevels.problem(ofName: name) else { continue }
            throw ValidationError("\(problem.message); \(problem.help)")
        }
    }

    /// The rules of a configuration, less those that are turned off.
    func levels(_ configuration: ProjectConfiguration) -> LintLevels {
        configuration.lints.without(
            noLint.contains(LintLevels.all) ? Set(Slug.lints) : Set(noLint.compactMap(Slug.init(rawValue:))))
    }
}
