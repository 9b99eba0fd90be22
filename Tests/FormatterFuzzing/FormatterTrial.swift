internal import MasonryLanguage

/// Gives a script its layout, and looks at whether anything but the layout has changed.
public enum FormatterTrial {
    /// What is wrong with the layout of a script, which may have errors; empty if all is well.
    ///
    /// - Parameter width: the columns that a line may take.
    public static func complaints(about text: String, width: Int) -> [String] {
        guard let once = try? Formatter.format(SourceText(name: "", text: text), width: width) else { return [] }
        var complaints: [String] = []
        if SyntaxOutline(once) != SyntaxOutline(text) { complaints.append("the tree is another") }
        if comments(of: once) != comments(of: text) { complaints.append("the comments are others") }
        let twice = try? Formatter.format(SourceText(name: "", text: once), width: width)
        if twice != once { complaints.append("formatted again it becomes\n\(twice ?? "nothing")") }
        if hasEmptyLines(once) { complaints.append("lines are empty without need") }
        if hasBlanksAtEnds(once) { complaints.append("lines end in blanks") }
        return complaints.isEmpty ? [] : complaints + ["\(text)\nbecomes in \(width) columns\n\(once)"]
    }

    /// Whether two lines in a row are empty outside of comments.
    private static func hasEmptyLines(_ text: String) -> Bool {
        let source = SourceText(name: "", text: text)
        let tokens = Lexer.tokens(of: source, names: NameTable())
        return tokens.indices.contains { index in
            let start = index == 0 ? 0 : tokens[index - 1].span.upper
            let gap = source.text(in: start..<tokens[index].span.lower)
            return gap.contains("\n\n\n") && Gap(start..<tokens[index].span.lower, of: source).comments.isEmpty
        }
    }

    private static func hasBlanksAtEnds(_ text: String) -> Bool {
        text.split(separator: "\n").contains { $0.last == " " || $0.last == "\t" }
    }

    /// The comments of a source, in order, without the white space in them.
    private static func comments(of text: String) -> [String] {
        let source = SourceText(name: "", text: text)
        let tokens = Lexer.tokens(of: source, names: NameTable())
        return tokens.indices.flatMap { index in
            let start = index == 0 ? 0 : tokens[index - 1].span.upper
            return Gap(start..<tokens[index].span.lower, of: source).comments.map { comment in
                comment.text.filter { !$0.isWhitespace }
            }
        }
    }
}
