// Which of the two modules declares timespec depends on what was compiled first.
internal import CLibEdit
internal import Glibc

/// Notices when files change, are replaced, vanish or come back.
///
/// Their folders are watched, since editors put another file in the place of the one they save. What the kernel says is
/// only the occasion to look: what counts is whether a file is another one than before.
struct FileWatch {
    /// Readable when something happened in one of the folders.
    let descriptor: Int32
    private var folders: [String: Int32] = [:]
    private var stamps: [String: Stamp?] = [:]

    /// What tells a file from what stood there before.
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

    /// From now on these files are watched, and no others.
    mutating func watch(_ paths: [String]) {
        stamps = [:]
        for path in paths { stamps[path] = .some(Self.stamp(of: path)) }
        // A link may lead elsewhere; both ends are watched.
        let wanted = Set(paths.flatMap { [Self.folder(of: $0), Self.resolved($0).map(Self.folder)].compactMap { $0 } })
        for (folder, watch) in folders where !wanted.contains(folder) {
            inotify_rm_watch(descriptor, watch)
            folders[folder] = nil
        }
        for folder in wanted {
            // Again even if it is watched: it may be another folder of the same name.
            let watch = inotify_add_watch(descriptor, folder, Self.events)
            folders[folder] = watch < 0 ? nil : watch
        }
    }

    /// How long to wait for news before looking without any, in milliseconds: not long where the kernel watches nothing,
    /// and some time where it does, since it does not see what other machines do to a shared folder.
    var pollingInterval: Int {
        stamps.keys.allSatisfy { folders[Self.folder(of: $0)] != nil } ? 1000 : 50
    }

    /// Whether one of the files is another one than when they were last looked at.
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
