internal import Diagnostics
internal import FixIts
internal import Syntax
internal import Vocabulary

/// A division that is a comment: `7 // 2`, `i // columns`.
enum CommentedDivisor: SourceRule {
    package static let id = Slug("commented-divisor")

    /// Finds comments after a value that contain only a number or a variable.
    static func findings(in source: SourceText, of scene: LintScene) -> [(place: Span, words: LintWords)] {
        guard source.accent == .masonry, source.firstOffset(of: "//") != nil else { return [] }
        let statements = scene.program(of: source).parts.statements
        let variables = Set(statements.compactMap(\.variable).map { scene.names.text($0) })
        return statements.compactMap { statement in
            guard let dividend = statement.value?.lastProduct,
                let divisor = source.wordOfComment(after: dividend.span.upper),
                case let word = source.text(in: divisor), Double(word) != nil || variables.contains(word)
            else { return nil }
            let quotient = "floor(\(source.text(in: dividend.span)) / \(word))"
            let words = LintWords(
                message: "`//` starts a comment: nothing is divided",
                edit: Replacement(source: source, span: Span(dividend.span.lower, divisor.upper), text: quotient))
            return (Span(dividend.span.upper, divisor.upper), words)
        }
    }
}

extension Statement {
    /// The variable that it declares.
    fileprivate var variable: Name? {
        switch kind {
        case .variable(let declared, _, _, _), .for(let declared, _, _): declared.name
        default: nil
        }
    }

    /// What it computes, at its end.
    fileprivate var value: Expression? {
        switch kind {
        case .variable(_, _, _, let value), .assignment(_, _, let value), .expression(let value): value
        case .return(let value): value
        default: nil
        }
    }
}

extension Expression {
    /// What a division sign after it would divide; nil for what can't be divided.
    fileprivate var lastProduct: Expression? {
        switch kind {
        case .binary(.multiply, _, _), .binary(.divide, _, _), .binary(.remainder, _, _): self
        case .binary(_, _, let right): right.lastProduct
        case .number, .name, .parentheses, .member, .index: self
        default: nil
        }
    }
}

extension SourceText {
    /// The only word of a comment that follows on the same line.
    fileprivate func wordOfComment(after offset: Int) -> Span? {
        let line = range(ofLine: line(at: offset))
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let comment = bytes[offset..<max(offset, line.upperBound)].drop(while: isBlank)
        guard comment.starts(with: "//".utf8) else { return nil }
        let rest = comment.dropFirst(2).drop(while: isBlank)
        let word = rest.prefix { !isBlank($0) }
        guard !word.isEmpty, rest[word.endIndex...].allSatisfy(isBlank) else { return nil }
        return Span(word.startIndex, word.endIndex)
    }
}
