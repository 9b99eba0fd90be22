internal import Syntax
public import Diagnostics
internal import Scripts
internal import Vocabulary
internal import FixIts
internal import LayoutLints

/// Formats a script. Only white space, `;` and trailing commas change: every other token and every comment stays, in
/// order. Statements on a line where a comment turns lints off stay on that line, so that the comment applies to the
/// same ones.
public struct Formatter {
    /// The maximum width of a line, unless it can't be broken.
    public static let width = 100

    let source: SourceText
    let tokens: Tokens
    private let width: Int
    private let commentedLines: Set<Int>
    private var index = 0
    /// The end of the last token that was kept.
    private var keptEnd = 0
    /// Whether the comments before the current token were printed.
    private var isGapWritten = false

    private init(_ source: SourceText, _ tokens: Tokens, width: Int) {
        self.source = source
        self.tokens = tokens
        self.width = width
        commentedLines = LintComments(source).lines
    }

    /// The formatted script, with `\n` at the end of each line.
    ///
    /// - Parameter width: the maximum width of a line.
    public static func format(_ source: SourceText, width: Int = Formatter.width) throws(SyntaxErrors) -> String {
        var parser = Parser(source, names: NameTable())
        let program = parser.program()
        var fixes = FixCheck()
        guard program.errors.isEmpty else { throw SyntaxErrors(diagnostics: fixes.checked(program.diagnostics)) }
        var formatter = Formatter(source, parser.tokens, width: width)
        var text = ""
        DeepStack.run { text = formatter.text(of: program) }
        return text
    }

    /// A script with syntax errors can't be formatted.
    public struct SyntaxErrors: Error {
        public let diagnostics: [Diagnostic]
    }

    private mutating func text(of program: Program) -> String {
        var printer = DocumentPrinter(width: width)
        var isFirst = true
        for statements in lines(of: program.statements) {
            drop(.semicolon)
            if !isFirst { printer.write(line(flat: nil)) }
            isFirst = false
            printer.write(line(of: statements))
        }
        drop(.semicolon)
        printer.write(commentsAtEnd(isFirst: isFirst))
        if isFirst, gap.comments.isEmpty { return "" }
        printer.finish()
        return PrintedLine.text(of: printer.lines, width: width)
    }

    /// The statements, grouped by those that stay on one line.
    private func lines(of statements: [Statement]) -> [ArraySlice<Statement>] {
        guard !commentedLines.isEmpty else { return statements.indices.map { statements[$0...$0] } }
        var lines: [ArraySlice<Statement>] = []
        var rest = statements[...]
        while let first = rest.first {
            let line = source.line(at: first.span.lower)
            let isCommented = commentedLines.contains(line)
            let count = isCommented ? rest.prefix(while: { isWhole($0, onLine: line) }).count : 0
            lines.append(rest.prefix(max(1, count)))
            rest = rest.dropFirst(max(1, count))
        }
        return lines
    }

    private func isWhole(_ statement: Statement, onLine line: Int) -> Bool {
        source.line(at: statement.span.lower) == line && source.line(at: statement.span.upper - 1) == line
    }

    /// Whether the last line of a multi-line statement has a lint comment and contains more than the closing bracket.
    /// The comment applies to that text, so no line can break before it.
    private func endsOnCommentedLine(_ statement: Statement) -> Bool {
        let last = source.line(at: statement.span.upper - 1)
        guard commentedLines.contains(last), last > source.line(at: statement.span.lower) else { return false }
        let text = source.text(in: source.range(ofLine: last)).drop { $0 == " " || $0 == "\t" }
        return text.first.map { !"}])".contains($0) } ?? false
    }

    private mutating func line(of statements: ArraySlice<Statement>) -> Document {
        let first = statements[statements.startIndex]
        let line = source.line(at: first.span.lower)
        guard commentedLines.contains(line), isWhole(first, onLine: line) else {
            return endsOnCommentedLine(first) ? verbatim(first.span) : statement(first)
        }
        drop(.semicolon)
        let comments = comments()
        var texts: [String] = []
        for statement in statements {
            drop(.semicolon)
            var printer = DocumentPrinter(width: .max)
            printer.write(self.statement(statement))
            printer.finish()
            if printer.lines.count == 1 { texts.append(printer.lines[0].text) }
        }
        if texts.count == statements.count { return .sequence([comments, .text(texts.joined(separator: "; "))]) }
        // A line that formatting would break stays as written.
        let last = statements[statements.endIndex - 1]
        return .sequence([comments, .text(source.text(in: first.span.joined(with: last.span)))])
    }

    // MARK: Tokens

    var current: Token { tokens[index] }

    /// The gap before the current token, after the last token that was kept.
    var gap: Gap {
        let end = current.span.lower
        return keptEnd == end ? .none : Gap(keptEnd..<end, of: source)
    }

    /// The current token, after the comments before it.
    mutating func take() -> Document {
        let token = current
        return .sequence([comments(), .text(source.text(in: token.span)), passed()])
    }

    /// Source text from the current token on, as written.
    mutating func verbatim(_ span: Span) -> Document {
        let comments = comments()
        while current.kind != .end, current.span.lower < span.upper { _ = passed() }
        return .sequence([comments, .text(source.text(in: span))])
    }

    private mutating func passed() -> Document {
        keptEnd = current.span.upper
        index += 1
        isGapWritten = false
        return .nothing
    }

    /// Drops tokens, which count as white space from then on.
    mutating func drop(_ kind: Token.Kind) {
        while current.kind == kind { index += 1 }
    }

