/// The colours that a view can be given by name.
public enum NamedColor: String, CaseIterable, Sendable {
    case black, white, gray, grey, lightgray, darkgray, silver
    case red, green, blue, yellow, orange, purple, cyan, magenta
    case brown, pink, teal, indigo, mint, violet, navy, olive, maroon, lime, gold, coral, salmon, turquoise

    /// The colour of a name as scripts and UIKit write it: `red`, `redColor`, `systemRed`.
    public init?(spelled text: String) {
        var name = text.lowercased()
        if name.hasSuffix("color") { name.removeLast(5) }
        if name.hasPrefix("system") { name.removeFirst(6) }
        self.init(rawValue: name)
    }
}

extension View {
    /// Whether a text is a colour that a view can be drawn in: a name, `#rgb` or `#rrggbb`.
    public static func isColor(_ text: String) -> Bool {
        guard text.first == "#" else { return NamedColor(spelled: text) != nil }
        let digits = text.dropFirst()
        return (digits.count == 3 || digits.count == 6) && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
}
