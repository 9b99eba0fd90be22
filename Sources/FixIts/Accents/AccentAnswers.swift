internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// Works out what the probable mistake is behind each error of a source in Objective-C or Swift, and what to write instead.
struct AccentAnswers {
    private let outline: SyntaxOutline
    private let rules: [any SyntaxRule.Type]

    init(_ source: SourceText, _ tokens: [Token], _ names: NameTable) {
        outline = SyntaxOutline(source, tokens, names)
        rules = source.accent == .swift ? SyntaxRules.swift : SyntaxRules.objectiveC
    }

    /// The errors with what the rules say of them, in order, each once.
    func answer(_ errors: [SyntaxError]) -> [SyntaxError] {
        var known: Set<Finding> = []
        var places: Set<Span> = []
        return errors.map { ($0, answer($0)) }.sorted { $0.1.span.lower < $1.1.span.lower }.compactMap { fact, error in
            // One end is enough of a reason.
            let isAtEnd = fact.place.map { outline.tokens[$0.index].kind == .end } ?? false
            let isNew = known.insert(Finding(span: error.span, problem: error.problem)).inserted
            let isFirst = places.insert(error.span).inserted
            return isNew && (isFirst || !isAtEnd) ? error : nil
        }
    }

    private struct Finding: Hashable {
        let span: Span
        let problem: SyntaxProblem
    }

    private func answer(_ error: SyntaxError) -> SyntaxError {
        if error.isOfLexer || error.replacement != nil { return error.withUsualEdit }
        let place = error.place ?? SyntaxError.Place(at: outline.position(at: error.span.lower))
        let context = SyntaxContext(outline: outline, place: place, looksFar: true)
        for rule in rules where rule.answers(error.problem) {
            guard var answer = rule.answer(error, in: context) else { continue }
            answer.rule = rule.id
            return answer.withUsualEdit
        }
        return error.withUsualEdit
    }
}

extension SyntaxError {
    /// The same error with an edit.
    func edited(_ span: Span, _ text: String) -> SyntaxError {
        var error = self
        error.replacement = (span, text)
        return error
    }

    /// The same error with another place that explains it.
    func explained(by related: Related) -> SyntaxError {
        var error = self
        error.related = related
        return error
    }

    /// The error with the edit that follows from its problem alone, if there is no better one.
    fileprivate var withUsualEdit: SyntaxError {
        let usual = withUsualReplacement
        if usual.replacement != nil { return usual }
        if let text = problem.insertionBefore { return edited(span.atStart, text) }
        return problem.insertionBehind.map { edited(span.atEnd, $0) } ?? self
    }
}

extension SyntaxProblem {
    /// Whether something is missing.
    func isExpected(_ expectation: Expectation) -> Bool {
        if case .expected(expectation, _) = self { true } else { false }
    }

    /// What is missing before the place of the error.
    fileprivate var insertionBefore: String? {
        switch self {
        case .missingPointer: "*"
        case .missingReceiver: "\(Builtin.`self`.rawValue) "
        case .arrayWithoutSign: "@"
        case .unended: "@end\n\n"
        default: nil
        }
    }

    /// What is missing behind the place of the error.
    fileprivate var insertionBehind: String? {
        switch self {
        case .swiftProblem(.typeAsValue), .swiftProblem(.closureNotCalled): "()"
        default: nil
        }
    }
}
