/// A statement being edited: its text and the cursor.
struct Draft: Equatable {
    /// Scalars, as libedit counts positions in them.
    private(set) var scalars: [Unicode.Scalar]
    private(set) var cursor: Int

    init(_ text: String = "") {
        scalars = Array(text.unicodeScalars)
        cursor = scalars.count
    }

    init(scalars: [Unicode.Scalar], cursor: Int) {
        self.scalars = scalars
        self.cursor = min(max(cursor, 0), scalars.count)
    }

    var isEmpty: Bool { scalars.isEmpty }

    var text: String { text(in: 0..<scalars.count) }

    func text(in range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }

    /// The cursor's position in the text, in UTF-8 bytes.
    var cursorOffset: Int { text(in: 0..<cursor).utf8.count }

    mutating func insert(_ text: String) {
        let inserted = Array(text.unicodeScalars)
        scalars.insert(contentsOf: inserted, at: cursor)
        cursor += inserted.count
    }

    /// Removes a part of the text and keeps the cursor's place.
    ///
    /// - Returns: the removed text.
    @discardableResult
    mutating func remove(_ range: Range<Int>) -> String {
        let removed = text(in: range)
        scalars.removeSubrange(range)
        if cursor >= range.upperBound {
            cursor -= range.count
        } else if cursor > range.lowerBound {
            cursor = range.lowerBound
        }
        return removed
    }

    mutating func move(to place: Int) { cursor = min(max(place, 0), scalars.count) }

    /// Replaces a range of UTF-8 bytes and puts the cursor after it.
    mutating func replace(utf8 range: Range<Int>, with text: String) {
        let old = self.text.utf8
        let before = String(decoding: old.prefix(range.lowerBound), as: UTF8.self).unicodeScalars.count
        let upTo = String(decoding: old.prefix(range.upperBound), as: UTF8.self).unicodeScalars.count
        guard before <= upTo, upTo <= scalars.count else { return }
        remove(before..<upTo)
        cursor = before
        insert(text)
    }
}
