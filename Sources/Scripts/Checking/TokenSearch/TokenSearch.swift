internal import Diagnostics
internal import FixIts
internal import Syntax
internal import Vocabulary

/// Searches small edits of a statement's tokens where no rule answers: the cheapest with which the statement can be read and runs.
struct TokenSearch {
    let files: any ScriptFiles
    /// What a source reports when it runs. It keeps nothing.
    let trial: (SourceText) -> [Diagnostic]
    private let vocabulary = Vocabulary(names: NameTable())
    /// The lines of the statements that have an edit.
    private var repairedLines: [(source: SourceText, lines: ClosedRange<Int>)] = []
    /// How many more sources may be run.
    private var trialsLeft = 12
    /// The work that is left, in bytes read.
    private var left = 400_000
    /// The work of reading a statement, besides its length.
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
            label.source.accent == .masonry, Self.repairable.contains(Slug(diagnostic.slug))
        else { return diagnostic }
        if let written = diagnostic.replacement {
            // Other mistakes of the statement may be left.
            let others = Set(all.map(\.message)).subtracting([diagnostic.message])
            if written.source !== label.source || runs(written, allowing: others) { return diagnostic }
        }
        let isAllowed: (TokenEdit) -> Bool =
            if diagnostic.rule != nil, diagnostic.replacement == nil {
                // What a rule explains is not for a guess.
                { $0.isSpacing && $0.isUsual }
            } else if diagnostic.rule != nil || diagnostic.help != nil || !Self.ofSyntax.contains(Slug(diagnostic.slug))
            {
                \.isUsual
            } else {
                { _ in true }
            }
        guard !isRepaired(diagnostic), let edit = edit(at: label, where: isAllowed) else { return diagnostic }
        return diagnostic.edited(edit, in: label.source)
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
        let edits = TokenEdits(of: statement.tokens, at: label.span, in: source, words: words).all
        for edit in edits where isAllowed(edit) {
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

    /// Whether the lines of an edit can be read and run with it.
    ///
    /// - Parameter known: messages on other mistakes.
    private mutating func runs(
        _ edit: Replacement, in lines: ClosedRange<Int>? = nil, allowing known: Set<String> = []
    ) -> Bool {
        let edited = edit.source.applying([edit])
        let lines =
            lines ?? edited.line(at: edit.span.lower)...edited.line(at: edit.span.lower + edit.text.utf8.count)
        left -= 2 * edited.length + Self.costOfTrial
        guard let readable = readable(edited, keeping: lines) else {
            // Another mistake of the same lines is left.
            return !known.isEmpty && errorCount(of: edited, in: lines) < errorCount(of: edit)
        }
        if trialsLeft == 0 { return !known.isEmpty }
        trialsLeft -= 1
        return !trial(readable).contains { found in
            guard found.isIn(lines) else { return false }
            return found.severity != .note && !known.contains(found.message)
        }
    }

    /// The source without the other lines that can't be read; nil if that does not help.
    private func readable(_ source: SourceText, keeping lines: ClosedRange<Int>) -> SourceText? {
        let errors = syntaxErrors(of: source)
        if errors.isEmpty { return source }
        let others = Set(errors.map { source.line(at: $0.span.lower) })
        guard !others.contains(where: lines.contains) else { return nil }
        let blanks = others.map { line -> Replacement in
            let range = source.range(ofLine: line)
            return Replacement(source: source, span: Span(range.lowerBound, range.upperBound), text: "")
        }
        let rest = source.applying(blanks)
        return canBeRead(rest) ? rest : nil
    }

    private func canBeRead(_ source: SourceText) -> Bool { syntaxErrors(of: source).isEmpty }

    private func syntaxErrors(of source: SourceText) -> [SyntaxError] {
        Parser.program(of: source, names: vocabulary.names).errors
    }

    private func errorCount(of source: SourceText, in lines: ClosedRange<Int>) -> Int {
        ScriptCheck.plainErrors(of: source, vocabulary, files: files)
            .count { lines.contains(source.line(at: $0.place.lower)) }
    }

    /// How many errors the lines have that an edit changes.
    private func errorCount(of edit: Replacement) -> Int {
        let source = edit.source
        return errorCount(of: source, in: source.line(at: edit.span.lower)...source.line(at: edit.span.upper))
    }

    /// The words of the language.
    private static let words: Set<String> = Set(
        KnownNames.members(of: .masonry) + KnownNames.functions(of: .masonry)
            + ReservedWord.allCases.map(\.rawValue) + StatementWord.allCases.map(\.rawValue))
}

/// The tokens of the statement at an error: its line, and the lines that brackets join to it.
private struct StatementTokens {
    let source: SourceText
    let tokens: [Token]
    let span: Span

