package import Diagnostics
internal import FixIts
internal import LayoutLints
internal import Syntax
internal import Vocabulary

extension SourceText {
    /// A part of a script that runs as an input of its own.
    package struct Part {
        /// The statements with the comments around them.
        package let text: String
        /// The line on which it starts, from 1.
        package let line: Int
        /// Whether it imports files, which are found from the place of the whole script.
        package let imports: Bool
    }

    /// The smallest parts that can run one after another: a statement each, or several where one calls a function that
    /// another declares below, or where a comment turns off lint rules for all. Nil for a script that only runs as a whole,
    /// since it can't be read or is in another accent.
    package var parts: [Part]? {
        var parts: [Part]?
        DeepStack.run {
            let names = NameTable()
            let program = program(names: names)
            guard accent == .masonry, program.errors.isEmpty else { return }
            parts = self.parts(of: program, from: Lexer(self, names: names).startOfScript)
        }
        return parts
    }

    /// The text without the comments above the first statement.
    package var textOfStatements: String {
        text(in: (Lexer.tokens(of: self, names: NameTable()).first?.span.lower ?? 0)..<bytes.count)
    }

    private func parts(of program: Program, from start: Int) -> [Part] {
        let comments = LintComments(self)
        let statements = program.statements
        let lastCallees = Self.lastCallees(statements)
        var parts: [Part] = []
        var (place, first, needed) = (start, 0, 0)
        for index in statements.indices {
            needed = max(needed, lastCallees[index])
            let isLast = index == statements.count - 1
            let end = isLast ? bytes.count : end(after: statements[index], before: statements[index + 1])
            if !isLast, needed > index || comments.reachesBelow(line(at: end)) { continue }
            var (lower, upper) = (place, end)
            while lower < upper, Self.isBlank(bytes[lower]) || bytes[lower] == UInt8(ascii: ";") { lower += 1 }
            while lower < upper, Self.isBlank(bytes[upper - 1]) { upper -= 1 }
            parts.append(
                Part(
                    text: text(in: lower..<upper), line: line(at: lower),
                    imports: statements[first...index].contains { Self.imports($0) }))
            (place, first) = (end, index + 1)
        }
        return parts
    }

    /// For each statement, the index of the last one below that declares a function it names; else its own.
    private static func lastCallees(_ statements: [Statement]) -> [Int] {
        var declared: [Name: Int] = [:]
        for (index, statement) in statements.enumerated() {
            if case .function(let name, _) = statement.kind { declared[name.name] = index }
        }
        return statements.enumerated().map { index, statement in
            guard !declared.isEmpty else { return index }
            return SyntaxNode.statement(statement).expressions.reduce(index) { last, expression in
                guard case .name(let name) = expression.kind else { return last }
                return max(last, declared[name] ?? last)
            }
        }
    }

    private static func imports(_ statement: Statement) -> Bool {
        SyntaxNode.statement(statement).nodes.contains { node in
            if case .statement(let inner) = node, case .import = inner.kind { true } else { false }
        }
    }

    /// The end of a statement with the comment after it on its line.
    private func end(after statement: Statement, before next: Statement) -> Int {
        let end = statement.span.upper
        let endOfLine = range(ofLine: line(at: end)).upperBound
        if next.span.lower <= endOfLine { return end }
        // The comment may go on on the next line.
        return text(in: end..<endOfLine).contains("/*") ? next.span.lower : endOfLine
    }

    private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
