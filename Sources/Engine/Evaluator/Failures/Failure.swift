package import Masonry
internal import Syntax
package import Diagnostics
package import Vocabulary

/// Why a statement failed, and where.
package final class Failure: Error {
    /// Values are not sendable. A failure stays with the interpreter that they belong to.
    private nonisolated(unsafe) let facts: Facts

    package var problem: Problem { facts.problem }
    package var source: SourceText { facts.source }
    package var span: Span { facts.span }
    /// Another location that explains it.
    package var related: Related? { facts.related }
    /// The help from a rule.
    package var help: Advice? { facts.help }
    /// The replacement text, at the failure or elsewhere.
    package var replacement: (span: Span, text: String)? { facts.replacement }
    /// The calls that led to it.
    package var calls: CallChain { facts.calls }
    /// The available values, by the spans of their expressions.
    package var values: [(span: Span, value: Value)] { facts.values }
    /// The constraint that could not be installed, at whose attribute the failure is.
    package var constraint: ViewConstraint? { facts.constraint }
    /// The rule that explained it.
    package var rule: RuleID? { facts.rule }

    struct Facts {
        package var problem: Problem
        var source: SourceText
        var span: Span
        package var related: Related?
        package var help: Advice?
        package var replacement: (span: Span, text: String)?
        var calls: CallChain
        package var values: [(span: Span, value: Value)] = []
        package var constraint: ViewConstraint?
        /// The rule that explained it.
        package var rule: RuleID?
    }

    package struct Related {
        package let source: SourceText
        package let span: Span
        package let role: Role
        /// How often the failure passed through it.
        package var count = 1

        package init(source: SourceText, span: Span, _ role: Role) {
            self.source = source
            self.span = span
            self.role = role
        }

        /// The role of the location in the failure.
        package enum Role {
            case declaration, firstDeclaration, laterDeclaration, declarationInBlock, declarationInMethod
            /// The declaration of the callee, or of the misspelled name.
            case declarationHere
            /// The statement declares the name itself.
            case ownDeclaration
            case addition, removal
            case getter
            case call(of: String?)
            case `import`
            /// In a rule's own words.
            case explanation(String)
        }
    }

    package init(
        _ problem: Problem, _ source: SourceText, _ span: Span, related: Related? = nil, calls: CallChain = CallChain()
    ) {
        facts = Facts(
            problem: problem, source: source, span: span, related: related,
            replacement: problem.replacement.map { (span, $0) }, calls: calls)
    }

    private init(_ facts: Facts) {
        self.facts = facts
    }

    private func with(_ change: (inout Facts) -> Void) -> Failure {
        var facts = facts
        change(&facts)
        return Failure(facts)
    }

    /// The failure for a redeclared name.
    package static func redeclared(
        _ name: String, _ span: Span, in source: SourceText, firstAt place: Span, of first: SourceText
    ) -> Failure {
        Failure(
            .redeclared(name), source, span,
            related: Related(source: first, span: place, .firstDeclaration))
    }

    /// The failure for a name used outside the block that declares it.
    package static func outsideOfBlock(
        _ name: String, _ span: Span, _ local: CodeUnit.Local, declaredIn source: SourceText, usedIn user: SourceText
    ) -> Failure {
        if source === user, local.block.lower <= span.lower, span.upper <= local.span.lower {
            return Failure(
                .unknownName(name, local.isInLoop ? .laterInLoop : .later), user, span,
                related: Related(source: source, span: local.span, .laterDeclaration))
        }
        let line = source.line(at: local.block.lower)
        let place = source.isInput && source.lineCount == 1 ? source.name : "line \(line)"
        return Failure(
            .unknownName(name, .inner(at: place)), user, span,
            related: Related(source: source, span: local.span, .declarationInBlock))
    }

    /// The failure for a name used before the end of the statement that declares it.
    package static func early(
        _ name: String, _ span: Span, in user: SourceText, declaredAt place: Span, of source: SourceText
    ) -> Failure {
        let isOwn = source === user && place.lower < span.lower
        return Failure(
            .unknownName(name, isOwn ? .own : .later), user, span,
            related: Related(
                source: source, span: place, isOwn ? .ownDeclaration : .laterDeclaration))
    }

    /// Whether the outermost call that led to it is within a span.
    package func isShown(within stretch: Span, of other: SourceText) -> Bool {
        let (place, source) = calls.outermost.map { ($0.span, $0.source) } ?? (span, source)
        return source === other && stretch.lower <= place.lower && place.upper <= stretch.upper
    }

    /// The failure as seen from the next outer call.
    package func called(from call: Related) -> Failure { with { $0.calls = calls.appending(call) } }

    /// The failure at another location, where its replacement goes too.
    package func moved(to place: Span) -> Failure {
        with {
            $0.span = place
            if let replacement, replacement.span == span { $0.replacement = (place, replacement.text) }
        }
    }

    /// The failure at a location that may be in another source, without a replacement.
    package func moved(to place: Span, of source: SourceText) -> Failure {
        Failure(problem, source, place, related: related, calls: calls)
    }

    /// The failure with values that were available in its source.
    package func holding(_ values: [(span: Span, value: Value)]) -> Failure {
        let new = values.filter { value in !self.values.contains { $0.span == value.span } }
        return new.isEmpty ? self : with { $0.values += new }
    }

    /// The failure with its problem in better words.
    package func reworded(_ problem: Problem) -> Failure { with { $0.problem = problem } }

    /// The failure with a rule's answer; nil keeps the current part.
    package func answered(
        _ problem: Problem?, at place: Span?, related: Related?, help: Advice?,
        replacement: (span: Span, text: String)?, by rule: RuleID
    ) -> Failure {
        with {
            $0.problem = problem ?? $0.problem
            $0.span = place ?? $0.span
            $0.related = related ?? $0.related
            $0.help = help
            $0.replacement = replacement
            $0.rule = rule
        }
    }

    /// The failure at the attribute of the constraint that it is about.
    package func about(_ constraint: ViewConstraint) -> Failure {
        guard let origin = constraint.origin, let source = origin.sourceText else { return self }
        return moved(to: Span(origin.range), of: source).with { $0.constraint = constraint }
    }

    /// The failure with another location that explains it.
    package func related(to place: Related) -> Failure { with { $0.related = place } }
}
