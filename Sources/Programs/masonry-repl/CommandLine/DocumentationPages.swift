internal import Glibc

/// Where the program's documents are, which its help ends with.
enum DocumentationPages {
    /// The page about a tool, below the folder of the documents.
    static func page(ofTool name: String) -> String {
        switch name {
        case "run", "help": "docs/sessions.md"
        case "learn": "docs/teaching.md"
        default: "docs/tools.md"
        }
    }

    /// A text with the places of documents after it if it is the help of the program or of a tool.
    static func completed(help text: String, for arguments: [String]) -> String {
        guard text.hasPrefix("OVERVIEW: ") else { return text }
        let tool = arguments.first { MasonryREPL.tools.contains($0) } ?? "run"
        let page = page(ofTool: tool)
        return text.trimmingNewlines + """


            DOCUMENTATION:
              man masonry-repl        the program, its tools and options
              man 5 mas               the language
              \(folder.map { "\($0)/\(page)" } ?? "\(page), in the sources")

            """
    }

    /// The folder of an installed program's documents, beside that of the program; nil if there is none.
    private static var folder: String? {
        guard let program = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(program) }
        // `bin` and the program's own name.
        let prefix = String(cString: program).split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
        let folder = prefix + "/share/doc/masonry-repl"
        return Folder.isFolder(folder + "/docs") ? folder : nil
    }
}

extension String {
    /// Without newlines at its end.
    fileprivate var trimmingNewlines: String {
        var text = self
        while text.last == "\n" { text.removeLast() }
        return text
    }
}
