extension Unicode.Scalar {
    /// Whether the scalar may be shown as it is: no control character, and nothing that turns the reading direction or hides.
    public var isDisplayable: Bool {
        if value < 0x7F { return value >= 0x20 }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            return value == 0x200D
        default:
            return true
        }
    }
}

/// Text from a script, made safe for a terminal or a picture.
public enum SafeText {
    /// The text with what must not be shown raw written as an escape: `\u{1B}`. Newlines and tabs stay where they are wanted.
    public static func escaped(_ text: String, keepingNewlines: Bool = false) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar.isDisplayable || (keepingNewlines && (scalar == "\n" || scalar == "\t")) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
        return result
    }
}
