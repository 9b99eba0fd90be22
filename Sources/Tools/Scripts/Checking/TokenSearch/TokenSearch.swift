internal import Diagnostics
internal import FixIts
internal import Syntax
internal import Vocabulary

/// Judges the edits of rules by running the statement with them, joins those for several mistakes of it, translates other languages,
/// and where nothing else answers searches small edits of the statement's tokens: the cheapest with which it can be read and runs.
struct TokenSearch {
    let files: any ScriptFiles
    /// What a source reports when it runs. It keeps nothing.
    let trial: (SourceText) -> [Diagnostic]
    let vocabulary = Vocabulary(names: NameTable())
    /// The lines of the statements that have an edit.
    private var repairedLines: [(source: SourceText, lines: ClosedRange<Int>)] = []
    /// The lines of the statements of which one edit corrects several mistakes.
    private var joinedLines: [ClosedRange<Int>] = []
    /// How many more sources may be run: to judge the edits of rules, and to search.
    private var (checksLeft, trialsLeft) = (12, 12)
    /// The work that is left, in bytes read.
    var left = 400_000
    /// That of reading a statement, besides its length.
    private static let costOfReading = 300
    /// The work of a trial, besides reading the source twice.
    private static let costOfTrial = 4_000

    init(files: any ScriptFiles, trial: @escaping (SourceText) -> [Diagnostic]) {
        self.files = files
        self.trial = trial
    }

