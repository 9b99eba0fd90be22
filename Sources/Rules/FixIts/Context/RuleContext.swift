/// What a rule can look at: the tree around the place of a failure or note, the values involved, and what names mean.
package struct RuleContext {
    /// The place of the failure or note.
    package let location: Span
    /// The known values, by place.
    let values: [(span: Span, value: Value)]
    package let program: Program
    package let vocabulary: Vocabulary
    let facts: any ScriptFacts
    /// The parts of the program around the place, from the outermost statement in.
    package let path: [SyntaxNode]
    /// Results that several rules ask for, computed once.
    let found = Found()

    final class Found {
        var hints: [String: NameHint] = [:]
    }

    /// - Parameter program: the failed source as it was read.
    package init(_ failure: Failure, in program: Program, vocabulary: Vocabulary, facts: any ScriptFacts) {
        self.init(failure.span, values: failure.values, in: program, vocabulary: vocabulary, facts: facts)
    }

    /// - Parameter program: the source of the note as it was read.
    package init(_ note: LintNote, in program: Program, vocabulary: Vocabulary, facts: any ScriptFacts) {
        self.init(note.span, in: program, vocabulary: vocabulary, facts: facts)
    }

    /// - Parameter program: the source as it was read.
    package init(_ place: Span, in program: Program, vocabulary: Vocabulary, facts: any ScriptFacts) {
        self.init(place, values: [], in: program, vocabulary: vocabulary, facts: facts)
    }

    private init(
        _ location: Span, values: [(span: Span, value: Value)], in program: Program, vocabulary: Vocabulary,
        facts: any ScriptFacts
    ) {
        self.location = location
        self.values = values
        self.program = program
        self.vocabulary = vocabulary
        self.facts = facts
        path = program.path(to: location)
    }

    package var source: SourceText { program.source }

    package func text(_ expression: Expression) -> String { source.text(in: expression.span) }

    package func spelling(_ name: Name) -> Spelling? { vocabulary.spelling(name) }

    /// The tokens of a part of the source, for signs that the tree does not have.
    package func tokens(in span: Span) -> Tokens {
        Lexer.tokens(of: source, in: span.range, names: vocabulary.names).dropLast()
    }

    /// The expressions that are or contain the place, innermost first.
    package var expressions: [Expression] {
        path.reversed().compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
    }

    /// The innermost expression that is or contains the place.
    package var expression: Expression? { expressions.first }

    /// The innermost statement around the place.
    package var statement: Statement? {
        path.reversed().lazy.compactMap { if case .statement(let statement) = $0 { statement } else { nil } }.first
    }

    /// The statements of the blocks around the place, those of the whole program first.
    var blocks: [[Statement]] {
        [program.statements] + path.compactMap { if case .block(let block) = $0 { block.statements } else { nil } }
    }

    /// The innermost assignment around the place, as a statement or as a value.
    var assignment: (target: Expression, operation: AssignmentOperator, value: Expression)? {
        path.reversed().lazy.compactMap { node in
            switch node {
            case .statement(let statement):
                guard case .assignment(let target, let operation, let value) = statement.kind else { return nil }
                return (target, operation, value)
            case .expression(let expression):
                guard case .assignment(let target, let operation, let value, _) = expression.kind else { return nil }
                return (target, operation, value)
            case .block, .function: return nil
            }
        }.first
    }
}

extension Program {
    /// The parts of the program around a place, from the outermost statement in.
    func path(to place: Span) -> [SyntaxNode] {
        var path: [SyntaxNode] = []
        var inner = statements.map { SyntaxNode.statement($0) }
        while let next = inner.first(where: { $0.contains(place) }) {
            path.append(next)
            inner = next.children
        }
        return path
    }
}
