/// Finds the probable mistake behind each error of a script, and what to write instead.
struct SyntaxAnswers {
    private let outline: SyntaxOutline
    private let errorLimit: Int

    /// The maximum number of errors that the rules are asked about. A source with more is not a script.
    private static let most = 200
    /// The maximum number of errors for which the whole source is searched.
    private static let maxFarSearches = 20
    /// The same for signs of other languages.
    private static let maxForeignTokens = 40

    /// - Parameter tokens: those of the program, or of a part of it.
    init(_ program: Program, _ tokens: Tokens, _ names: NameTable, errorLimit: Int) {
        outline = SyntaxOutline(program, tokens, names)
        self.errorLimit = errorLimit
    }

    /// The program with explained errors.
    func answer(_ program: Program) -> Program {
        let last = program.errors.count > errorLimit ? program.errors[errorLimit].span : nil
        var answers = program.errors.enumerated().map { number, error in
            number < Self.most ? answer(error, number) : Answer(number: number, error: error.withUsualReplacement)
        }
        let isIncomplete = program.isIncomplete && !(answers.first?.extent != nil && answers.count == 1)
        answers.sort { $0.error.span.lower < $1.error.span.lower }
        forgetUnreadable(&answers)
        var errors = answers.map(\.error).filter { !$0.problem.isDoubt }
        removeRepetitions(&errors)
        cut(&errors, from: last)
        return Program(
            source: program.source, statements: program.statements, errors: withForeignTokens(errors), tokens: Tokens(),
            isIncomplete: isIncomplete)
    }

    /// An error of the lexer, explained.
    func answer(ofLexer error: SyntaxError) -> SyntaxError { answer(error, 0).error }

    /// An explained error, and the range of the source that it covers. Other errors in that range are no further
    /// mistakes.
    private struct Answer {
        /// Its position among the errors, which are in the order of the source.
        let number: Int
        let error: SyntaxError
        var extent: Range<Int>?
    }

    private func answer(_ error: SyntaxError, _ number: Int) -> Answer {
        let place = error.place ?? lexerPlace(of: error)
        let limit = error.problem.isForeignOperator ? Self.maxForeignTokens : Self.maxFarSearches
        let context = SyntaxContext(outline: outline, place: place, looksFar: number < limit)
        let answered = SyntaxRules.answer(error, in: context) ?? error.withUsualReplacement
        var extent: Range<Int>?
        let isUnreadable =
            answered.problem.coversWholeStatement
            || answered.rule == BlockAfterView.id && context.holdsStyles(context.index)
        if error.place?.end != nil, isUnreadable {
            var end = outline.tokens[place.end ?? place.index].span.lower
            if answered.problem == StyleSheet.problem,
                let rule = outline.closers[outline.position(at: answered.span.upper)]
            {
                end = max(end, outline.tokens[rule].span.upper)
            }
            let lower = min(outline.tokens[place.start].span.lower, answered.span.lower)
            extent = lower..<max(end, answered.span.upper, answered.replacement?.span.upper ?? 0, lower)
        } else if answered.problem == ClosureParameters.inParentheses {
            extent = answered.span.range
        }
        return Answer(number: number, error: answered, extent: extent)
    }

    /// Where the lexer was when it met an error.
    private func lexerPlace(of error: SyntaxError) -> SyntaxError.Place {
        var index = outline.position(at: error.span.lower)
        if index > 0, outline.tokens[index - 1].span.upper > error.span.lower { index -= 1 }
        var start = index
        while start > 0, !outline.tokens[start].startsLine { start -= 1 }
        return SyntaxError.Place(
            index: index, start: start, openBrackets: [], newlinesEnd: true, functionDepth: 0, blockDepth: 0)
    }

    // MARK: What is reported once

