package import Diagnostics

// Strings in other quotes than `"`, and `#`.
extension Lexer {
    /// Reads a string in other quotes than `"`, up to the quote that ends it on its line; only the opening quote if
    /// none does.
    mutating func readQuoted(_ quote: Quote) {
        let start = offset
        offset += UTF8.width(scalar() ?? "?")
        let contents = offset
        // An earlier quote on this line was not closed, so this one is not closed either.
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

    /// The first `"` in a range if it probably ends a string: it is the only one, or it ends an argument and pairs of
    /// quotes follow it.
    private func doubleQuote(from place: Int, to end: Int) -> Int? {
        let line = source.bytes[place..<end]
        let quotes = line.indices.filter { line[$0] == UInt8(ascii: "\"") }
        guard quotes.count % 2 == 1 else { return nil }
        let next = line[(quotes[0] + 1)...].first { $0 != UInt8(ascii: " ") }
        return quotes.count == 1 || next.map { ",);]".utf8.contains($0) } ?? false ? quotes[0] : nil
    }

    /// Reads a `#`: the number of a view such as `row#2`, a color such as `#fff`, or the rest of the line.
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
    /// The last quote of another kind in a range, if what follows can follow a string: it probably ends one.
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
