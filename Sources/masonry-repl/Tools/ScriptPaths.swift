internal import Masonry

/// The files that a tool was given: folders stand for what is in them.
enum ScriptPaths {
    static let script = ".mas"
    static let markdown = ".md"
    /// What files end in that have statements in them and nothing else.
    static let code = [script, ".m", ".swift"]

    /// A file, or standard input.
    struct Entry {
        let path: String
        /// Whether it was found in a folder. There only regular files count, because others may never end.
        let isFound: Bool

        /// What messages call it, with nothing in it that could steer the terminal.
        var shownPath: String { path == "-" ? TextFile.standardInput : path.visible() }

        func text() throws(FileError) -> String { try TextFile.read(path, isFound ? .regular : .any) }
    }

    static func files(_ paths: [String], endingIn suffixes: [String]) -> [Entry] {
        paths.flatMap { path in
            path != "-" && Folder.isFolder(path)
                ? Folder.files(below: path, endingIn: suffixes).map { Entry(path: $0, isFound: true) }
                : [Entry(path: path, isFound: false)]
        }
    }
}
