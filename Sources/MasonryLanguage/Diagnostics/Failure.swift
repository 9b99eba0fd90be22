/// Why a statement failed, and where.
final class Failure: Error {
    let problem: Problem
    let source: SourceText
    let span: Span
    /// Another place that explains it.
    let related: Related?
    /// The calls that led there, innermost first.
    let calls: [Related]

    struct Related {
        let source: SourceText
        let span: Span
        let message: String
    }

    init(_ problem: Problem, _ source: SourceText, _ span: Span, related: Related? = nil, calls: [Related] = []) {
        self.problem = problem
        self.source = source
        self.span = span
        self.related = related
        self.calls = calls
    }

    /// The failure as seen from one call further out; only the innermost calls are kept.
    func called(from call: Related) -> Failure {
        guard calls.count < 3, !places.contains(call.span) else { return self }
        return Failure(problem, source, span, related: related, calls: calls + [call])
    }

    private var places: [Span] { [span] + calls.map(\.span) }

    var diagnostics: [Diagnostic] {
        if case .importedErrors(let diagnostics) = problem { return diagnostics }
        var labels = [Diagnostic.Label(source: source, span: span, message: problem.label)]
        for place in (related.map { [$0] } ?? []) + calls {
            labels.append(
                Diagnostic.Label(source: place.source, span: place.span, message: place.message, isPrimary: false))
        }
        return [
            Diagnostic(
                severity: problem.severity, slug: problem.slug.rawValue, message: problem.message, labels: labels,
                notes: problem.notes, help: problem.help)
        ]
    }
}
