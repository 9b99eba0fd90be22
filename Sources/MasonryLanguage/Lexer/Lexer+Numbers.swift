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
            reportLetters(from: letters, behindNumberFrom: start, of: kind)
        }
        append(kind, from: start)
    }

    private mutating func reportLetters(from letters: Int, behindNumberFrom start: Int, of kind: Token.Kind) {
        let text = source.text(in: letters..<offset)
        if accent == .swift, text.allSatisfy({ $0 == "_" || $0.isNumber }) { return }
        let number = source.text(in: start..<letters)
        let problem = SyntaxProblem.letterAfterNumber(text, number: number)
        let digits = text.filter { $0 != "_" }
        var replacement: (span: Span, text: String)?
        let color = (number + text).dropFirst(2)
        if (number + text).hasPrefix("0x"), color.count == 6 || color.count == 3, color.allSatisfy(\.isHexDigit),
            source.text(in: max(0, start - 8)..<start) == "color = "
        {
            errors.append(
                SyntaxError(problem, Span(letters, offset), replacement: (Span(start, offset), "\"#\(color)\"")))
            return
        }
        if kind == .size, text.hasPrefix("x") {
            errors.append(
                SyntaxError(.sizeOfThree, Span(letters, offset), replacement: (Span(letters, offset), "")))
            return
        } else if text == "x", !number.contains(".") {
            replacement = (Span(letters, offset), "x\(number)")
        } else if let whole = problem.replacement {
            replacement = (Span(start, offset), whole)
        } else if text.hasPrefix("_"), digits.allSatisfy(\.isNumber) {
            replacement = (Span(letters, offset), digits)
        } else if text.hasPrefix("x"), kind == .number {
            replacement = (Span(start, offset), "(\(number), \(text.dropFirst()))")
        } else if !text.hasPrefix("x") {
            replacement = (Span(letters, offset), "")
        }
        errors.append(SyntaxError(problem, Span(letters, offset), replacement: replacement))
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
