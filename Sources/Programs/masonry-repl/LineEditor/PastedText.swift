/// The text between the start and end marks of a paste.
struct PastedText {
    private static let end = Array("\u{1B}[201~".unicodeScalars)
    private var scalars: [Unicode.Scalar] = []
    private(set) var isComplete = false

    mutating func append(_ scalar: Unicode.Scalar) {
        // A zero ends libedit's texts.
        if scalar == "\0" { return }
        scalars.append(scalar)
        if scalar == Self.end.last, scalars.suffix(Self.end.count).elementsEqual(Self.end) {
            scalars.removeLast(Self.end.count)
            isComplete = true
        }
    }

    /// The text, with newlines as in scripts.
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

    /// The text without trailing newlines.
    var textWithoutEnd: String { Self.withoutEnd(text) }

    static func withoutEnd(_ text: String) -> String {
        var text = text
        while text.last == "\n" { text.removeLast() }
        return text
    }
}
