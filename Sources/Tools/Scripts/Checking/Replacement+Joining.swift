internal import Diagnostics
internal import Vocabulary

extension Replacement {
    /// The source after the replacement.
    var applied: SourceText { source.applying([self]) }

    /// Whether it replaces a word by one with almost the same spelling, so that it is right whatever else is wrong.
    var isSpellingFix: Bool { NearestName.of(source.text(in: span), among: [text]) != nil }

    /// Where its text is in the source after it.
    var written: Span { Span(span.lower, span.lower + text.utf8.count) }

    /// The two replacements as one. The second applies to the source after this one.
    func followed(by next: Replacement, in edited: SourceText) -> Replacement {
        let stretch = Span(min(written.lower, next.span.lower), max(written.upper, next.span.upper))
        let start = edited.text(in: Span(stretch.lower, next.span.lower))
        let rest = edited.text(in: Span(next.span.upper, stretch.upper))
        return Replacement(
            source: source, span: Span(stretch.lower, span.upper + stretch.upper - written.upper),
            text: start + next.text + rest)
    }
}
