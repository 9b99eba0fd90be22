internal import Evaluator
package import Masonry
package import Diagnostics

/// A place in a script that lint rules look at.
package struct ScriptPlace {
    package let source: SourceText
    let span: Span

    package init(_ source: SourceText, _ span: Span) {
        (self.source, self.span) = (source, span)
    }

    /// Nil for something that no script did.
    package init?(_ origin: Origin?) {
        guard let origin, let source = origin.sourceText else { return nil }
        self.init(source, Span(origin.range))
    }

    /// From 1.
    package var line: Int { source.line(at: span.lower) }

    /// The text at the place.
    var word: String { source.text(in: span) }
}
