internal import Diagnostics
internal import Syntax
internal import Vocabulary

/// A stretch of a source.
struct PlacedText {
    let source: SourceText
    let span: Span

    var text: String { source.text(in: span) }
}

extension Preprocessor {
    /// A macro's definition.
    struct Macro {
        /// Nil for a macro without parentheses.
        let parameters: [Name]?
        let body: [Piece]
    }

    struct Piece {
        var token: Token
        let text: PlacedText
    }
}
