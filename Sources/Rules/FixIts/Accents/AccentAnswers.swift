/// Finds the probable mistake behind each error of a source in Objective-C or Swift, and what to write instead.
struct AccentAnswers {
    private let outline: SyntaxOutline
    private let rules: [any SyntaxRule.Type]

    init(_ program: Program, _ names: NameTable) {
        outline = SyntaxOutline(program, program.tokens, names)
        rules = program.source.accent == .swift ? SyntaxRules.swift : SyntaxRules.objectiveC
    }

    /// The errors as the rules explain them, in order, each once.
    func answer(_ errors: [SyntaxError]) -> [SyntaxError] {
        var known: Set<SyntaxError.Finding> = []
        var places: Set<Span> = []
        return errors.map { ($0, answer($0)) }.sorted { $0.1.span.lower < $1.1.span.lower }.compactMap { fact, error in
            // All errors at the end of the source have the same cause.
            let isAtEnd = fact.place.map { outline.tokens[$0.index].kind == .end } ?? false
            let isNew = known.insert(error.finding).inserted
            let isFirst = places.insert(error.span).inserted
            return isNew && (isFirst || !isAtEnd) ? error : nil
        }
    }

    private func answer(_ error: SyntaxError) -> SyntaxError {
        if error.isOfLexer || error.replacement != nil { return error.withUsualEdit }
        let place = error.place ?? SyntaxError.Place(at: outline.position(at: error.span.lower))
        let context = SyntaxContext(outline: outline, place: place, looksFar: true)
        for rule in rules {
            guard var answer = rule.answer(error, in: context) else { continue }
            answer.rule = rule.id
            return answer.withUsualEdit
        }
        return error.withUsualEdit
    }
}

extension SyntaxError {
    /// The error with the edit that follows from its problem alone, if there is no better one.
    fileprivate var withUsualEdit: SyntaxError {
        let usual = withUsualReplacement
        if usual.replacement != nil { return usual }
        if let text = problem.insertionBefore { return edited(span.atStart, text) }
        return problem.insertionAfter.map { edited(span.atEnd, $0) } ?? self
    }
}

extension SyntaxProblem {
    func isExpected(_ expectation: Expectation) -> Bool {
        if case .expected(expectation, _) = self { true } else { false }
    }

    /// What is missing before the place of the error.
    fileprivate var insertionBefore: String? {
        switch self {
        case .missingPointer: "*"
        case .unended: "@end\n\n"
        default: nil
        }
    }

    /// What is missing after the place of the error.
    fileprivate var insertionAfter: String? {
        switch self {
        case .swiftProblem(.typeAsValue), .swiftProblem(.closureNotCalled): "()"
        default: nil
        }
    }
}
