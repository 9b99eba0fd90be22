internal import MasonryLanguage

/// A demo inside the program, which can be read like a file: `demo:basic`.
struct Demo {
    let name: String
    let text: String

    /// The start of the path of a demo.
    static let scheme = "demo:"

    static let all: [Demo] = EmbeddedPages.all.compactMap { page in
        guard page.path.hasPrefix(folder), page.path.hasSuffix(ScriptPaths.script) else { return nil }
        let name = page.path.dropFirst(folder.count).dropLast(ScriptPaths.script.count)
        return Demo(name: String(name), text: page.text)
    }

    private static let folder = "demos/"

    var path: String { Self.scheme + name }

    /// The comment at the top, up to its first pause.
    var summary: String {
        let comment = text.split(separator: "\n").prefix { $0.hasPrefix("//") }.map { $0.dropFirst(2).trimmingBlanks }
        let words = comment.joined(separator: " ")
        let ends = [". ", ": "].compactMap { words.firstRange(of: $0)?.lowerBound }
        return String(words[..<(ends.min() ?? words.endIndex)])
    }

    /// Whether a path is that of a demo rather than a file's.
    static func isPath(_ path: String) -> Bool { path.hasPrefix(scheme) }

    /// The text of the demo with this path.
    static func text(at path: String) throws(FileError) -> String {
        let name = String(path.dropFirst(scheme.count))
        guard let demo = all.first(where: { $0.name == name }) else { throw .noDemo(name) }
        return demo.text
    }
}
