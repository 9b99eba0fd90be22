internal import Masonry

/// Why a statement failed, and where.
final class Failure: Error {
    let problem: Problem
    let source: SourceText
    let span: Span
    /// Another place that explains it.
    let related: Related?
    /// What to write instead, in the place of the failure or another.
    let replacement: (span: Span, text: String)?
    /// The calls that led there.
    let calls: CallChain

    struct Related {
        let source: SourceText
        let span: Span
        let message: String
    }

    init(
        _ problem: Problem, _ source: SourceText, _ span: Span, related: Related? = nil,
        replacement: (span: Span, text: String)? = nil, calls: CallChain = CallChain()
    ) {
        self.problem = problem
        self.source = source
        self.span = span
        self.related = related
        self.replacement = replacement ?? problem.replacement.map { (span, $0) }
        self.calls = calls
    }

    /// The failure of a name that is declared again.
    static func redeclared(
        _ name: String, _ span: Span, in source: SourceText, firstAt place: Span, of first: SourceText
    ) -> Failure {
        let (help, replacement) = source.redeclaration(of: span)
        return Failure(
            .redeclared(name, help: help), source, span,
            related: Related(source: first, span: place, message: "first declared here"), replacement: replacement)
    }

    /// The failure of a name that is used outside of the block that declares it.
    static func outsideOfBlock(
        _ name: String, _ span: Span, _ local: CodeUnit.Local, declaredIn source: SourceText, usedIn user: SourceText
    ) -> Failure {
        let line = source.line(at: local.block.lower)
        if source === user, local.block.lower <= span.lower, span.upper <= local.span.lower {
            let head = source.text(in: source.range(ofLine: line)).drop { $0 == " " || $0 == "\t" }
            let isLoop = [ReservedWord.for, .while].contains { head.hasPrefix("\($0.rawValue) ") }
            return Failure(
                .unknownName(name, isLoop ? .laterInLoop : .later), user, span,
                related: Related(source: source, span: local.span, message: "it is declared here, further down"))
        }
        let place = source.isInput && source.lineCount == 1 ? source.name : "line \(line)"
        return Failure(
            .unknownName(name, .inner(at: place)), user, span,
            related: Related(source: source, span: local.span, message: "it is declared here, in a block"))
    }

    /// The failure of a name that is used before the end of the statement that declares it.
    static func early(
        _ name: String, _ span: Span, in user: SourceText, declaredAt place: Span, of source: SourceText
    ) -> Failure {
        let isOwn = source === user && place.lower < span.lower
        return Failure(
            .unknownName(name, isOwn ? .own : .later), user, span,
            related: Related(
                source: source, span: place,
                message: isOwn ? "this statement declares it" : "it is declared here, further down"))
    }

    /// Whether the outermost of the places that led there lies within a stretch.
    func isShown(within stretch: Span, of other: SourceText) -> Bool {
        let (place, source) = calls.outermost.map { ($0.span, $0.source) } ?? (span, source)
        return source === other && stretch.lower <= place.lower && place.upper <= stretch.upper
    }

    /// The failure as seen from one call further out.
    func called(from call: Related) -> Failure {
        Failure(problem, source, span, related: related, replacement: replacement, calls: calls.appending(call))
    }

    /// The failure at another place, where its replacement goes too.
    func moved(to place: Span) -> Failure {
        let moved = replacement.map { ($0.span == span ? place : $0.span, $0.text) }
        return Failure(problem, source, place, related: related, replacement: moved, calls: calls)
    }

    /// The failure at a place of another source, perhaps, with nothing to write instead.
    func moved(to place: Span, of source: SourceText) -> Failure {
        Failure(problem, source, place, related: related, calls: calls)
    }

    /// The failure at the chain that says a constraint; of what can't be related at that, with other words for it.
    func atChain(of constraint: ViewConstraint, _ names: NameTable) -> Failure {
        guard let origin = constraint.origin, let source = origin.sourceText,
            let chain = WrittenChain(
                around: origin, in: source, tokens: Lexer.tokens(of: source, names: names), isNamed: false)
        else { return self }
        guard case .masonry(let error) = problem, error.relatesUnlikes, let argument = chain.argumentSpan else {
            return moved(to: chain.span, of: source)
        }
        return Failure(
            problem, source, argument, related: related, replacement: chain.replacement(relating: constraint),
            calls: calls)
    }

    /// The failure with what to write instead.
    func replacing(_ span: Span, with text: String) -> Failure {
        Failure(problem, source, self.span, related: related, replacement: (span, text), calls: calls)
    }

    /// The failure with another place that explains it.
    func related(to place: Related) -> Failure {
        Failure(problem, source, span, related: place, replacement: replacement, calls: calls)
    }

    /// The failure with nothing to write instead.
    var withoutReplacement: Failure { Failure(self, replacement: nil) }

    private init(_ failure: Failure, replacement: (span: Span, text: String)?) {
        problem = failure.problem
        source = failure.source
        span = failure.span
        related = failure.related
        calls = failure.calls
        self.replacement = replacement
    }

    var diagnostics: [Diagnostic] {
        if case .importedErrors(let diagnostics) = problem { return diagnostics }
        var labels = [Diagnostic.Label(source: source, span: span, message: problem.label)]
        for place in (related.map { [$0] } ?? []) + calls.places {
            labels.append(
                Diagnostic.Label(source: place.source, span: place.span, message: place.message, isPrimary: false))
        }
        return [
            Diagnostic(
                severity: problem.severity, slug: problem.slug.rawValue, message: problem.message, labels: labels,
                notes: problem.notes + calls.notes, help: problem.help,
                replacement: replacement.map { Replacement(source: source, span: $0.span, text: $0.text) })
        ]
    }
}
