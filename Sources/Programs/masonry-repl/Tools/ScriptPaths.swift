internal import Masonry

/// The files passed to a tool; folders are replaced by their contents.
enum ScriptPaths {
    static let script = ".mas"
    static let markdown = ".md"
    /// The suffixes of files that contain only statements.
    static let code = [script, ".m", ".swift"]

    /// A file, or standard input.
    struct Entry {
        let path: String
        /// Whether it was found in a folder, where only regular files count because others may never end.
        let isFound: Bool

        /// The path in messages, with control characters escaped.
        var shownPath: String { path == "-" ? TextFile.standardInput : path.visible() }

        /// The name in reports for programs.
        var name: String { path == "-" ? TextFile.standardInput : path }

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
