extension SyntaxError {
    /// The error with the usual edit for its problem, if there is no better one.
    var withUsualReplacement: SyntaxError {
        guard replacement == nil, let text = problem.replacement else { return self }
        var error = self
        error.replacement = (span, text)
        return error
    }

    /// The error with an edit; without one if there is none.
    func with(_ edit: SyntaxContext.Edit?) -> SyntaxError {
        var error = self
        error.replacement = edit
        return error
    }

    func edited(_ span: Span, _ text: String) -> SyntaxError { with((span, text)) }

    /// The error with another place that explains it.
    func explained(by related: Related) -> SyntaxError {
        var error = self
        error.related = related
        return error
    }

    /// The error with a sign that is missing at another place, and the edit that adds it.
    func expecting(_ token: String, at place: Span) -> SyntaxError {
        explained(by: Related(span: place, .expected(token))).edited(place, token)
    }

    /// A problem and its place. The same pair is reported once.
    struct Finding: Hashable {
        let span: Span
        let problem: SyntaxProblem
    }

    var finding: Finding { Finding(span: span, problem: problem) }

    package func diagnostic(in source: SourceText) -> Diagnostic {
        var labels = [Diagnostic.Label(source: source, span: span, message: problem.label)]
        if let related {
            labels.append(
                Diagnostic.Label(source: source, span: related.span, message: related.note.message, isPrimary: false))
        }
        return Diagnostic(
            severity: .error, slug: problem.slug.rawValue, message: problem.message, labels: labels, notes: [],
            help: problem.help?.text(in: source.accent),
            replacement: replacement.map { Replacement(source: source, span: $0.span, text: $0.text) }, rule: rule)
    }
}

extension SyntaxError.Related.Note {
    fileprivate var message: String {
        switch self {
        case .firstDeclaration: "first declared here"
        case .declaration: "it is declared here"
        case .start: "it starts here"
        case .opening: "opened here"
        case .closing: "closed here"
        case .expected(let token): "expected `\(token)`"
        case .closesLine(let line): "by its indentation this closes line \(line)"
        case .closesAnother: "by its indentation this closes another"
        case .phrase(let phrase): phrase
        }
    }
}
