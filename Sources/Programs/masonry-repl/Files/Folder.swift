internal import Glibc
internal import MasonryLanguage

/// Lists the entries of folders.
enum Folder {
    /// The possible completions of a partial path, in order: files with a matching name, and folders with a `/` at the
    /// end.
    static func entries(completing path: String, endingIn suffixes: [String] = [ScriptPaths.script]) -> [String] {
        let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let folder = String(path[..<slash])
        let start = path[slash...]
        var paths: [String] = []
        let found = UserFolder.expanded(folder)
        for name in names(in: found.isEmpty ? "." : found) {
            guard name.hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix(".") else { continue }
            if isFolder(found + name) {
                paths.append(folder + name + "/")
            } else if suffixes.contains(where: name.hasSuffix) {
                paths.append(folder + name)
            }
        }
        return paths.sorted()
    }

    /// The absolute path, without `.` and `..`. Symbolic links stay.
    static func absolute(_ path: String) -> String {
        var parts: [Substring] = []
        let whole = path.hasPrefix("/") ? path : (ScriptFolder.resolved(".") ?? "") + "/" + path
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// A path as messages name it: below the current folder without that.
    static func shown(_ path: String) -> String {
        let current = absolute(".") + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }

    static func path(of name: some StringProtocol, in folder: String) -> String {
        folder.hasSuffix("/") ? "\(folder)\(name)" : "\(folder)/\(name)"
    }

    /// The folder that an absolute path is in; nil for the top.
    static func parent(of path: String) -> String? {
        guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The nearest folder with a property: this one, or one that it is in.
    ///
    /// - Parameter folder: an absolute path.
    static func above(_ folder: String, where isWanted: (String) -> Bool) -> String? {
        var place: String? = folder
        while let one = place {
            if isWanted(one) { return one }
            place = parent(of: one)
        }
        return nil
    }

    /// The file that a path without one probably means: the nearest name in the same folder.
    static func path(resembling path: String) -> String? {
        let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let folder = String(path[..<slash])
        let names = names(in: folder.isEmpty ? "." : folder).sorted()
        let name = String(path[slash...])
        if names.contains(name) { return nil }
        return NearestName.of(name, among: names.filter { !$0.hasPrefix(".") }).map { folder + $0 }
    }

    static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }

    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The folder of a file, if there is none.
    static func missing(above path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex, !isFolder(String(path[..<slash])) else {
            return nil
        }
        return String(path[..<slash])
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
