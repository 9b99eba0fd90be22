package import LayoutTerms
package import Diagnostics
internal import Vocabulary

/// A parser's position in the tokens of a source, its nesting depth and its errors.
package protocol TokenReader: TokenView {
    var index: Int { get set }
    var errors: [SyntaxError] { get set }
    /// The maximum number of errors.
    var errorLimit: Int { get }
    var interruption: Interruption? { get }
    var nesting: Int { get set }
    /// The height of the tree that was read last.
    var height: Int { get set }
}

extension TokenReader {
    package mutating func advance() {
        names.countReading(1)
        if index < tokens.count - 1 { index += 1 }
    }

    /// From where a production started to the last token that was read.
    package func span(from start: Span) -> Span { start.joined(with: previous.span) }

    // MARK: Errors

    /// Whether reading must stop before the end of the source.
    package var isStopped: Bool { errors.count > errorLimit || interruption?.reason != nil }

    /// Sorts the errors by place, since the lexer's come before the parser's.
    package mutating func sortErrors() { errors.sort { $0.span.lower < $1.span.lower } }

    /// Cuts the errors to the maximum, and adds one that there are more.
    ///
    /// - Parameter last: the place of the first error beyond the maximum, before any were removed; nil if there is
    ///   none.
    package mutating func cutErrors(from last: Span?) {
        guard let last else { return }
        errors.removeAll { $0.span.lower > last.lower }
        errors.removeLast(max(0, errors.count - errorLimit))
        errors.append(SyntaxError(.tooManyErrors(limit: errorLimit), last))
    }

    /// The place of the first error beyond the maximum; nil if there is none.
    package var firstBeyondLimit: Span? { errors.count > errorLimit ? errors[errorLimit].span : nil }
}
