/// How far lines stand to the right.
extension Draft {
    private static let step = 4

    private var lineBeforeCursor: String { text(in: lineStart..<cursor) }

    /// The blanks that a closing brace takes away before it: a step, where nothing but blanks stands before it on its line.
    var stepBeforeCursor: Range<Int> {
        let line = lineBeforeCursor
        return (cursor - (line.allSatisfy { $0 == " " } ? min(Self.step, line.count) : 0))..<cursor
    }

    /// The blanks that the line after the cursor's begins with: those of its line, and more behind an opening bracket.
    var indentationOfNextLine: String {
        let line = lineBeforeCursor
        let indentation = String(line.prefix { $0 == " " })
        let last = line.last { $0 != " " }
        let opens = last == "{" || last == "(" || last == "[" || line.hasSuffix(" in") || line.hasSuffix(" in ")
        return opens ? indentation + String(repeating: " ", count: Self.step) : indentation
    }
}
