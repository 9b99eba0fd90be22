package import Diagnostics

/// A syntax error and its place.
package struct SyntaxError {
    package let problem: SyntaxProblem
    package let span: Span
    /// Another place that explains it.
    package var related: Related?
    /// The edit: the new text for a span, which need not be that of the error.
    package var replacement: (span: Span, text: String)?
    /// Where the parser was; nil for an error of the lexer or one that a rule made.
    package var place: Place?
    /// The rule that explained it.
    package var rule: RuleID?
    /// Whether the lexer found it.
    package var isOfLexer = false

    /// Where the parser was when it met an error.
    package struct Place {
        /// The token at which it failed.
        package let index: Int
        /// The first token of the statement.
        package let start: Int
        /// The first token after the statement, once the parser has recovered.
        package var end: Int?
        /// The `(` and `[` that were open in the statement.
        package let openBrackets: [Int]
        /// Whether a new line ended a statement there.
        package let newlinesEnd: Bool
        package let functionDepth: Int
        package let blockDepth: Int

        package init(
            index: Int, start: Int, end: Int? = nil, openBrackets: [Int], newlinesEnd: Bool, functionDepth: Int,
            blockDepth: Int
        ) {
            self.index = index
            self.start = start
            self.end = end
            self.openBrackets = openBrackets
            self.newlinesEnd = newlinesEnd
            self.functionDepth = functionDepth
            self.blockDepth = blockDepth
        }

        /// A place of which only the tokens are known.
        package init(at index: Int, start: Int? = nil, end: Int? = nil) {
            self.init(
                index: index, start: start ?? index, end: end, openBrackets: [], newlinesEnd: true, functionDepth: 0,
                blockDepth: 0)
        }
    }

    package struct Related {
        package let span: Span
        package let note: Note

        /// How another place is related to an error.
        package enum Note {
            case firstDeclaration, declaration, start, opening, closing
            case expected(String)
            case closesLine(Int)
            case closesAnother
            case phrase(String)
        }

        package init(span: Span, _ note: Note) {
            self.span = span
            self.note = note
        }

        package init(span: Span, message: String) {
            self.init(span: span, .phrase(message))
        }
    }

    /// An error without an edit.
    package init(_ problem: SyntaxProblem, _ span: Span, related: Related? = nil) {
        self.problem = problem
        self.span = span
        self.related = related
    }

    /// An error with an edit, if there is one.
    package init(
        _ problem: SyntaxProblem, _ span: Span, related: Related? = nil, replacement: (span: Span, text: String)?
    ) {
        self.init(problem, span, related: related)
        self.replacement = replacement
    }
}
