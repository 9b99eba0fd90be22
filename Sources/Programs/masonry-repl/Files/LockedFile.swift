internal import Glibc

/// A private file that is locked against other sessions.
struct LockedFile {
    private let path: String
    private let descriptor: Int32
    private let maximumSize: Int

    /// How long to wait for another session's lock: attempts, and the microseconds between them.
    private static let tries = (count: 500, gap: UInt32(2_000))

    /// - Parameters:
    ///   - isNew: whether to create the file if it does not exist.
    ///   - waits: whether to wait a moment for another session's lock.
    ///   - maximumSize: the largest size to read, in bytes.
    /// - Throws: why the file can't be used.
    init(
        _ path: String, isNew: Bool = true, waits: Bool = true, maximumSize: Int = TextFile.maximumSize
    ) throws(FileError) {
        self.path = path
        self.maximumSize = maximumSize
        for attempt in 1... {
            let descriptor = try OwnFile.open(path, O_RDWR | O_APPEND | (isNew ? O_CREAT : 0))
            let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
            var mine = stat()
            var named = stat()
            // Another session may have replaced the file by a shorter one, or removed it.
            if isLocked, fstat(descriptor, &mine) == 0, lstat(path, &named) == 0, mine.st_ino == named.st_ino {
                fchmod(descriptor, 0o600)
                self.descriptor = descriptor
                return
            }
            Glibc.close(descriptor)
            if !isLocked && !waits || attempt == Self.tries.count { break }
            if !isLocked { usleep(Self.tries.gap) }
        }
        throw .busy(path)
    }

    func close() { Glibc.close(descriptor) }

    /// The file's text, with invalid UTF-8 marked.
    func text() throws(FileError) -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        lseek(descriptor, 0, SEEK_SET)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            bytes.append(contentsOf: chunk[..<count])
            if bytes.count > maximumSize { throw .tooLarge(path, limit: maximumSize) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the file ends with a complete line: a killed session may have written half of one.
    var endsInLine: Bool {
        let size = lseek(descriptor, 0, SEEK_END)
        var last: UInt8 = 0
        return size <= 0 || pread(descriptor, &last, 1, size - 1) != 1 || last == UInt8(ascii: "\n")
    }

    /// Appends text completely or not at all.
    ///
    /// - Returns: whether it was written.
    @discardableResult
    func append(_ text: String) -> Bool {
        let end = lseek(descriptor, 0, SEEK_END)
        var text = text
        let isWritten = text.withUTF8 { write(descriptor, $0.baseAddress, $0.count) == $0.count }
        if !isWritten { ftruncate(descriptor, end) }
        return isWritten
    }

    /// Waits until the file is on the disk, not only in the system's buffers; false if it can't be.
    func settle() -> Bool { fdatasync(descriptor) == 0 }

    /// Truncates the file to this many bytes.
    func cut(to size: Int) { ftruncate(descriptor, off_t(size)) }

    /// The time of the last change, in seconds since 1970.
    var changeTime: time_t {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status.st_mtim.tv_sec : 0
    }

    /// Removes the file.
    func remove() {
        unlink(path)
        close()
    }

    /// Replaces the file.
    func replace(with text: String) { try? TextFile.write(text, to: path, mode: 0o600) }
}
