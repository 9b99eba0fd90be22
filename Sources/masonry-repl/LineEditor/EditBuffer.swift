internal import CLibEdit

/// What is being edited, as text.
struct EditBuffer {
    let text: String
    /// Of the cursor, in UTF-8 bytes.
    let cursor: Int

    init?(_ editor: OpaquePointer) {
        guard let line = el_line(editor)?.pointee, let start = line.buffer else { return nil }
        let length = start.distance(to: line.lastchar)
        cursor = start.distance(to: line.cursor)
        text = start.withMemoryRebound(to: UInt8.self, capacity: length) {
            String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
        }
    }

    var isOnFirstLine: Bool { !text.utf8.prefix(cursor).contains(UInt8(ascii: "\n")) }

    var isOnLastLine: Bool { !text.utf8.dropFirst(cursor).contains(UInt8(ascii: "\n")) }

    private static let step = 4

    private var lineBeforeCursor: Substring {
        let before = Substring(text.utf8.prefix(cursor))
        return before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    }

    /// How far left a closing brace goes: a step, where nothing but blanks stands before it on its line.
    var blankStep: Int {
        let line = lineBeforeCursor
        return line.allSatisfy { $0 == " " } ? min(Self.step, line.count) : 0
    }

    /// How far the line after the cursor's is indented: as its line, and further behind an opening bracket.
    var indentationOfNextLine: String {
        let line = lineBeforeCursor
        let indentation = String(line.prefix { $0 == " " })
        let last = line.last { $0 != " " }
        return last == "{" || last == "(" || last == "[" || last == "," || line.hasSuffix(" in")
            ? indentation + String(repeating: " ", count: Self.step) : indentation
    }

    /// How many characters, as libedit counts them, stand in a range of bytes.
    func characters(in range: Range<Int>) -> Int {
        String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self).unicodeScalars.count
    }
}
