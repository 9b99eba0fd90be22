internal import Masonry

extension String {
    /// The text without the line breaks that only kept its lines short: those after a long line onto which the next word
    /// would not have fit.
    var unwrapped: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        let widest = lines.map(\.displayWidth).max() ?? 0
        var text = ""
        var last: Substring = ""
        for line in lines {
            let word = line.prefix { $0 != " " }
            let isWrapped =
                last.displayWidth >= Self.minWrapped && word.first?.isLetter == true
                && last.displayWidth + 1 + word.displayWidth > widest
            text += (text.isEmpty ? "" : isWrapped ? " " : "\n") + line
            last = line
        }
        return text
    }

    /// Shorter lines were broken on purpose.
    private static let minWrapped = 40
}
