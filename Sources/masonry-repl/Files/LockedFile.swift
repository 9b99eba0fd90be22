internal import Glibc

/// A private file that no other session changes meanwhile.
struct LockedFile {
    private let path: String
    private let descriptor: Int32
    private let maximumSize: Int

    /// How long another session may keep the file, in tries and in microseconds between them.
    private static let tries = (count: 500, gap: UInt32(2_000))

    /// - Parameters:
    ///   - isNew: whether the file is to be made if there is none.
    ///   - waits: whether to wait a moment for another session that has the file.
    ///   - maximumSize: the bytes past which it is not read.
    /// - Throws: why it can't be had.
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
            // Another session may have put a shorter file in its place, or taken it away.
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

    /// The file's text; what is not UTF-8 in it is marked so.
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

    /// Whether the next line can follow what is there: a session that was killed may have written half of one.
    var endsInLine: Bool {
        let size = lseek(descriptor, 0, SEEK_END)
        var last: UInt8 = 0
        return size <= 0 || pread(descriptor, &last, 1, size - 1) != 1 || last == UInt8(ascii: "\n")
    }

    /// Writes at the end, all at once or not at all.
    ///
    /// - Parameter surviving: whether it is to be on the disk, not just with the system, before this returns.
    /// - Returns: whether it could be written.
    @discardableResult
    func append(_ text: String, surviving: Bool = false) -> Bool {
        let end = lseek(descriptor, 0, SEEK_END)
        var text = text
        let isWritten = text.withUTF8 { write(descriptor, $0.baseAddress, $0.count) == $0.count }
        if !isWritten { ftruncate(descriptor, end) }
        return isWritten && (!surviving || fdatasync(descriptor) == 0)
    }

    /// Takes away everything behind so many bytes.
    func cut(to size: Int) { ftruncate(descriptor, off_t(size)) }

    /// When it was changed last, in seconds since 1970.
    var changeTime: time_t {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status.st_mtim.tv_sec : 0
    }

    /// Takes the file away.
    func remove() {
        unlink(path)
        close()
    }

    /// Puts another file in its place.
    func replace(with text: String) { try? TextFile.write(text, to: path, mode: 0o600) }
}
