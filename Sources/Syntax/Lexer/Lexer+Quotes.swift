package import Diagnostics

// Strings in quotes of other kinds, and what `#` starts.
extension Lexer {
    /// Reads from a quote that is not `"` to the one that closes it on its line, or over the quote alone.
    mutating func readQuoted(_ quote: Quote) {
        let start = offset
        offset += UTF8.width(scalar() ?? "?")
        let contents = offset
        // What has no end once has none further on.
        guard contents > endOfUnclosedQuotes else {
            report(.quotes(quote), from: start, to: offset)
            return append(.invalid, from: start)
        }
        while offset < count, byte() != UInt8(ascii: "\n"), let scalar = scalar() {
            offset += UTF8.width(scalar)
            guard quote.closings.contains(scalar), !isApostrophe(scalar) else { continue }
            report(.quotes(quote), from: start, to: offset)
            return append(.invalid, from: start)
        }
        endOfUnclosedQuotes = offset
        let line = offset
        offset = contents
        let double = doubleQuote(from: contents, to: line).map { Span($0, $0 + 1) }
        if let closing = double ?? source.otherQuote(in: contents - 1..<line) {
            offset = closing.upper
            let quotes = (source.text(in: start..<contents), source.text(in: closing))
            report(.mismatchedQuotes(quotes.0, quotes.1), from: start, to: offset)
        } else {
            report(.quotes(quote), from: start, to: offset)
        }
        append(.invalid, from: start)
    }

    /// Whether a quote that was just read is between letters, as in `it's`.
    private func isApostrophe(_ quote: Unicode.Scalar) -> Bool {
        guard quote == "'" || quote == "\u{2019}" else { return false }
        return offset < count && self.scalar()?.properties.isAlphabetic ?? false
    }

    /// The `"` from a place to the end of its line that no other follows, or that ends an argument, where those after it are
    /// pairs.
    private func doubleQuote(from place: Int, to end: Int) -> Int? {
        let line = source.bytes[place..<end]
        let quotes = line.indices.filter { line[$0] == UInt8(ascii: "\"") }
        guard quotes.count % 2 == 1 else { return nil }
        let next = line[(quotes[0] + 1)...].first { $0 != UInt8(ascii: " ") }
        return quotes.count == 1 || next.map { ",);]".utf8.contains($0) } ?? false ? quotes[0] : nil
    }

    /// Reads over a color, or a line that starts with `#`.
    mutating func readHashSign() {
        let start = offset
        offset += 1
        if let name = tokens.last, name.kind == .identifier, name.span.upper == start, isDigit(byte()) {
            while isDigit(byte()) { offset += 1 }
            let whole = Span(name.span.lower, offset)
            report(.numberedView(source.text(in: whole)), from: whole.lower, to: whole.upper)
            return append(.invalid, from: start)
        }
        let digits = offset
        while isHexadecimal(byte()) { offset += 1 }
        if offset - digits != 3, offset - digits != 6 {
            offset = digits
            skipLine()
            report(.hashSign, from: start, to: digits)
        } else {
            report(.hashSign, from: start, to: offset)
        }
        append(.invalid, from: start)
    }

    private func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}

extension SourceText {
    /// For a string without an end on its line the last quote of another kind, where what follows it can follow a string.
    package func otherQuote(in stretch: Range<Int>) -> Span? {
        let (start, end) = (stretch.lowerBound, stretch.upperBound)
        var place = end
        while place > start + 1 {
            var lower = place - 1
            while lower > start, isInsideScalar(at: lower) { lower -= 1 }
            let scalar = text(in: lower..<place).unicodeScalars.first
            if Quote.opening(scalar) != nil || scalar == "\u{300D}" {
                let rest = text(in: place..<end).drop { $0 == " " }
                let isEnd = rest.first.map { ")],;+:{".contains($0) } ?? true || rest.hasPrefix("in ")
                return isEnd ? Span(lower, place) : nil
            }
            place = lower
        }
        return nil
    }
}
