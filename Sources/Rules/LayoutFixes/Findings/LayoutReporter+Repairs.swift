public import Diagnostics
public import Masonry

extension LayoutReporter {
    /// The edits of the script that resolve the finding, best first; none where no small edit does.
    ///
    /// - Parameter finding: one of the scene's present layout.
    public func repairs(of finding: Finding) -> [Repair] {
        let search = search
        return scene.search { search?.fixes(for: finding) ?? [] }
    }

    /// The repairs of each of a layout's findings; none past the first `repairedFindings`, nor where the search limit is
    /// reached, nor in a layout that was given up: of such a one no change says what it would do.
    public func repairs(of findings: [Finding]) -> [[Repair]] {
        if findings.isEmpty || scene.isLayoutGivenUp { return findings.map { _ in [] } }
        let search = search
        return scene.search {
            findings.enumerated().map { index, finding in
                guard index < Self.repairedFindings, !scene.isSearchOver else { return [] }
                return search?.fixes(for: finding) ?? []
            }
        }
    }

    /// For how many of a layout's findings fixes are looked for.
    public static let repairedFindings = 20

    /// A note if the last search for lints, reports or repairs reached its limit.
    public var searchNote: Diagnostic? {
        guard isTooLong || scene.didSearchRunOut else { return nil }
        return Diagnostic(
            severity: .note, slug: Slug.findings.rawValue,
            message: isTooLong
                ? "no fixes were looked for: the script takes too long to be run again and again"
                : "there may be more fixes: looking for them takes more than the search limit")
    }
}
