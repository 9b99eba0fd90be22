/// A syntax error and its place.
struct SyntaxError {
    let problem: SyntaxProblem
    let span: Span
    /// Another place that explains it.
    var related: Related?
    /// What to write instead, at the place of the error or another.
    var replacement: (span: Span, text: String)?
    /// Where the parser was; nil for what the lexer found, and for what a rule answered.
    var place: Place?

    /// Where the parser was when it met an error.
    struct Place {
        /// The token at which it failed.
        let index: Int
        /// The first token of the statement.
        let start: Int
        /// The first token after the statement, once it was passed over.
        var end: Int?
        /// The `(` and `[` that were open in the statement.
        let openBrackets: [Int]
        /// Whether a new line ended a statement there.
        let newlinesEnd: Bool
        let functionDepth: Int
        let blockDepth: Int
    }

    struct Related {
        let span: Span
        let note: Note

        /// What another place has to do with an error.
        enum Note {
            case firstDeclaration, opening, closing
            case expected(String)
            case closesLine(Int)
            /// In an accent's words.
            case phrase(String)
        }

        init(span: Span, _ note: Note) {
            self.span = span
            self.note = note
        }

        init(span: Span, message: String) {
            self.init(span: span, .phrase(message))
        }
    }

    /// A fact.
    init(_ problem: SyntaxProblem, _ span: Span, related: Related? = nil) {
        self.problem = problem
        self.span = span
        self.related = related
    }
}
