/// How the prompt and what surrounds a statement is shown.
struct PromptStyle {
    let usesColor: Bool

    /// The prompt of a statement's first line.
    func prompt(_ text: String) -> String {
        usesColor ? "\u{1B}[1;36m\(text)\u{1B}[0m> " : "\(text)> "
    }

    /// The prompt of its further lines, as wide as the first one's.
    func continuation(width: Int) -> String {
        let dots = "... "
        return faint(String(repeating: " ", count: max(0, width - dots.count)) + dots)
    }

    /// Text that stands back.
    func faint(_ text: String) -> String {
        usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text
    }
}