    init?(at place: Span, among all: Tokens, in source: SourceText) {
        let line = source.line(at: place.lower)
        let all = Array(all.filter { $0.kind != .end })
        guard var first = all.firstIndex(where: { source.line(at: $0.span.lower) >= line }) ?? all.indices.last else {
            return nil
        }
        while first > 0, !all[first].startsLine { first -= 1 }
        var last =
            all[first...].lastIndex {
                source.line(at: $0.span.lower) <= max(line, source.line(at: all[first].span.lower))
            } ?? first
        let open = all[first...last].reduce(0) {
            $0 + ($1.kind == .leftBrace || $1.kind == .rightBrace ? 0 : $1.kind.depth)
        }
        if open > 0 {
            var (depth, end) = (open, last)
            while depth > 0, end + 1 < all.count, end < last + Self.maxJoinedTokens {
                end += 1
                depth += all[end].kind == .leftBrace || all[end].kind == .rightBrace ? 0 : all[end].kind.depth
            }
            if depth <= 0 { last = end }
        }
        if last - first > Self.maxTokens { return nil }
        self.source = source
        tokens = Array(all[first...last])
        span = all[first].span.joined(with: all[last].span)
    }

    private static let maxTokens = 80
    private static let maxJoinedTokens = 60

    /// Whether the statement by itself can be read with an edit. Braces that it leaves open are closed, and the reverse.
    func canBeRead(with edit: TokenEdit, _ names: NameTable) -> Bool {
        guard edit.span.lower >= span.lower, edit.span.upper <= span.upper else { return false }
        let text =
            source.text(in: Span(span.lower, edit.span.lower)) + edit.text
            + source.text(in: Span(edit.span.upper, span.upper))
        var (open, unopened) = (0, 0)
        for token in Lexer.tokens(of: SourceText(name: "", text: text), names: names) {
            if token.kind == .leftBrace { open += 1 }
            if token.kind == .rightBrace { if open > 0 { open -= 1 } else { unopened += 1 } }
        }
        let whole =
            String(repeating: "if true {\n", count: unopened) + text + String(repeating: "\n}", count: open)
        let program = Parser.program(of: SourceText(name: "", text: whole), names: names, errorLimit: 2)
        return program.errors.allSatisfy(\.problem.dependsOnContext)
    }

    /// The lines of the statement after an edit.
    func lines(after edit: TokenEdit, in edited: SourceText) -> ClosedRange<Int> {
        let end = max(span.lower, span.upper + edit.text.utf8.count - edit.span.range.count)
        return edited.line(at: span.lower)...max(edited.line(at: span.lower), edited.line(at: end))
    }
}

extension Span {
    fileprivate func contains(_ other: Span) -> Bool { lower <= other.lower && other.upper <= upper }
}

extension Diagnostic {
    /// Whether it is about one of these lines.
    fileprivate func isIn(_ lines: ClosedRange<Int>) -> Bool { line.map(lines.contains) ?? false }

    /// What the search found instead, at the place of its edit.
    fileprivate func edited(_ edit: TokenEdit, in source: SourceText) -> Diagnostic {
        Diagnostic(
            severity: severity, slug: slug, message: edit.sentence,
            labels: [Label(source: source, span: edit.span)], notes: [], help: nil,
            replacement: Replacement(source: source, span: edit.span, text: edit.text), rule: nil)
    }
}
