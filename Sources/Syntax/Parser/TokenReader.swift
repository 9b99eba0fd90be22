package import LayoutTerms
package import Diagnostics
internal import Vocabulary

/// A parser's place in the tokens of a source, how deep it has gone, and what it has found wrong.
package protocol TokenReader: TokenView {
    var index: Int { get set }
    var errors: [SyntaxError] { get set }
    /// The number of errors that are reported.
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

    /// Whether reading is to end before the source does.
    package var isStopped: Bool { errors.count > errorLimit || interruption?.reason != nil }

    /// Puts the errors in order, as tokens are read before statements.
    package mutating func sortErrors() { errors.sort { $0.span.lower < $1.span.lower } }

    /// Leaves as many errors as are reported; the place of the first that is not, where there are more.
    ///
    /// - Parameter last: the place of the first error beyond the limit, from before others were taken out.
    package mutating func cutErrors(from last: Span?) {
        guard let last else { return }
        errors.removeAll { $0.span.lower > last.lower }
        errors.removeLast(max(0, errors.count - errorLimit))
        errors.append(SyntaxError(.tooManyErrors(limit: errorLimit), last))
    }

    /// Where the first error stands that is too many; nil where none is.
    package var firstBeyondLimit: Span? { errors.count > errorLimit ? errors[errorLimit].span : nil }

    // MARK: Nesting

    /// Reads what is nested one level deeper.
    package mutating func nested<Result>(_ read: (inout Self) throws(Rejection) -> Result) throws(Rejection) -> Result {
        if nesting >= Parser.nestingLimit {
            throw Rejection(.nestingTooDeep(limit: Parser.nestingLimit), current.span)
        }
        // The statement that is read may be as long as the source.
        if interruption?.reason != nil { throw Rejection(nil) }
        nesting += 1
        defer { nesting -= 1 }
        return try read(&self)
    }

    /// Sets the height of a tree from the greatest of its parts.
    package mutating func raise(to heightOfParts: Int, at span: Span) throws(Rejection) {
        height = heightOfParts + 1
        if height > Parser.heightLimit { throw Rejection(.expressionTooLong(limit: Parser.heightLimit), span) }
    }
}

/// Ends the reading of a statement; without an error where one was already reported.
package struct Rejection: Error {
    package let error: SyntaxError?

    package init(_ error: SyntaxError?) {
        self.error = error
    }

    package init(_ problem: SyntaxProblem, _ span: Span) {
        error = SyntaxError(problem, span)
    }
}
