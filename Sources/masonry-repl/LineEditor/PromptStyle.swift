/// How the prompt is shown.
struct PromptStyle {
    let usesColor: Bool

    /// The prompt as libedit wants it: what takes no room stands between bytes of value 1, and something follows it.
    func prompt(_ text: String) -> String {
        usesColor ? "\u{1}\u{1B}[1;36m\u{1}\(text)\u{1}\u{1B}[0m\u{1}> " : "\(text)> "
    }
}
