internal import Glibc

/// The entries of folders.
enum Folder {
    /// The paths that a path's beginning could go on to, in order: scripts, and folders with a `/` behind.
    static func entries(completing path: String) -> [String] {
        let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        let folder = String(path[..<slash])
        let start = path[slash...]
        guard let directory = opendir(folder.isEmpty ? "." : folder) else { return [] }
        defer { closedir(directory) }
        var paths: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix(".") else { continue }
            if isFolder(folder + name) {
                paths.append(folder + name + "/")
            } else if name.hasSuffix(".mas") {
                paths.append(folder + name)
            }
        }
        return paths.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
