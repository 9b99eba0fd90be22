/// Looks for files in a folder and its subfolders, and leaves out what Git ignores, what a project excludes, hidden files, and
/// folders that other tools fill.
struct FolderSearch<Failure: Error> {
    /// How the names of the files end.
    let suffixes: [String]
    /// What a project excludes in a folder, whose absolute path it gets.
    let exclusions: (String) throws(Failure) -> [IgnoreRules]
    /// How the names of files end that are taken even if Git ignores them.
    var kept: [String] = []
    /// Whether a file with such a name, or a visible folder, was left out.
    private(set) var leavesOutSome = false

    init(suffixes: [String], exclusions: @escaping (String) throws(Failure) -> [IgnoreRules]) {
        (self.suffixes, self.exclusions) = (suffixes, exclusions)
    }

    /// The files, in order. Linked folders are not entered.
    mutating func files(below folder: String) throws(Failure) -> [String] {
        let place = Folder.absolute(folder)
        return try files(in: folder, at: place, GitIgnore.rules(around: place))
    }

    private mutating func files(
        in folder: String, at place: String, _ around: [IgnoreRules]
    ) throws(Failure) -> [String] {
        let names = Folder.names(in: folder).sorted()
        // A repository inside another one has its own rules alone.
        var ignored = names.contains(GitIgnore.repository) ? GitIgnore.ownRules(of: place) : around
        if names.contains(GitIgnore.file), let own = IgnoreRules(file: "\(place)/\(GitIgnore.file)", in: place) {
            ignored.append(own)
        }
        let excluded = try exclusions(place)
        let parts = IgnoreRules.names(of: place)
        var files: [String] = []
        for name in names where name != "." && name != ".." {
            let path = Folder.path(of: name, in: folder)
            let isFolder = Folder.isFolder(path)
            guard isFolder ? !Folder.isLink(path) : suffixes.contains(where: name.hasSuffix) else { continue }
            let own = parts + [Array(name.utf8)]
            let isLeftOut =
                excluded.leaveOut(own, isFolder: isFolder)
                ?? (ignored.leaveOut(own, isFolder: isFolder) == true && !kept.contains(where: name.hasSuffix)
                    || ForeignFolder.isName(name, isFolder: isFolder))
            if isLeftOut {
                if !name.hasPrefix(".") { leavesOutSome = true }
            } else if isFolder {
                files += try self.files(in: path, at: Folder.path(of: name, in: place), ignored)
            } else {
                files.append(path)
            }
        }
        return files
    }
}

extension FolderSearch<Never> {
    /// Without what a project excludes.
    init(suffixes: [String]) {
        self.init(suffixes: suffixes) { _ in [] }
    }
}

/// Folders with what other tools made or fetched.
private enum ForeignFolder {
    private static let names: Set = ["Carthage", "DerivedData", "Pods", "build", "node_modules"]

    /// Whether it is one of them, or hidden.
    static func isName(_ name: String, isFolder: Bool) -> Bool {
        name.hasPrefix(".") || isFolder && names.contains(name)
    }
}
