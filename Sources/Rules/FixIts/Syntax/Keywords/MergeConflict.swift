/// The lines that a version control system leaves where two versions differ: `<<<<<<< HEAD`.
enum MergeConflict: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(
            .otherLanguage, "two versions of these lines could not be merged",
            help: "keep one version, and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let conflict = MergedLines(around: error.span.lower, in: context.source) else { return nil }
        return SyntaxError(problem, conflict.opening, replacement: (conflict.whole, conflict.first))
    }
}

/// The lines of two versions, with the markers around them.
private struct MergedLines {
    let opening: Span
    let whole: Span
    /// The lines of the first version.
    let first: String

    init?(around place: Int, in source: SourceText) {
        let line = source.line(at: place)
        let text = { (line: Int) in source.text(in: source.range(ofLine: line)) }
        // An error in a version that is longer than that is looked at for itself.
        let limit = 200
        let start = stride(from: line, to: max(0, line - limit), by: -1).first { text($0).hasPrefix("<<<<<<<") }
        guard let start else { return nil }
        let ends = stride(from: start + 1, to: start + 2 * limit, by: 1)
        guard let middle = ends.first(where: { text($0).hasPrefix("=======") }),
            let end = ends.first(where: { text($0).hasPrefix(">>>>>>>") }), start < middle, middle < end, line <= end
        else { return nil }
        let (lower, upper) = (source.range(ofLine: start), source.range(ofLine: end).upperBound)
        opening = Span(lower.lowerBound, lower.upperBound)
        whole = Span(lower.lowerBound, min(source.length, upper + 1))
        let versions = [start + 1, middle].map { source.range(ofLine: $0).lowerBound }
        first = source.text(in: Span(versions[0], versions[1]))
    }
}
