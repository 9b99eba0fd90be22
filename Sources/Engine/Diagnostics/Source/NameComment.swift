/// A comment after the declaration of a variable that names its view, if the variable can't have that name: `// name:
/// box#2`.
package struct NameComment {
    package let name: String

    private static let mark = "// name: "

    package var text: String { Self.mark + name }

    package init(name: String) { self.name = name }

    /// Finds the comment in the rest of a line; nil if there is none, or if its name is empty or has white space.
    ///
    /// - Parameter end: the offset after which the comment is sought, on its line.
    package init?(after end: Int, in source: SourceText) {
        let line = source.range(ofLine: source.line(at: end))
        let rest = source.text(in: end..<max(end, line.upperBound))
        guard let mark = rest.ranges(of: Self.mark).last else { return nil }
        name = String(rest[mark.upperBound...])
        if name.isEmpty || name.contains(where: \.isWhitespace) { return nil }
    }
}
