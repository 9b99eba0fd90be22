/// What the terminal sends between the beginning and the end of a paste.
struct PastedText {
    private static let end = Array("\u{1B}[201~".unicodeScalars)
    private var scalars: [Unicode.Scalar] = []
    private(set) var isComplete = false

    mutating func append(_ scalar: Unicode.Scalar) {
        // libedit's texts end at a zero.
        if scalar == "\0" { return }
        scalars.append(scalar)
        if scalar == Self.end.last, scalars.suffix(Self.end.count).elementsEqual(Self.end) {
            scalars.removeLast(Self.end.count)
            isComplete = true
        }
    }

    /// The text, with lines ending as a script's do.
    var text: String {
        var view = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in scalars {
            if scalar == "\r" {
                view.append("\n")
            } else if !(scalar == "\n" && previous == "\r") {
                view.append(scalar)
            }
            previous = scalar
        }
        return String(view)
    }

    /// The text without the newlines at its end.
    var textWithoutEnd: String { Self.withoutEnd(text) }

    static func withoutEnd(_ text: String) -> String {
        var text = text
        while text.last == "\n" { text.removeLast() }
        return text
    }
}