    /// The diagnostics, with an edit of the search where no rule has one, or one with which the same statement fails again.
    mutating func answered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
        var answered = diagnostics
        DeepStack.run(isShared: true) { answered = diagnostics.map { self.answered($0, among: diagnostics) } }
        // Such an edit answers all errors of its statement.
        return zip(answered, diagnostics).filter { $0 != $1 || $1.severity != .error || !isRepaired($1) }.map(\.0)
    }

    /// Whether it is about a statement that has an edit.
    private func isRepaired(_ diagnostic: Diagnostic) -> Bool {
        repairedLines.contains { source, lines in
            diagnostic.labels.first { $0.isPrimary }?.source === source && diagnostic.isIn(lines)
        }
    }

    private mutating func answered(_ diagnostic: Diagnostic, among all: [Diagnostic]) -> Diagnostic {
        guard left > 0, trialsLeft > 0, diagnostic.severity == .error,
            let label = diagnostic.labels.first(where: \.isPrimary),
            label.source.accent == .masonry, label.source.length < left
        else { return diagnostic }
        if let written = diagnostic.replacement, written.source !== label.source { return diagnostic }
        if isJoined(diagnostic) { return diagnostic.with(nil) }
        if isRepaired(diagnostic) { return diagnostic }
        let others = Set(all.map(\.message)).subtracting([diagnostic.message])
        let written = diagnostic.replacement.map { ($0, outcome(of: $0)) }
        // A name that is nearly the written one may still be another library's.
        if case (let edit, let outcome?)? = written, outcome.own.isEmpty, !edit.isSpellingFix {
            let isInTheWay = outcome.others.contains { $0.severity == .error && !others.contains($0.message) }
            return isInTheWay ? edited(diagnostic, at: label, besides: others) ?? diagnostic : diagnostic
        }
        if case (_, let outcome?)? = written, !outcome.own.isEmpty,
            outcome.own.allSatisfy({ $0.isFixed(among: all, besides: diagnostic) })
        {
            return diagnostic
        }
        if let translated = translated(diagnostic, at: label, besides: others) { return translated }
        if let (_, outcome) = written, outcome?.own.isEmpty ?? true { return diagnostic }
        guard Self.repairable.contains(Slug(diagnostic.slug)) else { return diagnostic }
        if let edit = edit(at: label, where: edits(allowedFor: diagnostic)) {
            return diagnostic.edited(edit, in: label.source)
        }
        if let better = edited(diagnostic, at: label, besides: others) ?? renamed(diagnostic, at: label) {
            return better
        }
        guard case (let edit, let outcome?)? = written else { return diagnostic }
        return joined(edit, with: outcome.own, at: label.span, besides: others).map(diagnostic.with) ?? diagnostic
    }

    /// The diagnostic with what stands here for the forms of other languages in its statement.
    private mutating func translated(
        _ diagnostic: Diagnostic, at label: Diagnostic.Label, besides others: Set<String>
    ) -> Diagnostic? {
        guard let (edit, help) = translation(at: label) else { return nil }
        let own = outcome(of: edit)?.own
        if let joined = joined(edit, with: own ?? [], at: label.span, besides: others) {
            if own?.isEmpty ?? false, let lines = lines(ofStatementAt: label.span, in: label.source) {
                repairedLines.append((label.source, lines))
            }
            return diagnostic.translated(by: joined, help)
        }
        // What a rule explains as another language is written as here, even if a name is unknown, too.
        let isReadable = own?.allSatisfy { Slug($0.slug) == .unknownName } ?? false
        let isExplained = isReadable && diagnostic.replacement == nil && Slug(diagnostic.slug) == .otherLanguage
        return isExplained ? diagnostic.translated(by: edit, help) : nil
    }

    // MARK: Edits with which everything runs

    /// The diagnostic with an edit after which nothing fails, where after that of a rule something else does: of a sign that is
    /// written twice, of a comma at the end of a line, of the rule's bracket elsewhere, or of the call that led here.
    private mutating func edited(
        _ diagnostic: Diagnostic, at label: Diagnostic.Label, besides others: Set<String>
    ) -> Diagnostic? {
        let added = diagnostic.replacement.flatMap { $0.span.range.isEmpty ? $0.text : nil }
        let likely = edits(at: label.span, in: label.source) {
            $0.isDoubledToken || $0.isCommaAtEndOfLine || $0.addsClosingBracket && $0.text == added
        }
        return edited(diagnostic, by: likely, in: label.source, besides: others)
            ?? editedCall(of: diagnostic, besides: others)
    }

    /// The diagnostic at the call that led to it, if two arguments of that are the wrong way round.
    private mutating func editedCall(of diagnostic: Diagnostic, besides others: Set<String>) -> Diagnostic? {
        for call in diagnostic.labels where !call.isPrimary && call.source.accent == .masonry {
            let source = call.source
            let tokens = Array(Lexer.tokens(of: source, names: vocabulary.names).filter { call.span.contains($0.span) })
            let swaps = NearbyEdits(of: tokens, at: call.span, in: source, words: []).swappedArguments
            if let found = edited(diagnostic, by: swaps, in: source, besides: others) { return found }
        }
        return nil
    }

    private mutating func edited(
        _ diagnostic: Diagnostic, by edits: [TokenEdit], in source: SourceText, besides others: Set<String>
    ) -> Diagnostic? {
        for edit in edits.prefix(Self.maxAlternatives) where left > 0 && trialsLeft > 0 {
            let edited = source.applying([Replacement(source: source, span: edit.span, text: edit.text)])
            left -= 2 * edited.length + Self.costOfTrial
            guard canBeRead(edited) else { continue }
            trialsLeft -= 1
            if trial(edited).allSatisfy({ $0.severity != .error || others.contains($0.message) }) {
                return diagnostic.edited(edit, in: source)
            }
        }
        return nil
    }

    private static let maxAlternatives = 4

    /// The diagnostic with the view whose name was changed in some places only.
    private mutating func renamed(_ diagnostic: Diagnostic, at label: Diagnostic.Label) -> Diagnostic? {
        let source = label.source
        guard Slug(diagnostic.slug) == .unknownName, diagnostic.replacement == nil, !source.isInput else { return nil }
        let program = Parser.program(of: source, names: vocabulary.names)
        let name = vocabulary.names.intern(source.text(in: label.span))
        let files = files
        var (work, runs) = (left - source.length, trialsLeft)
        let view = ViewInPlace(at: label.span, in: program, name) { edited in
            guard work > 0, runs > 0 else { return false }
            (work, runs) = (work - 2 * edited.length - 2 * Self.costOfTrial, runs - 1)
            return Interpreter.isFlawless(edited, files: files)
        }
        (left, trialsLeft) = (work, runs)
        guard let view, work > 0, runs > 0 else { return nil }
        repairedLines += view.uses.map { (source, source.line(at: $0.lower)...source.line(at: $0.upper)) }
        return diagnostic.with(view.edit, "with `\(view.name)`, every view has its place")
    }

    /// The likely small edits of the statement at a place, but none of its words.
    private mutating func edits(
        at place: Span, in source: SourceText, where isLikely: (TokenEdit) -> Bool
    ) -> [TokenEdit] {
        let tokens = Lexer.tokens(of: source, names: vocabulary.names)
        left -= 2 * source.length
        return StatementTokens(at: place, among: tokens, in: source).map {
            NearbyEdits(of: $0.tokens, at: place, in: source, words: []).all(where: isLikely)
        } ?? []
    }

    /// What the search may do instead of a rule.
    private func edits(allowedFor diagnostic: Diagnostic) -> (TokenEdit) -> Bool {
        // What a rule explains is not for a guess.
        if diagnostic.rule != nil, diagnostic.replacement == nil { return { $0.isSpacing && $0.isUsual } }
        let isUnexplained =
            diagnostic.rule == nil && diagnostic.help == nil && Self.ofSyntax.contains(Slug(diagnostic.slug))
        return isUnexplained ? { _ in true } : \.isUsual
    }

    private static let ofSyntax: Set<Slug> = [
        .unexpected, .unbalanced, .brace, .invalidCharacter, .invalidLiteral, .invalidEscape, .missingName,
        .reservedWord, .unterminatedString, .otherLanguage, .assignmentInExpression,
    ]

    /// The errors for which edits are searched: also unknown names and values that don't fit.
    private static let repairable = ofSyntax.union([
        .unknownName, .unknownMember, .wrongKind, .argumentCount, .notCallable, .missingCall, .constantAssigned,
    ])

    private mutating func edit(
        at label: Diagnostic.Label, where isAllowed: (TokenEdit) -> Bool
    ) -> TokenEdit? {
        let source = label.source
        let tokens = Lexer.tokens(of: source, names: vocabulary.names)
        left -= 2 * source.length
        guard let statement = StatementTokens(at: label.span, among: tokens, in: source) else { return nil }
        let words = Self.words.union(
            tokens.filter { $0.kind == .identifier && !statement.span.contains($0.span) }.map {
                source.text(in: $0.span)
            })
        let known = Set(ScriptCheck.plainErrors(of: source, vocabulary, files: files).map(\.key))
        let edits = NearbyEdits(of: statement.tokens, at: label.span, in: source, words: words).all(where: isAllowed)
        for edit in edits {
            guard left > 0, trialsLeft > 0 else { return nil }
            left -= statement.span.range.count + Self.costOfReading
            guard statement.canBeRead(with: edit, vocabulary.names) else { continue }
            let replacement = Replacement(source: source, span: edit.span, text: edit.text)
            let edited = source.applying([replacement])
            left -= source.length
            let found = ScriptCheck.plainErrors(of: edited, vocabulary, files: files)
            let lines = statement.lines(after: edit, in: edited)
            // What could not be read before may have other mistakes.
            let isRevealed = !canBeRead(source) && canBeRead(edited)
            let isWorse = found.contains {
                lines.contains(edited.line(at: $0.place.lower)) || !isRevealed && !known.contains($0.key)
            }
            guard !isWorse, runs(replacement, in: lines) else { continue }
            let (first, last) = (source.line(at: statement.span.lower), source.line(at: statement.span.upper))
            repairedLines.append((source, first...last))
            return edit
        }
        return nil
    }

    // MARK: Edits of rules

    /// The most edits that are joined to one.
    private static let maxJoined = 8

    /// What the statement of an edit reports with it, and what others do; nil if there is no time to find out, or another
    /// statement fails before.
    private mutating func outcome(of edit: Replacement) -> (own: [Diagnostic], others: [Diagnostic])? {
        guard left > 0, checksLeft > 0 else { return nil }
        let edited = edit.applied
        guard let lines = lines(ofStatementAt: edit.written, in: edited) else { return nil }
        left -= 2 * edited.length + Self.costOfTrial
        checksLeft -= 1
        let readable = readable(edited, keeping: lines)
        // Each error of what can't be read is answered, too.
        if readable == nil { left -= Self.costOfTrial * syntaxErrors(of: edited).count }
        let found = trial(readable ?? edited)
        let own = found.filter { $0.isIn(lines) && $0.severity != .note }
        let hasStopped = found.contains { $0.severity == .error && ($0.line ?? 0) < lines.lowerBound }
        return own.isEmpty && hasStopped ? nil : (own, found.filter { !$0.isIn(lines) })
    }

    /// An edit together with those for the other mistakes of its statement; nil if the statement fails in another way then.
    ///
    /// - Parameters:
    ///   - errors: what the statement reports with the edit.
    ///   - others: messages on other mistakes.
    private mutating func joined(
        _ edit: Replacement, with errors: [Diagnostic], at place: Span, besides others: Set<String>
    ) -> Replacement? {
        var (joined, remaining) = (edit, errors)
        for _ in 0..<Self.maxJoined {
            guard let error = remaining.first else {
                if joined != edit, let lines = lines(ofStatementAt: place, in: edit.source) {
                    joinedLines.append(lines)
                }
                return joined
            }
            let edited = joined.applied
            guard let next = error.replacement, next.source.length == edited.length,
                let lines = lines(ofStatementAt: joined.written, in: edited),
                lines.contains(edited.line(at: next.span.lower)), lines.contains(edited.line(at: next.span.upper))
            else { break }
            joined = joined.followed(by: next, in: edited)
            remaining = outcome(of: joined)?.own ?? []
        }
        return errors.allSatisfy { others.contains($0.message) } ? edit : nil
    }

    private mutating func lines(ofStatementAt place: Span, in source: SourceText) -> ClosedRange<Int>? {
        left -= source.length
        let tokens = Lexer.tokens(of: source, names: vocabulary.names)
        guard let statement = StatementTokens(at: place, among: tokens, in: source)?.span.joined(with: place) else {
            return nil
        }
        return source.line(at: statement.lower)...source.line(at: statement.upper)
    }

    /// Whether it is about a statement of which an earlier edit corrects everything.
    private func isJoined(_ diagnostic: Diagnostic) -> Bool { joinedLines.contains(where: diagnostic.isIn) }

    /// Whether the lines of an edit can be read and run with it.
    private mutating func runs(_ edit: Replacement, in lines: ClosedRange<Int>) -> Bool {
        let edited = edit.applied
        left -= 2 * edited.length + Self.costOfTrial
        guard let readable = readable(edited, keeping: lines) else { return false }
        trialsLeft -= 1
        return !trial(readable).contains { $0.isIn(lines) && $0.severity != .note }
    }

    /// The source without the other lines that can't be read; nil if that does not help.
    private func readable(_ source: SourceText, keeping lines: ClosedRange<Int>) -> SourceText? {
        let errors = syntaxErrors(of: source)
        if errors.isEmpty { return source }
        let others = Set(errors.map { source.line(at: $0.span.lower) })
        guard !others.contains(where: lines.contains) else { return nil }
        let blanks = others.map { line -> Replacement in
            let range = source.range(ofLine: line)
            return Replacement(
                source: source, span: Span(range.lowerBound, range.upperBound),
                text: String(repeating: " ", count: range.count))
        }
        let rest = source.applying(blanks)
        return canBeRead(rest) ? rest : nil
    }

    private func canBeRead(_ source: SourceText) -> Bool { syntaxErrors(of: source).isEmpty }

    private func syntaxErrors(of source: SourceText) -> [SyntaxError] {
        Parser.program(of: source, names: vocabulary.names).errors
    }

    /// The words of the language.
    private static let words: Set<String> = Set(
        KnownNames.members(of: .masonry) + KnownNames.functions(of: .masonry)
            + ReservedWord.allCases.map(\.rawValue) + StatementWord.allCases.map(\.rawValue))
}
