/// The boundaries of characters, words and lines.
extension Draft {
    private static let newline: Unicode.Scalar = "\n"
    /// More scalars than any character has.
    private static let longestCharacter = 64

    // MARK: Characters

    var nextCharacter: Int {
        let end = min(scalars.count, cursor + Self.longestCharacter)
        return cursor + (text(in: cursor..<end).first?.unicodeScalars.count ?? 0)
    }

    var previousCharacter: Int {
        let start = max(0, cursor - Self.longestCharacter)
        return cursor - (text(in: start..<cursor).last?.unicodeScalars.count ?? 0)
    }

    // MARK: Words: letters, digits and underscores

    private func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
    }

    var nextWordEnd: Int {
        var place = cursor
        while place < scalars.count, !isWord(scalars[place]) { place += 1 }
        while place < scalars.count, isWord(scalars[place]) { place += 1 }
        return place
    }

    var previousWordStart: Int {
        var place = cursor
        while place > 0, !isWord(scalars[place - 1]) { place -= 1 }
        while place > 0, isWord(scalars[place - 1]) { place -= 1 }
        return place
    }

    // MARK: Lines

    var lineStart: Int { lineStart(before: cursor) }

    var lineEnd: Int { lineEnd(after: cursor) }

    private func lineStart(before place: Int) -> Int {
        scalars[..<place].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    }

    private func lineEnd(after place: Int) -> Int {
        scalars[place...].firstIndex(of: Self.newline) ?? scalars.count
    }

    var isOnFirstLine: Bool { lineStart == 0 }

    var isOnLastLine: Bool { lineEnd == scalars.count }

    /// The position directly above the cursor; nil on the first line.
    var lineAbove: Int? {
        let start = lineStart
        return start == 0 ? nil : place(in: lineStart(before: start - 1)..<(start - 1))
    }

    /// The position directly below the cursor; nil on the last line.
    var lineBelow: Int? {
        let end = lineEnd
        return end == scalars.count ? nil : place(in: (end + 1)..<lineEnd(after: end + 1))
    }

    private func place(in line: Range<Int>) -> Int {
        min(line.upperBound, line.lowerBound + cursor - lineStart)
    }
}
