internal import Masonry

/// The lines of a text as displayed: wrapped as in the layout, with unprintable characters escaped.
struct TextWrapping {
    var columns: Int
    var isASCII = false

    func lines(of text: String) -> [String] {
        guard columns > 0 else { return [] }
        if let width = text.ordinaryWidth, width <= columns, !isASCII || width == text.utf8.count { return [text] }
        let visible = text.split(omittingEmptySubsequences: false) { $0.isNewline }
            .map { String($0).visible(asASCII: isASCII) }
        return LineBreaker(columns: columns).lines(of: visible.joined(separator: "\n")).map(String.init)
    }
}