    // MARK: Comments and lines

    /// The comments before the current token, if they were not printed yet.
    private mutating func comments() -> Document {
        if isGapWritten { return .nothing }
        isGapWritten = true
        let gap = gap
        return gap.comments.isEmpty ? .nothing : .sequence(comments(of: gap, 0..<gap.comments.count))
    }

    private func comments(
        of gap: Gap, _ range: Range<Int>, leavesBlankLineAtEnd: Bool = true
    ) -> [Document] {
        range.map { index in
            let isLast = index == gap.comments.count - 1
            let comment = gap.comments[index]
            let leavesBlankLine = gap.newlines(after: index) > 1 && (!isLast || leavesBlankLineAtEnd)
            return .comment(
                comment,
                placement: Document.Placement(
                    startsLine: comment.startsLine, leavesBlankLineBefore: comment.newlinesBefore > 1,
                    endsLine: comment.endsLine || gap.newlines(after: index) > 0,
                    leavesBlankLineAfter: leavesBlankLine,
                    isSpacedAfter: !isLast || current.kind.isSpacedFromComment))
        }
    }

    /// A possible line break before the current token, among its comments.
    ///
    /// - Parameters:
    ///   - flat: the text if it does not break; nil if it always does.
    ///   - isEdge: whether it follows an opening bracket or brace.
    ///   - keepsBlankLine: whether to keep a blank line there.
    ///   - wasBroken: whether the source breaks a line nearby, so that one may break here.
    mutating func line(
        flat: String?, isEdge: Bool = false, keepsBlankLine: Bool = true, wasBroken: Bool = false
    ) -> Document {
        let gap = isGapWritten ? .none : gap
        isGapWritten = true
        let trailing = gap.trailingCount
        let place = Document.Line(
            flat: flat, wasBroken: gap.hasNewline || wasBroken,
            leavesBlankLine: !isEdge && keepsBlankLine && gap.newlines(after: trailing - 1) > 1, isEdge: isEdge)
        if gap.comments.isEmpty { return .line(place) }
        return .sequence(
            comments(of: gap, 0..<trailing) + [.line(place)] + comments(of: gap, trailing..<gap.comments.count))
    }

    /// The comments before the current token, a closing bracket, and the possible line break after them.
    ///
    /// - Parameters:
    ///   - isEmpty: whether the brackets contain nothing but the comments.
    mutating func lineBeforeClosing(flat: String?, isEmpty: Bool) -> (comments: Document, line: Document) {
        let gap = isGapWritten ? .none : gap
        isGapWritten = true
        let line = Document.Line(flat: flat, wasBroken: gap.hasNewline, isEdge: true)
        return (closingComments(gap, isAfterBrace: isEmpty), .line(line))
    }

    /// The comments after the last statement.
    private mutating func commentsAtEnd(isFirst: Bool) -> Document {
        isGapWritten = true
        if isFirst { return .sequence(comments(of: gap, 0..<gap.comments.count, leavesBlankLineAtEnd: false)) }
        return closingComments(gap, isAfterBrace: false)
    }

    private func closingComments(_ gap: Gap, isAfterBrace: Bool) -> Document {
        if gap.comments.isEmpty { return .nothing }
        let trailing = gap.trailingCount
        var parts = comments(of: gap, 0..<trailing, leavesBlankLineAtEnd: false)
        if trailing < gap.comments.count, gap.comments[trailing].startsLine {
            let leavesBlankLine = gap.newlines(after: trailing - 1) > 1 && !isAfterBrace
            parts.append(.line(Document.Line(flat: nil, leavesBlankLine: leavesBlankLine)))
        }
        parts += comments(of: gap, trailing..<gap.comments.count, leavesBlankLineAtEnd: false)
        return .sequence(parts)
    }

    // MARK: Blocks

    /// Statements in braces. The `{` is the current token.
    ///
    /// - Parameters:
    ///   - staysOnLine: whether it may go on one line.
    ///   - head: the text after the `{` on its line: a closure's parameters.
    mutating func block(
        _ block: Block, staysOnLine: Bool, head: ((inout Formatter) -> Document)? = nil
    ) -> Document {
        let opening = take()
        let hasHead = head != nil
        let head = head?(&self) ?? .nothing
        var inner: [Document] = []
        let flat = staysOnLine ? " " : nil
        for statements in lines(of: block.statements) {
            drop(.semicolon)
            inner.append(inner.isEmpty ? line(flat: flat, isEdge: true) : line(flat: nil))
            inner.append(line(of: statements))
        }
        drop(.semicolon)
        let isEmpty = block.statements.isEmpty && gap.comments.isEmpty
        let (comments, last) = lineBeforeClosing(flat: flat, isEmpty: block.statements.isEmpty)
        inner.append(comments)
        let closing = isEmpty && !hasHead ? .nothing : isEmpty ? .space : last
        return .sequence([opening, head, .indented(.sequence(inner)), closing, take()])
    }

    /// Whether the source has the block on one line and it contains no more than allowed there.
    func staysOnLine(_ block: Block) -> Bool {
        block.statements.count < 2 && source.line(at: block.span.lower) == source.line(at: block.span.upper - 1)
    }
}

extension Token.Kind {
    /// Whether a space separates it from a comment before it.
    fileprivate var isSpacedFromComment: Bool {
        switch self {
        case .comma, .semicolon, .colon, .rightParen, .rightBracket, .rightBrace, .end: false
        default: true
        }
    }
}
