public import Diagnostics
internal import LayoutLints
internal import Scripts
internal import Syntax
internal import Vocabulary

/// A top-level statement of a script with the text of the comments around it.
public struct CaptionedStatement: Sendable {
    /// The comments above it, or above its paragraph.
    public var heading: String { Self.text(of: above) }
    /// The comments after it; for the last statement, those below as well.
    public var remark: String { Self.text(of: after) }
    /// What an audience reads of the comments. Those for lint rules and of errors that are expected are for the program,
    /// and notes for the presenter.
    public var shownHeading: String { Self.shown(above) }
    public var shownRemark: String { Self.shown(after) }

    /// What the presenter alone reads: the comments that start with `note:`, without that.
    public var notes: String {
        Self.text(of: ((isHeadingInherited ? [] : above) + after).filter(\.isNote)).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map {
            $0.hasPrefix(Comment.noteMark)
                ? String($0.dropFirst(Comment.noteMark.count).drop { $0 == " " }) : String($0)
        }
        .joined(separator: "\n")
    }

    private var above: [Comment] = []
    private var after: [Comment] = []
    /// Whether the comments above are those of the paragraph, which an earlier statement has, too.
    private var isHeadingInherited = false

    private static func text(of comments: [Comment]) -> String {
        var text = ""
        for comment in comments { text.addLines(of: comment) }
        return text
    }

    private static func shown(_ comments: [Comment]) -> String {
        text(of: comments.filter { !$0.isForLintRules && !$0.isNote && !$0.announcesError }).unwrapped
    }

    /// The statement as written.
    public let text: String
    /// The line on which it starts, from 1.
    public let line: Int
    /// Where it starts in the script, in bytes of UTF-8.
    public let start: Int
    /// Where it ends.
    public let end: Int
    /// Whether a blank line stands above it and its comments.
    public private(set) var startsParagraph = false

    /// The statements of a script, in order, also those that are to fail; empty if it has other syntax errors.
    public static func all(of source: SourceText) -> [CaptionedStatement] {
        let names = NameTable()
        let expected = ExpectedError.all(in: source)
        let program = source.program(names: names, without: expected)
        guard program.errors.isEmpty else { return [] }
        let spans = (program.statements.map(\.span) + expected.map(\.statement)).sorted { $0.lower < $1.lower }
        let tokens = Lexer.tokens(of: source, names: names)
        var index = 0
        var captioned: [CaptionedStatement] = []
        for span in spans {
            var next = CaptionedStatement(
                text: source.text(in: span), line: source.line(at: span.lower), start: span.lower, end: span.upper)
            // Two statements can have several gaps between them, around semicolons.
            while tokens[index].kind != .end, tokens[index].span.lower <= span.lower {
                let gap = gap(before: index, of: tokens, source)
                for (position, comment) in gap.comments.enumerated() where !comment.text.hasPrefix("#!") {
                    if position < gap.trailingCount, !captioned.isEmpty {
                        captioned[captioned.count - 1].after.append(comment)
                    } else {
                        next.above.append(comment)
                    }
                }
                if gap.comments.contains(where: { $0.newlinesBefore > 1 }) || gap.newlinesAtEnd > 1 {
                    next.startsParagraph = true
                }
                index += 1
            }
            if next.heading.isEmpty, !next.startsParagraph, let last = captioned.last {
                (next.above, next.isHeadingInherited) = (last.above, true)
            }
            captioned.append(next)
            while tokens[index].kind != .end, tokens[index].span.lower < span.upper { index += 1 }
        }
        for index in index..<tokens.count where !captioned.isEmpty {
            captioned[captioned.count - 1].after += gap(before: index, of: tokens, source).comments
        }
        return captioned
    }

    private init(text: String, line: Int, start: Int, end: Int) {
        self.text = text
        self.line = line
        self.start = start
        self.end = end
    }

    private static func gap(before index: Int, of tokens: Tokens, _ source: SourceText) -> Gap {
        Gap((index == 0 ? 0 : tokens[index - 1].span.upper)..<tokens[index].span.lower, of: source)
    }
}

extension String {
    fileprivate mutating func addLines(of comment: Comment) {
        if !isEmpty { self += comment.newlinesBefore > 1 ? "\n\n" : "\n" }
        self += comment.unmarked.joined(separator: "\n")
    }
}

extension Comment {
    fileprivate static let noteMark = "note:"

    fileprivate var isForLintRules: Bool { unmarked.first?.hasPrefix(LintComments.mark) ?? false }
    fileprivate var isNote: Bool { unmarked.first?.hasPrefix(Self.noteMark) ?? false }
    fileprivate var announcesError: Bool { text.hasPrefix(ExpectedError.mark) }

    /// The lines of the comment without comment marks.
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
