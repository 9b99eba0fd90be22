/// Text styles for terminals that support them.
struct TextStyle {
    let usesColor: Bool

    func strong(_ text: String) -> String { styled(text, "1") }
    func code(_ text: String) -> String { styled(text, "36") }
    func good(_ text: String) -> String { styled(text, "32") }
    func bad(_ text: String) -> String { styled(text, "31") }

    private func styled(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
