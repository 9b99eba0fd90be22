internal import Vocabulary
internal import Diagnostics

/// The tokens of a source, or a part of them.
///
/// Every position can be read: outside there is only the end of the source. A range is cut to the tokens that there are.
/// So code that computes positions can't fail, however few tokens a source has.
public struct Tokens: RandomAccessCollection, Sendable {
    private var all: [Token]
    public private(set) var startIndex: Int
    public private(set) var endIndex: Int
    /// The end of the source.
    private var end: Token

    /// No tokens.
    package init() {
        self.init([])
    }

    /// - Parameter tokens: those of a source, of which the last has the kind `end`.
    package init(_ tokens: [Token]) {
        let nothing = Token(kind: .end, startsLine: false, isAdjacent: false, span: Span(0, 0), name: Name(index: 0))
        self.init(tokens, 0..<tokens.count, end: tokens.last { $0.kind == .end } ?? nothing)
    }

    /// The same tokens, at positions from 0.
    package init(_ part: Tokens) {
        self.init(Array(part), 0..<part.count, end: part.end)
    }

    private init(_ all: [Token], _ bounds: Range<Int>, end: Token) {
        self.all = all
        self.end = end
        startIndex = bounds.lowerBound
        endIndex = bounds.upperBound
    }

    // MARK: Reading

    /// The token at a position; outside, the end of the source.
    public subscript(position: Int) -> Token {
        startIndex <= position && position < endIndex ? all[position] : end
    }

    /// The tokens in a range of positions.
    public subscript(bounds: Range<Int>) -> Tokens {
        let lower = Swift.min(Swift.max(startIndex, bounds.lowerBound), endIndex)
        let upper = Swift.max(lower, Swift.min(bounds.upperBound, endIndex))
        return Tokens(all, lower..<upper, end: end)
    }

    /// The tokens in a range of positions.
    package subscript(bounds: some RangeExpression<Int>) -> Tokens { self[bounds.relative(to: Int.min..<Int.max)] }

    public func index(after position: Int) -> Int { position + 1 }

    public func index(before position: Int) -> Int { position - 1 }

    public func dropFirst(_ count: Int = 1) -> Tokens { self[startIndex + Swift.max(0, count)..<endIndex] }

    public func dropLast(_ count: Int = 1) -> Tokens { self[startIndex..<endIndex - Swift.max(0, count)] }

    public func prefix(_ count: Int) -> Tokens { self[startIndex..<startIndex + Swift.max(0, count)] }

    public func suffix(_ count: Int) -> Tokens { self[endIndex - Swift.max(0, count)..<endIndex] }

    /// The tokens that meet a condition.
    package func filter(_ isIncluded: (Token) -> Bool) -> Tokens {
        var kept = Tokens()
        kept.end = end
        for token in self where isIncluded(token) { kept.append(token) }
        return kept
    }

    // MARK: Collecting

    package mutating func reserveCapacity(_ count: Int) { all.reserveCapacity(count) }

    package mutating func append(_ token: Token) {
        if endIndex < all.count { all.removeSubrange(endIndex...) }
        all.append(token)
        endIndex += 1
        if token.kind == .end { end = token }
    }

    package mutating func append(contentsOf tokens: Tokens) {
        for token in tokens { append(token) }
    }

    /// Puts a token in the place of another. Outside, it changes nothing.
    package mutating func replace(_ position: Int, with token: Token) {
        if indices.contains(position) { all[position] = token }
    }

    package mutating func removeLast(_ count: Int = 1) { self = dropLast(count) }
}
