internal import LayoutTerms
internal import Vocabulary
internal import Diagnostics

extension Lexer {
    mutating func readIdentifier() {
        let start = offset
        while offset < count {
            switch byte() {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                offset += 1
                continue
            case 0x80...:
                if let scalar = scalar(), scalar.isPartOfIdentifier(atStart: offset == start) {
                    offset += UTF8.width(scalar)
                    continue
                }
            default:
                break
            }
            break
        }
        if offset == start { return readInvalidCharacter() }
        if offset - start > Self.nameLimit { report(.nameTooLong(limit: Self.nameLimit), from: start, to: offset) }
        let name = source.bytes.withUnsafeBufferPointer { bytes in
            names.intern(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
        }
        append(ReservedWord(name) == nil ? .identifier : .reserved, from: start, name: name)
    }

    mutating func readInvalidCharacter() {
        let start = offset
        if let quote = Quote.opening(scalar()) { return readQuoted(quote) }
        if rules.knowsForeignTokens, let foreign = ForeignOperator(rawValue: scalar().map(String.init) ?? "") {
            return readForeign(foreign)
        }
        if byte() == UInt8(ascii: "#") { return readHashSign() }
        let found = scalar() ?? "\u{FFFD}"
        offset = min(count, offset + UTF8.width(found))
        // In a damaged file, the same character is often repeated. It is reported once.
        while found.isUnseen || found == "\u{FFFD}", !found.endsLine, offset < count, scalar() == found {
            offset += UTF8.width(found)
        }
        skipTerminalSequence(after: found)
        if found.properties.generalCategory == .decimalNumber { skipDigitsOfOtherScript() }
        report(.invalidCharacter(found), from: start, to: offset)
        append(.invalid, from: start)
    }

    /// Skips the rest of a number in the digits of another script, with any letters attached to it.
    private mutating func skipDigitsOfOtherScript() {
        while offset < count, let scalar = scalar(), scalar.isPartOfIdentifier(atStart: false) {
            offset += UTF8.width(scalar)
        }
    }

    /// Skips the rest of a terminal's escape sequence, such as `[31m`.
    private mutating func skipTerminalSequence(after escape: Unicode.Scalar) {
        guard escape == "\u{1B}", byte() == UInt8(ascii: "[") else { return }
        offset += 1
        while 0x20...0x3F ~= byte() { offset += 1 }
        if 0x40...0x7E ~= byte() { offset += 1 }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar ends a line in other programs.
    package var endsLine: Bool {
        switch properties.generalCategory {
        case .lineSeparator, .paragraphSeparator: true
        default: self == "\u{85}"
        }
    }

    /// Whether the scalar is invisible by itself, or not safe to print.
    package var isUnseen: Bool { isUnsafe || properties.isDefaultIgnorableCodePoint }

    /// Whether the scalar is a Unicode letter or `_`, or a mark or digit that is not at the start.
    func isPartOfIdentifier(atStart: Bool) -> Bool {
        if self == "_" { return true }
        // Invisible letters would make names that look the same differ.
        if properties.isDefaultIgnorableCodePoint { return false }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: true
        case .decimalNumber, .nonspacingMark, .spacingMark: !atStart
        default: false
        }
    }
}
