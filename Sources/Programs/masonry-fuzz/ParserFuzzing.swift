import Masonry
import MasonryLanguage

/// Tokens are in order within the source; every error can be shown, with nothing raw; what is complete stays so.
enum ParserFuzzing {
    static func complaints(about source: SourceText) -> [String] {
        tokenComplaints(source) + errorComplaints(source)
    }

    private static func tokenComplaints(_ source: SourceText) -> [String] {
        let length = source.text.utf8.count
        var end = 0
        let tokens = Lexer.tokens(of: source, names: NameTable())
        for token in tokens {
            let span = token.span
            if span.lower < end || span.upper < span.lower || span.upper > length {
                return ["the token \(token.kind) at \(span.range) follows \(end) of \(length)"]
            }
            end = span.upper
        }
        return tokens.last?.kind == .end ? [] : ["the tokens have no end"]
    }

    private static func errorComplaints(_ source: SourceText) -> [String] {
        let names = NameTable()
        let diagnostics = source.program(names: names).diagnostics
        let again = source.program(names: names).diagnostics
        if diagnostics != again { return ["reading again says something else"] }
        let renderer = DiagnosticRenderer()
        var last = 0
        for diagnostic in diagnostics {
            guard let place = diagnostic.labels.first?.span else { return ["\(diagnostic.message) has no place"] }
            if place.lower < last { return ["the errors are out of order at \(place.range)"] }
            last = place.lower
            let complaints = renderer.render(diagnostic).complaint(as: "a report")
            if !complaints.isEmpty { return complaints }
        }
        return []
    }
}
