internal import MasonryLanguage

/// The folder of a project: the nearest one around the current folder that is a Git repository, or else the current folder.
struct ProjectFolder {
    let root: String
    private let current: String

    init() {
        let current = ScriptFolder.resolved(".") ?? "/"
        var folder = current
        while !Self.isRepository(folder), folder != "/" {
            folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
            if folder.isEmpty { folder = "/" }
        }
        (root, self.current) = (Self.isRepository(folder) ? folder : current, current)
    }

    /// In a work tree, `.git` is a file.
    private static func isRepository(_ folder: String) -> Bool { ScriptFolder.resolved(folder + "/.git") != nil }

    /// The path of a source below the project's folder, or the absolute path of one outside. What is no file keeps its name.
    func path(of source: String) -> String {
        if source == TextFile.standardInput || Demo.isPath(source) { return source }
        var parts: [Substring] = []
        for part in (source.hasPrefix("/") ? source : current + "/" + source).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        let path = "/" + parts.joined(separator: "/")
        let start = root == "/" ? root : root + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// Whether a file with a path below this folder, or an absolute path, exists.
    func contains(_ path: String) -> Bool {
        ScriptFolder.resolved(path.hasPrefix("/") ? path : "\(root)/\(path)") != nil
    }
}
