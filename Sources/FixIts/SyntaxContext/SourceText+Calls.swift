internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Syntax

// Calls and declarations of other languages and libraries, as text.
extension SourceText {
    /// The maximum length of source after a name that is examined.
    static let longestCall = 1000

    /// The arguments in the parentheses directly after a name, as they are written, without their labels.
    func arguments(behind name: Span) -> (texts: [String], end: Int)? {
        guard text(in: name.upper..<(name.upper + 1)) == "(" else { return nil }
        let range = name.upper..<min(bytes.count, name.upper + Self.longestCall)
        var lexer = Lexer(self, names: NameTable(), range: range)
        lexer.readAll()
        var depth = 0
        var start = name.upper + 1
        var texts: [String] = []
        for token in lexer.tokens {
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace: depth -= 1
            case .colon where depth == 1: start = token.span.upper
            default: break
            }
            guard depth == 0 || depth == 1 && token.kind == .comma else { continue }
            texts.append(text(in: Span(start, token.span.lower)).trimmed)
            start = token.span.upper
            if depth == 0 { return (texts == [""] ? [] : texts, token.span.upper) }
        }
        return nil
    }

    /// What to write for `len(xs)`, `str(x)`, `range(3)` and `NSLog("%@", x)`.
    func call(suggestedBy name: String, _ span: Span) -> (span: Span, text: String)? {
        guard ForeignWord.find(name, .name) != nil, let (arguments, end) = arguments(behind: span),
            let first = arguments.first
        else { return nil }
        let whole = Span(span.lower, end)
        if ["stride", "range"].contains(name), arguments.count == 3 {
            return multiples(of: arguments).map { (whole, $0) }
        }
        if ForeignWord.find(name, .name)?.replacement == Builtin.print.rawValue, first.contains("%") {
            return FormatString.interpolated(first, arguments.dropFirst()).map {
                (whole, "\(Builtin.print.rawValue)(\($0))")
            }
        }
        guard let templates = ForeignWord.find(name, .name)?.templates,
            let template = templates.first(where: { $0.contains("$2") == (arguments.count == 2) }),
            arguments.count <= 2
        else { return nil }
        let isPlain =
            first.isPath || first.hasPrefix("[") && first.hasSuffix("]")
        let value = isPlain || !template.contains("$.") ? first : "(\(first))"
        // A number in quotes is written without them.
        if template == "$" || template.hasSuffix("($)"), first.hasPrefix("\"") {
            return Double(first.dropFirst().dropLast()).map {
                (whole, template == "$" ? "\($0.spelled(decimals: 6))" : "\($0.rounded(.down).spelled(decimals: 6))")
            }
        }
        let text = template.replacing("$2", with: arguments.last ?? "").replacing("$", with: value)
        return (whole, text)
    }

    /// The numbers of `stride(from: 0, to: 10, by: 2)`.
    func multiples(of arguments: [String]) -> String? {
        let numbers = arguments.compactMap { Int($0) }
        guard numbers.count == 3, numbers[2] > 0, numbers[1] > numbers[0], numbers[1] < 1_000_000,
            numbers[0] > -1_000_000
        else { return nil }
        let count = (numbers[1] - numbers[0] + numbers[2] - 1) / numbers[2]
        let start = numbers[0] == 0 ? "" : "\(numbers[0]) + "
        return "(0..<\(count)).map({ i in \(start)i * \(numbers[2]) })"
    }

    /// The declaration of the view for `let title = UILabel()` and `let title = label("Title")`.
    func declaration(ofClass name: String, _ span: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: span.lower))
        let head = text(in: line.lowerBound..<span.lower)
        let words = head.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard words.count == 3 || words.count == 4 && words[3] == "new", words[2] == "=",
            words[0] == ReservedWord.let.rawValue || words[0] == ReservedWord.var.rawValue,
            let (given, end) = arguments(behind: span), end <= line.upperBound,
            text(in: end..<line.upperBound).allSatisfy(\.isWhitespace),
            let declaration = Self.declaration(of: String(words[1]), ofClass: name)
                ?? Self.declaration(of: String(words[1]), saying: name, given)
        else { return nil }
        let indentation = head.prefix { $0 == " " || $0 == "\t" }.utf8.count
        return (Span(line.lowerBound + indentation, end), declaration)
    }

    /// The statement for `label("Title")`, whose name is a word of the language.
    static func declaration(of name: String, saying word: String, _ given: [String]) -> String? {
        guard let word = StatementWord(rawValue: word), word.declaresView, given.count <= 1 else { return nil }
        return ([word.rawValue, name] + given).joined(separator: " ")
    }

    /// The declaration of a view of a UIKit class.
    static func declaration(of name: String, ofClass type: String) -> String? {
        guard case .view(let kind, _)? = UIKitClass.nature(of: type) else { return nil }
        return switch kind {
        case .label, .button, .field: "\(kind.rawValue) \(name) \"\(name)\""
        case .image: "\(kind.rawValue) \(name) 40x40"
        case .view, .scroll, .guide: "\(kind.rawValue) \(name)"
        }
    }

    /// For an unknown first name in a closure: the missing `in` after it, or the missing parameter before it if the
    /// line has more than the name.
    func parameter(suggestedAt span: Span) -> (span: Span, text: String)? {
        guard let brace = brace(before: span)?.lower else { return nil }
        let head = text(in: range(ofLine: line(at: brace)).lowerBound..<brace).drop { $0 == " " || $0 == "\t" }
        let first = head.prefix { $0.isLetter }
        if head.isEmpty || head.hasPrefix("}") || ReservedWord(rawValue: String(first)) != nil,
            first != ReservedWord.let.rawValue, first != ReservedWord.var.rawValue,
            first != ReservedWord.return.rawValue
        {
            return nil
        }
        let behind = text(in: span.upper..<max(span.upper, range(ofLine: line(at: span.upper)).upperBound))
        if behind.drop(while: { $0 == " " }).hasPrefix("(") { return nil }
        let isAlone = behind.allSatisfy { $0 == " " || $0 == "\t" } && line(at: brace) == line(at: span.lower)
        return isAlone
            ? (span.atEnd, " \(ReservedWord.in.rawValue)")
            : (Span(span.lower, span.lower), "\(text(in: span)) \(ReservedWord.in.rawValue) ")
    }

    /// The `{` before a place, with only blanks in between.
    func brace(before span: Span) -> Span? {
        guard let brace = lastByte(before: span.lower), bytes[brace] == UInt8(ascii: "{") else { return nil }
        return Span(brace, brace + 1)
    }

    /// The place of the last byte before an offset that is not blank.
    func lastByte(before offset: Int) -> Int? {
        let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        return bytes[..<offset].lastIndex { !blanks.contains($0) }
    }
}
