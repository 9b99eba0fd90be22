internal import Diagnostics

extension Lexer {
    /// Reads a number, or a size of two numbers joined by an `x`.
    mutating func readNumber() {
        let start = offset
        var kind = Token.Kind.number
        skipNumber()
        if byte() == UInt8(ascii: "x"), isDigit(byte(1)) {
            kind = .size
            offset += 1
            skipNumber()
        }
        if offset < count, let scalar = self.scalar(), scalar.isPartOfIdentifier(atStart: true) {
            let letters = offset
            while offset < count, let scalar = self.scalar(), scalar.isPartOfIdentifier(atStart: false) {
                offset += UTF8.width(scalar)
            }
            reportLetters(from: letters, after: start)
        }
        append(kind, from: start)
    }

    private mutating func reportLetters(from letters: Int, after start: Int) {
        let text = source.text(in: letters..<offset)
        if rules.hasSwiftTokens, text.allSatisfy({ $0 == "_" || $0.isNumber }) { return }
        report(.letterAfterNumber(text, number: source.text(in: start..<letters)), from: letters, to: offset)
    }

    /// `digits[.digits][e±digits]`
    private mutating func skipNumber() {
        skipDigits()
        if byte() == UInt8(ascii: "."), isDigit(byte(1)) {
            offset += 1
            skipDigits()
        }
        guard byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") else { return }
        let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
        if isDigit(byte(1 + sign)) {
            offset += 1 + sign
            skipDigits()
        }
    }

    private mutating func skipDigits() {
        while isDigit(byte()) { offset += 1 }
    }

    func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
