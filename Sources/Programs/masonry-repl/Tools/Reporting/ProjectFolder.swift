internal import MasonryLanguage

/// The folder of a project: the nearest one around the current folder that is a Git repository, or else has a configuration,
/// or else the current folder.
struct ProjectFolder {
    let root: String

    init() {
        let current = Folder.absolute(".")
        root = Folder.above(current, where: GitIgnore.isTop) ?? ConfigurationFile.folder(around: current) ?? current
    }

    /// The path of a source below the project's folder, or the absolute path of one outside. What is no file keeps its name.
    func path(of source: String) -> String {
        if source == TextFile.standardInput || Demo.isPath(source) { return source }
        let path = Folder.absolute(source)
        let start = root == "/" ? root : root + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// Whether a file with a path below this folder, or an absolute path, exists.
    func contains(_ path: String) -> Bool {
        ScriptFolder.resolved(path.hasPrefix("/") ? path : "\(root)/\(path)") != nil
    }
}
