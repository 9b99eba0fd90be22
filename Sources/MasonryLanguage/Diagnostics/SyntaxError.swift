/// A syntax error and its place.
struct SyntaxError {
    let problem: SyntaxProblem
    let span: Span
    /// Another place that explains it.
    var related: Related?
    /// What to write instead, in the place of the error or another.
    var replacement: (span: Span, text: String)?

    struct Related {
        let span: Span
        let message: String
    }

    init(
        _ problem: SyntaxProblem, _ span: Span, related: Related? = nil,
        replacement: (span: Span, text: String)? = nil
    ) {
        self.problem = problem
        self.span = span
        self.related = related
        self.replacement = replacement ?? problem.replacement.map { (span, $0) }
    }

    func diagnostic(in source: SourceText) -> Diagnostic {
        var labels = [Diagnostic.Label(source: source, span: span, message: problem.label)]
        if let related {
            labels.append(
                Diagnostic.Label(source: source, span: related.span, message: related.message, isPrimary: false))
        }
        return Diagnostic(
            severity: .error, slug: problem.slug.rawValue, message: problem.message, labels: labels,
            help: problem.help,
            replacement: replacement.map { Replacement(source: source, span: $0.span, text: $0.text) })
    }
}
