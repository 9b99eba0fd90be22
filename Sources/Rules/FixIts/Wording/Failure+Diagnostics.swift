extension Failure {
    /// The failure with the answer of a rule.
    func answered(_ fix: FixIt, by rule: RuleID) -> Failure {
        answered(
            fix.problem, at: fix.place, related: fix.related, help: fix.help,
            replacement: fix.edit.map { ($0.span, $0.text) }, by: rule)
    }

    /// The failure as diagnostics. For an import, these are the errors in the imported script.
    package var diagnostics: [Diagnostic] {
        if case .importedErrors(let diagnostics) = problem { return diagnostics }
        var labels = [Diagnostic.Label(source: source, span: span, message: problem.label)]
        for place in (related.map { [$0] } ?? []) + calls.places {
            labels.append(
                Diagnostic.Label(source: place.source, span: place.span, message: place.message, isPrimary: false))
        }
        let diagnostic =
            Diagnostic(
                severity: problem.severity, slug: problem.slug.rawValue, message: problem.message, labels: labels,
                notes: problem.notes.map { $0.text(in: source.accent) } + calls.notes,
                help: (help ?? problem.help)?.text(in: source.accent),
                replacement: replacement.map { Replacement(source: source, span: $0.span, text: $0.text) },
                rule: rule)
        guard case .expectationOn(_, let places) = problem else { return [diagnostic] }
        return [diagnostic.found(on: places)]
    }
}

extension CallChain {
    fileprivate var notes: [String] { hiddenCount > 0 ? ["\(hiddenCount) more calls in between"] : [] }
}
