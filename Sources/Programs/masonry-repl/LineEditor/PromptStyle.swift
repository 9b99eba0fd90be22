internal import MasonryLanguage

/// How the prompt and the text around a statement are shown.
struct PromptStyle {
    let usesColor: Bool

    /// The prompt of a statement's first line.
    func prompt(_ text: String) -> String {
        usesColor ? "\u{1B}[1;36m\(text)\u{1B}[0m> " : "\(text)> "
    }

    /// The prompt of further lines, as wide as the first one.
    func continuation(width: Int) -> String {
        let dots = "... "
        return faint(String(repeating: " ", count: max(0, width - dots.count)) + dots)
    }

    /// Dimmed text.
    func faint(_ text: String) -> String {
        usesColor ? "\(Self.faint)\(text)\(Self.plain)" : text
    }

    /// Text that is chosen.
    func chosen(_ text: String) -> String {
        usesColor ? "\u{1B}[7m\(text)\(Self.plain)" : text
    }

    /// Starts dimmed text.
    static let faint = "\u{1B}[2m"

    /// Ends colors.
    static let plain = "\u{1B}[0m"

    /// Starts the color of a stretch; each is legible on light and dark backgrounds.
    func color(of kind: HighlightedRange.Kind) -> String {
        if !usesColor { return "" }
        return switch kind {
        case .word: "\u{1B}[35m"
        case .member: "\u{1B}[36m"
        case .number: "\u{1B}[33m"
        case .text: "\u{1B}[32m"
        case .comment: "\u{1B}[2m"
        }
    }
}
