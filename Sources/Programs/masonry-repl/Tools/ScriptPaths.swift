internal import Masonry

/// The files that tools read.
enum ScriptPaths {
    static let script = ".mas"
    static let markdown = ".md"
    /// The suffixes of files that contain only statements.
    static let code = [script, ".m", ".swift"]

    /// A file, or standard input.
    struct Entry {
        let path: String
        /// Whether it was found in a folder, where only regular files count because others may never end.
        var isFound = false
        var configuration = ProjectConfiguration()
        /// The path that standard input is read as.
        var inputPath: String?

        /// The path that says the name and the language.
        var namedPath: String { inputPath ?? path }

        /// The name in reports for programs.
        var name: String { namedPath == "-" ? TextFile.standardInput : namedPath }

        /// The path in messages, with control characters escaped.
        var shownPath: String { name.visible() }

        func text() throws(FileError) -> String { try TextFile.read(path, isFound ? .regular : .any) }
    }
}
