extension String {
    /// The text with all characters escaped that would control a terminal, reorder the line or be invisible, such as
    /// `\n` and `\u{202E}`.
    ///
    /// - Parameter keepsNewlines: whether to keep newlines and tabs.
    public func visible(asASCII isASCII: Bool = false, keepingNewlines keepsNewlines: Bool = false) -> String {
        if let width = ordinaryWidth, !isASCII || width == utf8.count { return self }
        var result = ""
        for character in self {
            if keepsNewlines && (character == "\n" || character == "\t") {
                result.append(character)
            } else if character.isPlain && (!isASCII || character.isASCII) {
                result.append(character)
            } else {
                result += character.spelledOut(asASCII: isASCII)
            }
        }
        return result
    }
}

extension Character {
    /// Whether a terminal shows the character itself, in its own columns.
    fileprivate var isPlain: Bool {
        if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) && self != "\r\n" }
        let scalars = unicodeScalars
        // Joiners and tags shape an emoji; elsewhere they are invisible.
        let isEmoji = scalars.first?.properties.isEmojiPresentation ?? false
        return displayWidth > 0
            && scalars.allSatisfy { !$0.isUnsafe || (isEmoji && ($0.value == 0x200D || $0.value >= 0xE0000)) }
    }

    fileprivate func spelledOut(asASCII isASCII: Bool) -> String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case let scalar where scalar.isUnsafe || displayWidth == 0 || (isASCII && !scalar.isASCII):
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether the scalar affects the text around it, or is invisible.
    public var isUnsafe: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        // Invisible letters and marks, except variation selectors after a character.
        default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
        }
    }
}
