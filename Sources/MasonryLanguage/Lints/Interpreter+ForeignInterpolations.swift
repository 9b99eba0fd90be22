extension Interpreter {
    /// What looks like a value put into a text as other languages do, `${n}`, where there is such a value, with its line.
    var foreignInterpolations: [(diagnostic: Diagnostic, lines: Set<Int>)] {
        knownSources.filter { $0.accent == .masonry && $0.text.contains("${") }.flatMap { source in
            Lexer.tokens(of: source, names: names).filter(\.kind.isText).flatMap { token in
                source.interpolations(in: token.span).filter {
                    evaluator.globals.value(of: names.intern($0.name)) != nil
                }
            }.map { place in
                let diagnostic = Diagnostic(
                    severity: .warning, slug: Slug.foreignInterpolation.rawValue,
                    message: "`${\(place.name)}` is text here, and no value",
                    labels: [Diagnostic.Label(source: source, span: place.span)],
                    help: "a value is put into a text with \\( )",
                    replacement: Replacement(source: source, span: place.span, text: "\\(\(place.name))"))
                return (diagnostic, [source.line(at: place.span.lower)])
            }
        }
    }
}

extension Token.Kind {
    /// Whether it is a string or a piece of one.
    fileprivate var isText: Bool {
        switch self {
        case .string, .stringHead, .stringMiddle, .stringTail: true
        default: false
        }
    }
}

extension SourceText {
    /// The names in `${name}` in a stretch.
    fileprivate func interpolations(in span: Span) -> [(span: Span, name: String)] {
        var found: [(span: Span, name: String)] = []
        var lower = span.lower
        while lower + 3 < span.upper {
            defer { lower += 1 }
            guard bytes[lower] == UInt8(ascii: "$"), bytes[lower + 1] == UInt8(ascii: "{") else { continue }
            let name = leadingName(in: Span(lower + 2, span.upper))
            let end = lower + 2 + name.utf8.count
            guard !name.isEmpty, end < span.upper, bytes[end] == UInt8(ascii: "}") else { continue }
            found.append((Span(lower, end + 1), name))
        }
        return found
    }
}