    /// Removes errors in unreadable statements. The errors are in the same order as the statements.
    private func forgetUnreadable(_ answers: inout [Answer]) {
        let unreadable = answers.filter { $0.extent != nil }.sorted {
            ($0.extent?.lowerBound ?? 0, $0.number) < ($1.extent?.lowerBound ?? 0, $1.number)
        }
        var position = 0
        answers.removeAll { other in
            let place = other.error.span.lower
            while position < unreadable.count, (unreadable[position].extent?.upperBound ?? 0) <= place { position += 1 }
            guard position < unreadable.count, (unreadable[position].extent?.lowerBound ?? 0) <= place else {
                return false
            }
            let error = unreadable[position].error
            return other.error.span != error.span || other.error.problem != error.problem
        }
        var seen: Set<SyntaxError.Finding> = []
        answers.removeAll { !seen.insert($0.error.finding).inserted }
    }

    /// Signs of another language come in pairs, so one report per line is enough, and one for a whole Objective-C
    /// class. The same goes for several braces in a row.
    private func removeRepetitions(_ errors: inout [SyntaxError]) {
        let source = outline.source
        var last: (problem: SyntaxProblem, line: Int)?
        var isObjectiveC = false
        var lastBrace: Int?
        let doubled = errors.filter { $0.problem == MisplacedBrace.problem }.map(\.span.lower)
        let quoteLines = Set(errors.filter(\.problem.isOfQuotes).map { source.line(at: $0.span.lower) })
        errors.removeAll { error in
            // After a missing or extra quote, the rest of the line is misread.
            if error.problem.slug == .unexpected, quoteLines.contains(source.line(at: error.span.lower)) { return true }
            switch error.problem {
            case .statementStartsWithBrace, MisplacedBrace.problem:
                defer { lastBrace = error.span.lower }
                return lastBrace != nil && lastBrace == outline.token(before: error.span.lower)?.span.lower
            case .objectiveC:
                defer { isObjectiveC = true }
                return isObjectiveC
            case .foreignOperator, ClosureParameters.numbered:
                let line = source.line(at: error.span.lower)
                defer { last = (error.problem, line) }
                return last?.problem == error.problem && last?.line == line
            case .unclosed("{", _): return doubled.contains(error.span.upper)
            default: return false
            }
        }
    }

    /// Keeps only as many errors as are reported.
    ///
    /// - Parameter last: the place of the first error beyond the limit, before repetitions were removed.
    private func cut(_ errors: inout [SyntaxError], from last: Span?) {
        guard let last else { return }
        errors.removeAll { $0.span.lower > last.lower }
        errors.removeLast(max(0, errors.count - errorLimit))
        errors.append(SyntaxError(.tooManyErrors(limit: errorLimit), last))
    }

    /// The errors without signs that the edit for another error removes.
    private func withForeignTokens(_ errors: [SyntaxError]) -> [SyntaxError] {
        var known: Set<Span> = []
        let heads = errors.compactMap { $0.problem.isOfParameters ? $0.replacement?.span : nil }
        return errors.filter { error in
            guard error.problem.isForeignOperator || error.problem == ClosureParameters.numbered else {
                return true
            }
            // The edit that removes the types and labels of a head removes its arrow, too.
            if error.problem == .foreignOperator(.resultType) || error.problem == .foreignOperator(.fatArrow),
                heads.contains(where: { $0.lower <= error.span.lower && error.span.upper <= $0.upper })
            {
                return false
            }
            guard let edit = error.replacement else { return true }
            return known.insert(edit.span).inserted
        }
    }
}

extension SyntaxProblem {
    fileprivate var isForeignOperator: Bool { if case .foreignOperator = self { true } else { false } }

    /// Whether a quote is missing or extra, so that it is unclear what is text.
    fileprivate var isOfQuotes: Bool {
        switch self {
        case .unterminatedString, .missingOpeningQuote: true
        default: self == StringQuotes.doubled
        }
    }

    /// Whether it is about how the parameters of a function are written.
    fileprivate var isOfParameters: Bool {
        [TypedVariable.problem, ParameterWithType.problem, ParametersBeforeBrace.problem].contains(self)
    }
}
