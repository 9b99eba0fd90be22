internal import Masonry
internal import Syntax
internal import Vocabulary
package import Diagnostics
internal import Evaluator

/// Views of a loop that start before the previous one ends. The mistake is the number that the counter is multiplied
/// by.
package struct LoopedStep {
    /// The place of the attribute that positions them.
    let place: ScriptPlace
    /// The distance between the starts of consecutive views, in points.
    let step: Double
    /// How long each is, in points.
    let length: Double

    package init(place: ScriptPlace, step: Double, length: Double) {
        self.place = place
        self.step = step
        self.length = length
    }

    private var source: SourceText { place.source }

    /// The span to replace and the new text; nil if the line does not show the mistake.
    package var edit: (span: Span, text: String)? {
        let tokens = self.tokens
        let factors = tokens.indices.filter { position in
            tokens[position].kind == .number && Double(source.text(in: tokens[position].span)) == step
                && [position - 1, position + 1].contains { tokens.indices.contains($0) && tokens[$0].kind == .times }
        }
        if factors.count == 1 { return (tokens[factors[0]].span, length.spelled) }
        guard step == 1, !tokens.contains(where: { $0.kind == .times }), let counter else { return nil }
        let counters = tokens.filter { $0.kind == .identifier && source.text(in: $0.span) == counter }
        return counters.count == 1 ? (counters[0].span, "\(counter) * \(length.spelled)") : nil
    }

    /// The name of the loop's counter around the place.
    private var counter: String? {
        guard let body = source.block(startingWith: [.for], around: place.span.lower) else { return nil }
        let words = source.text(in: source.range(ofLine: source.line(at: body.lowerBound - 1))).split(separator: " ")
        return words.count > 2 && words[2] == ReservedWord.in.rawValue ? String(words[1]) : nil
    }

    /// The tokens of the chain, up to the end of its line.
    private var tokens: [Token] {
        let end = source.range(ofLine: source.line(at: place.span.lower)).upperBound
        var lexer = Lexer(source, names: NameTable(), range: place.span.lower..<max(place.span.lower, end))
        lexer.readAll()
        return Array(lexer.tokens.prefix { $0.kind != .semicolon })
    }
}
