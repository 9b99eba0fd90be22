/// How far lines stand to the right.
extension Draft {
    private static let step = 4

    private var lineBeforeCursor: String { text(in: lineStart..<cursor) }

    /// The blanks that a closing brace takes away before it: a step, where nothing but blanks stands before it on its line.
    var stepBeforeCursor: Range<Int> {
        let line = lineBeforeCursor
        return (cursor - (line.allSatisfy { $0 == " " } ? min(Self.step, line.count) : 0))..<cursor
    }

    /// The blanks that the line after the cursor's begins with: those of its line, and a step more where that opens a
    /// bracket, or less where it closes one.
    var indentationOfNextLine: String {
        let line = lineBeforeCursor
        let indentation = line.prefix { $0 == " " }.count
        let text = line.dropFirst(indentation)
        // A line that begins by closing has gone back already.
        let depth = Self.depth(of: text.drop { Self.closing.contains($0) })
        return String(repeating: " ", count: max(0, indentation + depth.signum() * Self.step))
    }

    private static let opening: Set<Character> = ["(", "[", "{"]
    private static let closing: Set<Character> = [")", "]", "}"]

    /// How many more brackets a line opens than it closes; those in strings and comments don't count.
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
