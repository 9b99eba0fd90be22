internal import Diagnostics
internal import FixIts
internal import Syntax
internal import Vocabulary

/// A constraint that is in a comment: one that was turned off, or a line that was joined to a comment.
enum CommentedConstraint: EditOperator {
    static let example = EditExample(
        """
        view v
        make.left.equalTo(root)« // at the left make.width.equalTo(80)→ // at the left
        make.width.equalTo(80)»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let tokens = Lexer.tokens(of: script.source, names: script.vocabulary.names)
        return zip(tokens, tokens.dropFirst()).flatMap { token, next -> [CandidateEdit] in
            script.comments(between: token.span.upper, and: next.span.lower).compactMap { comment in
                guard let chain = script.chain(inComment: comment) else { return nil }
                let isAlone = chain.lower == comment.content.lower
                if !comment.isTrailing, !isAlone { return nil }
                let place = script.statement(around: token.span) ?? token.span
                let text = script.text(chain)
                let kept = isAlone ? "" : script.text(Span(comment.start, chain.lower)).trimmed
                let line = comment.isTrailing ? "\n\(script.indent(of: place))" : ""
                let gap = comment.isTrailing && !kept.isEmpty ? " " : ""
                var edit = CandidateEdit(
                    Span(comment.isTrailing ? token.span.upper : comment.start, chain.upper),
                    gap + kept + line + text, cost: 1.6, at: place)
                edit.addition = CandidateEdit.Addition(text: text, position: .after)
                return edit
            }
        }
    }
}

/// A comment to the end of its line.
private struct LineComment {
    /// Where its `//` starts.
    let start: Int
    /// Its text.
    let content: Span
    /// Whether code is before it on its line.
    let isTrailing: Bool
}

extension ScriptOutline {
    /// The comments between two tokens.
    fileprivate func comments(between start: Int, and end: Int) -> [LineComment] {
        guard start < end else { return [] }
        let first = source.line(at: start)
        return (first...source.line(at: end)).compactMap { line in
            let range = source.range(ofLine: line)
            let text = source.bytes[max(start, range.lowerBound)..<min(max(start, range.upperBound), end)]
            let comment = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard comment.starts(with: "//".utf8) else { return nil }
            let content = comment.dropFirst(2).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            return LineComment(
                start: comment.startIndex, content: Span(content.startIndex, content.endIndex),
                isTrailing: line == first && start > range.lowerBound)
        }
    }

    /// Where a comment ends with a constraint.
    fileprivate func chain(inComment comment: LineComment) -> Span? {
        let text = self.text(comment.content)
        let tokens = Lexer.tokens(of: SourceText(name: "", text: text, accent: .masonry), names: vocabulary.names)
        return tokens.lazy.filter { vocabulary.builtin($0.name)?.isChainWord ?? false }.compactMap { token -> Span? in
            let rest = String(decoding: text.utf8.dropFirst(token.span.lower), as: UTF8.self)
            let code = SourceText(name: "", text: rest, accent: .masonry)
            let program = Parser.program(of: code, names: vocabulary.names)
            guard program.errors.isEmpty, program.statements.count == 1,
                case .expression(let chain) = program.statements[0].kind, ChainSyntax(chain, vocabulary) != nil
            else { return nil }
            return Span(comment.content.lower + token.span.lower, comment.content.upper)
        }.first
    }
}
