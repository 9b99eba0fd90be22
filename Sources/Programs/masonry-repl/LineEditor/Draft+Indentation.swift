/// The indentation of lines.
extension Draft {
    private static let step = 4

    private var lineBeforeCursor: String { text(in: lineStart..<cursor) }

    /// The blanks that a closing brace removes before it: one step, if the line has only blanks before it.
    var stepBeforeCursor: Range<Int> {
        let line = lineBeforeCursor
        return (cursor - (line.allSatisfy { $0 == " " } ? min(Self.step, line.count) : 0))..<cursor
    }

    /// The indentation of the line after the cursor's: that of its line, plus a step if it opens a bracket, or minus
    /// one if it closes one.
    var indentationOfNextLine: String {
        let line = lineBeforeCursor
        let indentation = line.prefix { $0 == " " }.count
        let text = line.dropFirst(indentation)
        // A line that starts with a closing bracket is already unindented.
        let depth = Self.depth(of: text.drop { Self.closing.contains($0) })
        return String(repeating: " ", count: max(0, indentation + depth.signum() * Self.step))
    }

    private static let opening: Set<Character> = ["(", "[", "{"]
    private static let closing: Set<Character> = [")", "]", "}"]

    /// How many more brackets a line opens than it closes, outside strings and comments.
    private static func depth(of line: Substring) -> Int {
        var depth = 0
        var isInString = false
        var previous: Character?
        for character in line {
            if character == "\"", previous != "\\" { isInString.toggle() }
            if !isInString {
                if character == "/", previous == "/" { break }
                if opening.contains(character) { depth += 1 }
                if closing.contains(character) { depth -= 1 }
            }
            previous = character
        }
        return depth
    }
}
