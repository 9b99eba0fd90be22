extension Character {
    /// The columns the character takes in a terminal: 0, 1 or 2; more only for clusters of several letters.
    var displayWidth: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.count == 1 { return first.displayWidth }
        if isJoinedEmoji { return 2 }
        return scalars.reduce(0) { $0 + $1.displayWidth }
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
    fileprivate var displayWidth: Int {
        switch properties.generalCategory {
        case .control, .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        // The vowels and final consonants of Hangul join the syllable begun before them.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        return WideCharacters.contains(self) ? 2 : 1
    }
}

extension StringProtocol {
    /// The columns the text takes in a terminal.
    var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }
}

extension String {
    /// The text, or as much of it as fits the columns with a mark at its end that says it was cut.
    func cut(to columns: Int, mark: String = "…") -> String {
        if displayWidth <= columns { return self }
        let room = columns - mark.displayWidth
        guard room >= 0 else { return "" }
        var result = ""
        var width = 0
        for character in self {
            width += character.displayWidth
            if width > room { break }
            result.append(character)
        }
        return result + mark
    }

    /// The text with spaces before it, up to the columns.
    func paddedLeft(to columns: Int) -> String {
        String(repeating: " ", count: max(0, columns - displayWidth)) + self
    }

    /// The text with spaces after it, up to the columns.
    func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: max(0, columns - displayWidth))
    }

    /// The text without the spaces at its end.
    var withoutTrailingSpaces: String {
        var result = self
        while result.last == " " { result.removeLast() }
        return result
    }
}
