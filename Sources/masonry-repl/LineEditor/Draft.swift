/// A statement while it is written: its text, and the place in it where typing happens.
struct Draft: Equatable {
    /// libedit counts scalars, so places in the text are numbers of them.
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

    /// The cursor's place in the text, in UTF-8 bytes.
    var cursorOffset: Int { text(in: 0..<cursor).utf8.count }

    mutating func insert(_ text: String) {
        let inserted = Array(text.unicodeScalars)
        scalars.insert(contentsOf: inserted, at: cursor)
        cursor += inserted.count
    }

    /// Takes out a part of the text, and leaves the cursor where it was.
    ///
    /// - Returns: what was taken out.
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

    /// Replaces what stands in a range of UTF-8 bytes, and puts the cursor behind it.
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
