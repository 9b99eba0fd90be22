extension Character {
    /// The number of columns of the character in a terminal: 0, 1 or 2; more only for clusters of several letters.
    public var displayWidth: Int {
        if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.count == 1 { return first.displayWidth }
        if isJoinedEmoji { return 2 }
        return scalars.reduce(0) { $0 + $1.displayWidth }
    }

    /// Whether it is shown as a picture.
    package var isEmoji: Bool {
        isJoinedEmoji || unicodeScalars.first?.properties.isEmojiPresentation == true
    }

    /// Whether the cluster is one picture made of several scalars: a flag, a keycap, a joined or toned emoji.
    private var isJoinedEmoji: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        return scalars.dropFirst().contains { scalar in
            scalar.value == 0xFE0F || scalar.value == 0x20E3 || scalar.properties.isEmojiModifier
                || scalar.value == 0x200D || (0x1F1E6...0x1F1FF).contains(scalar.value)
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is certainly a separate character with one column: a Latin letter, a digit, punctuation, or a box-drawing
    /// line.
    fileprivate var isOrdinary: Bool {
        switch value {
        case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2500..<0x25A0: true
        default: false
        }
    }

    fileprivate var displayWidth: Int {
        if isOrdinary { return 1 }
        switch properties.generalCategory {
        case .control, .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        // Hangul vowels and final consonants join the preceding syllable.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        return WideCharacters.contains(self) ? 2 : 1
    }
}

extension StringProtocol {
    /// The number of columns of the text in a terminal.
    public var displayWidth: Int {
        @_specialize(where Self == String)
        get { ordinaryWidth ?? reduce(0) { $0 + $1.displayWidth } }
    }

    /// The same for a single line of Latin letters, digits, punctuation and box-drawing characters, computed much
    /// faster; nil for any other text.
    public var ordinaryWidth: Int? {
        @_specialize(where Self == String)
        get {
            let ascii = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7F ~= $0 } ? $0.count : nil }
            if let ascii, let ascii { return ascii }
            var width = 0
            for scalar in unicodeScalars {
                guard scalar.isOrdinary else { return nil }
                width += 1
            }
            return width
        }
    }
}
