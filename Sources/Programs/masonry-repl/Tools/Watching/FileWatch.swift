// Which of the two modules declares timespec depends on the order of compilation.
internal import CLibEdit
internal import Glibc

/// Notices when files change, are replaced, vanish or come back.
///
/// Watches their folders, since editors replace the files they save. A kernel event only triggers a check; what counts
/// is whether a file differs from before.
struct FileWatch {
    /// Readable when something happened in one of the folders.
    let descriptor: Int32
    private var folders: [String: Int32] = [:]
    private var stamps: [String: Stamp?] = [:]

    /// Identifies a version of a file.
    private struct Stamp: Equatable {
        let device: UInt
        let inode: UInt
        let size: Int
        let seconds: Int
        let nanoseconds: Int
    }

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)

    init() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    }

    /// Watches these files and no others from now on.
    mutating func watch(_ paths: [String]) {
        stamps = [:]
        for path in paths { stamps[path] = .some(Self.stamp(of: path)) }
        // A link may be redirected, so both ends are watched.
        let wanted = Set(paths.flatMap { [Self.folder(of: $0), Self.resolved($0).map(Self.folder)].compactMap { $0 } })
        for (folder, watch) in folders where !wanted.contains(folder) {
            inotify_rm_watch(descriptor, watch)
            folders[folder] = nil
        }
        for folder in wanted {
            // Added again even if watched: it may be another folder with the same name.
            let watch = inotify_add_watch(descriptor, folder, Self.events)
            folders[folder] = watch < 0 ? nil : watch
        }
    }

    /// How long to wait for events before checking without one, in milliseconds: short if the kernel watches nothing,
    /// longer if it does, since it does not see other machines' changes in a shared folder.
    var pollingInterval: Int {
        stamps.keys.allSatisfy { folders[Self.folder(of: $0)] != nil } ? 1000 : 50
    }

    /// Whether one of the files has changed since the last check.
    mutating func hasChanged() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        var hasChanged = false
        for (path, old) in stamps {
            let new = Self.stamp(of: path)
            if new != old {
                stamps[path] = .some(new)
                hasChanged = true
            }
        }
        return hasChanged
    }

    func close() {
        Glibc.close(descriptor)
    }

    private static func stamp(of path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Stamp(
            device: UInt(status.st_dev), inode: UInt(status.st_ino), size: Int(status.st_size),
            seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
