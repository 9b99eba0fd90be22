internal import Masonry

extension String {
    /// The text, truncated to the columns with a mark at its end if necessary.
    func cut(to columns: Int, mark: String = "…") -> String {
        if displayWidth <= columns { return self }
        let room = columns - mark.displayWidth
        guard room >= 0 else { return "" }
        var result = ""
        var width = 0
        for character in self {
            width += character.displayWidth
            if width > room { break }
            result.append(character)
        }
        return result + mark
    }

    /// The text padded with leading spaces.
    func paddedLeft(to columns: Int) -> String {
        String(repeating: " ", count: max(0, columns - displayWidth)) + self
    }

    /// The text padded with trailing spaces.
    func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: max(0, columns - displayWidth))
    }

    /// The text without the spaces at its end.
    var withoutTrailingSpaces: String {
        var result = self
        while result.last == " " { result.removeLast() }
        return result
    }
}
