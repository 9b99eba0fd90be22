/// A top-level statement of a script, and what the comments around it say.
public struct CaptionedStatement: Sendable {
    /// The comments above it and behind it, without their marks.
    public let caption: String
    /// As it is written.
    public let text: String
    /// The line that it starts on, from 1.
    public let line: Int

    /// The statements of a script, in order; none of one with syntax errors.
    public static func all(of source: SourceText) -> [CaptionedStatement] {
        var parser = Parser(source, names: NameTable())
        let program = parser.program()
        guard program.errors.isEmpty else { return [] }
        let tokens = parser.tokens
        var captions = [[String]](repeating: [], count: program.statements.count)
        var index = 0
        for (number, statement) in program.statements.enumerated() {
            // What ends the statement's last line is about it, as is what stands above it.
            while tokens[index].span.lower <= statement.span.lower {
                add(Self.gap(before: index, of: tokens, source), to: &captions, number)
                index += 1
            }
            while tokens[index].kind != .end, tokens[index].span.lower < statement.span.upper { index += 1 }
        }
        if !captions.isEmpty {
            while index < tokens.count {
                add(Self.gap(before: index, of: tokens, source), to: &captions, captions.count)
                index += 1
            }
        }
        return zip(program.statements, captions).map { statement, caption in
            CaptionedStatement(
                caption: caption.joined(separator: "\n"), text: source.text(in: statement.span),
                line: source.line(at: statement.span.lower))
        }
    }

    private static func gap(before index: Int, of tokens: [Token], _ source: SourceText) -> Gap {
        Gap((index == 0 ? 0 : tokens[index - 1].span.upper)..<tokens[index].span.lower, of: source)
    }

    /// Adds the comments of a gap to the captions of the statement behind it and the one before it.
    private static func add(_ gap: Gap, to captions: inout [[String]], _ next: Int) {
        for (position, comment) in gap.comments.enumerated() where !comment.text.hasPrefix("#!") {
            let owner = position < gap.trailingCount || next == captions.count ? next - 1 : next
            guard captions.indices.contains(owner) else { continue }
            if comment.newlinesBefore > 1, !captions[owner].isEmpty { captions[owner].append("") }
            captions[owner] += comment.unmarked
        }
    }
}

extension Comment {
    /// The lines of the comment without what makes it one.
    fileprivate var unmarked: [String] {
        if endsLine {
            let body = text.drop { $0 == "/" }
            return [String(body.first == " " ? body.dropFirst() : body)]
        }
        var body = text.dropFirst(2)
        if body.hasSuffix("*/") { body = body.dropLast(2) }
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = line.drop { $0 == " " || $0 == "\t" || $0 == "*" }
            while line.last == " " || line.last == "*" { line.removeLast() }
            return String(line)
        }
        return lines.filter { !$0.isEmpty }
    }
}
