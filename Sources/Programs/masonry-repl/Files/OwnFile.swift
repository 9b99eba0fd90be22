internal import Glibc

/// Opens the program's own files, which nobody else can have substituted: regular files of the user, not links.
enum OwnFile {
    /// - Parameter flags: the flags for `open`. A new file gets the mode 0600.
    /// - Returns: the descriptor. Opening never blocks, whatever the path leads to.
    /// - Throws: why the file can't or may not be opened.
    static func open(_ path: String, _ flags: Int32) throws(FileError) -> Int32 {
        let descriptor = Glibc.open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let code = errno
            switch code {
            case ELOOP: throw .link(path)
            case ENXIO, EISDIR: throw .notRegular(path)
            default: throw .cannotRead(path, reason: String(cString: strerror(code)))
            }
        }
        do throws(FileError) {
            try check(descriptor, path)
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    private static func check(_ descriptor: Int32, _ path: String) throws(FileError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notRegular(path) }
        if status.st_uid != geteuid() { throw .notOwn(path) }
        // A removed file has no link left, one with a hard link several.
        if status.st_nlink > 1 { throw .link(path) }
    }
}
