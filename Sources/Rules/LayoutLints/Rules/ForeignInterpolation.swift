internal import Diagnostics
internal import Syntax
internal import FixIts
internal import Vocabulary

/// A value put into text as other languages do: `"${n}"`, `"{n}"`, `"%d"`.
enum ForeignInterpolation: SourceRule {
    package static let id = Slug("foreign-interpolation")

    /// The maximum number of findings in a script. One that has more probably has them on purpose.
    private static let maxFindings = 20

    /// Finds placeholders with names that the script uses, and formats in calls of `print`.
    static func findings(in source: SourceText, of scene: LintScene) -> [(place: Span, words: LintWords)] {
        guard source.accent == .masonry, source.hasOpenerInText else { return [] }
        let tokens = Lexer.tokens(of: source, names: scene.names)
        let known = Set(tokens.lazy.filter { $0.kind == .identifier }.map(\.name))
        let isKnown = { (name: String) in known.contains(scene.names.intern(name)) }
        return tokens.indices.lazy.filter { tokens[$0].kind.isText }.flatMap { index in
            source.foreignInterpolations(inTextAt: index, tokens, isKnown)
        }.prefix(maxFindings).map { place in
            let words = LintWords(
                message: "`\(source.text(in: place.span))` is plain text here, not a value",
                advice: LintAdvice(text: "put a value into text with \\( )"),
                edit: place.edit.map { Replacement(source: source, span: $0.span, text: $0.text) })
            return (place.span, words)
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
    /// Whether there is a `{`, a `$` or a `%` after a quote on a line.
    fileprivate var hasOpenerInText: Bool {
        var offset = 0
        while let quote = firstOffset(of: "\"", from: offset) {
            let end = range(ofLine: line(at: quote)).upperBound
            if firstOffset(of: Self.openers, in: quote..<end) != nil { return true }
            offset = end
        }
        return false
    }

    private static let openers: ByteSet = [UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "%")]

    /// The maximum number of placeholders of each kind that are found in a string.
    private static let maxInText = 20

    /// The placeholders in a string, each with its edit.
    fileprivate func foreignInterpolations(
        inTextAt index: Int, _ tokens: Tokens, _ isKnown: (String) -> Bool
    ) -> [(span: Span, edit: (span: Span, text: String)?)] {
        let span = tokens[index].span
        var found: [(span: Span, edit: (span: Span, text: String)?)] = []
        for place in interpolations(in: span) where place.name.allSatisfy(\.isNumber) || isKnown(place.name) {
            found.append((place.span, (place.span, "\\(\(place.path))")))
        }
        for place in dollars(in: span) where isKnown(place.name) {
            found.append((place.span, (place.span, "\\(\(place.name))")))
        }
        return found + formats(ofTextAt: index, tokens)
    }

    /// The paths in `${path}` and `{path}` in a span, with the names that they start with.
    fileprivate func interpolations(in span: Span) -> [(span: Span, name: String, path: String)] {
        var found: [(span: Span, name: String, path: String)] = []
        var lower = span.lower
        while found.count < Self.maxInText,
            let brace = bytes[lower..<span.upper].firstIndex(of: UInt8(ascii: "{"))
        {
            lower = brace + 1
            let name = leadingName(in: Span(lower, span.upper))
            let path = text(in: lower..<min(span.upper, lower + 64)).prefix {
                $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
            }
            let end = lower + path.utf8.count
            // `\u{1F600}` is an escape, so a brace after `\u` does not count.
            let isDollar = brace > span.lower && bytes[brace - 1] == UInt8(ascii: "$")
            if isDollar, let value = computation(from: lower, to: span.upper) {
                let length = value.utf8.count
                found.append((Span(brace - 1, lower + length + 1), value.leadingWord, value))
                continue
            }
            guard let first = name.first, !first.isNumber, path.last != ".", end < span.upper,
                bytes[end] == UInt8(ascii: "}"), text(in: max(0, brace - 2)..<brace) != "\\u"
            else { continue }
            found.append((Span(isDollar ? brace - 1 : brace, end + 1), name, String(path)))
        }
        return found
    }

    /// The names in `$name` in a span.
    fileprivate func dollars(in span: Span) -> [(span: Span, name: String)] {
        var found: [(span: Span, name: String)] = []
        var lower = span.lower
        while found.count < Self.maxInText, let dollar = bytes[lower..<span.upper].firstIndex(of: UInt8(ascii: "$")) {
            lower = dollar + 1
            let name = leadingName(in: Span(lower, span.upper))
            guard let first = name.first, !first.isNumber else { continue }
            found.append((Span(dollar, lower + name.utf8.count), name))
        }
        return found
    }

    /// Arithmetic up to a `}`, as in `${n + 1}`.
    private func computation(from lower: Int, to upper: Int) -> String? {
        let text = text(in: lower..<min(upper, lower + 64))
        guard let end = text.firstIndex(of: "}") else { return nil }
        let value = text[..<end]
        let isPlain = value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_. +-*/%()".contains($0)) }
        let calculates = value.contains { "+-*/%".contains($0) }
        let starts = value.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        return isPlain && calculates && starts ? String(value) : nil
    }

    /// The first placeholder in the string of `print("%d of %d", a, b)`, with the edit for all of them; no edit if the
    /// number of values differs.
    fileprivate func formats(ofTextAt index: Int, _ tokens: Tokens) -> [(
        span: Span, edit: (span: Span, text: String)?
    )] {
        let token = tokens[index]
        guard token.kind == .string, index > 1, tokens[index - 1].kind == .leftParen,
            text(in: tokens[index - 2].span) == Builtin.print.rawValue, tokens[index + 1].kind == .comma
        else { return [] }
        var pieces: [String] = [""]
        var first: Span?
        var lower = token.span.lower
        var rest = text(in: token.span)[...]
        while !rest.isEmpty {
            let length = rest.lengthOfFormat
            let taken = rest.prefix(max(1, length))
            if length > 0 {
                first = first ?? Span(lower, lower + length)
                pieces.append("")
            } else {
                pieces[pieces.count - 1] += taken
            }
            lower += taken.utf8.count
            rest = rest.dropFirst(taken.count)
        }
        guard let first else { return [] }
        var (values, depth, start, position): ([String], Int, Int, Int) = ([], 0, index + 2, index + 2)
        while position < tokens.count - 1, depth > 0 || tokens[position].kind != .rightParen {
            switch tokens[position].kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace: depth -= 1
            case .comma where depth == 0:
                values.append(text(in: tokens[start].span.joined(with: tokens[position - 1].span)))
                start = position + 1
            default: break
            }
            position += 1
        }
        guard start < position else { return [(first, nil)] }
        values.append(text(in: tokens[start].span.joined(with: tokens[position - 1].span)))
        guard values.count == pieces.count - 1 else { return [(first, nil)] }
        let text = pieces[0] + zip(values, pieces.dropFirst()).map { "\\(\($0))\($1)" }.joined()
        return [(first, (Span(token.span.lower, tokens[position - 1].span.upper), text))]
    }
}

extension String {
    /// The name or number that it starts with.
    fileprivate var leadingWord: String { String(prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
}

extension Substring {
    /// The length of a C placeholder, such as `%d` or `%.2f`, at the start.
    fileprivate var lengthOfFormat: Int {
        guard hasPrefix("%") else { return 0 }
        let rest = dropFirst().drop { $0.isNumber || $0 == "." || $0 == "-" || $0 == "l" }
        guard let letter = rest.first, "dif@sgu".contains(letter) else { return 0 }
        return distance(from: startIndex, to: rest.startIndex) + 1
    }
}
