/// The files that a tool was given: folders stand for what is in them.
enum ScriptPaths {
    static let script = ".mas"
    static let markdown = ".md"

    static func files(_ paths: [String], endingIn suffixes: [String]) -> [String] {
        paths.flatMap { path in
            path != "-" && Folder.isFolder(path) ? Folder.files(below: path, endingIn: suffixes) : [path]
        }
    }
}
