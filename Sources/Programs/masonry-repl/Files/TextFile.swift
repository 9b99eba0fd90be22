internal import CLibEdit
internal import Glibc
internal import MasonryLanguage

/// Reads and writes whole text files.
enum TextFile {
    /// The largest size of a script, in bytes.
    static let maximumSize = 64 << 20

    /// Which files are accepted.
    enum Kind {
        /// Any file, standard input for `-`, and demos.
        case any
        /// Regular files: others may never end, or block.
        case regular
        /// The user's own files, opened by `OwnFile`.
        case own
    }

    /// The text of a file or a demo.
    static func read(_ path: String, _ kind: Kind = .any) throws(FileError) -> String {
        if kind == .any, Demo.isPath(path) { return try Demo.text(at: path) }
        guard let text = String(validating: try bytes(of: path, kind), as: UTF8.self) else { throw .notUTF8(path) }
        return text
    }

    /// What is in a file.
    static func bytes(of path: String, _ kind: Kind) throws(FileError) -> [UInt8] {
        let isInput = path == "-" && kind == .any
        let descriptor = isInput ? STDIN_FILENO : try open(path, kind)
        defer { if !isInput { close(descriptor) } }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            // An interrupt ends the wait for input.
            if isInput, edit_wait_for_input() == 0 { throw .interrupted }
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw .cannotRead(path, reason: reason)
            }
            if count == 0 { break }
            bytes.append(contentsOf: chunk[..<count])
            if bytes.count > maximumSize { throw .tooLarge(path, limit: maximumSize) }
        }
        return bytes
    }

    private static func open(_ path: String, _ kind: Kind) throws(FileError) -> Int32 {
        if kind == .own { return try OwnFile.open(path, O_RDONLY) }
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | (kind == .regular ? O_NONBLOCK : 0))
        if descriptor < 0 { throw .cannotRead(path, reason: reason) }
        var status = stat()
        if kind == .regular, fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFREG {
            close(descriptor)
            throw .notRegular(path)
        }
        return descriptor
    }

    /// A script: a file, or standard input for `-`.
    ///
    /// - Parameter accent: how to read it; by default recognized from its name or contents.
    static func source(at path: String, _ kind: Kind = .any, accent: Accent? = nil) throws(FileError) -> SourceText {
        source(path, try read(path, kind), accent: accent)
    }

    /// A script whose text was read from a file, or from standard input for `-`.
    static func source(_ path: String, _ text: String, accent: Accent? = nil) -> SourceText {
        if Demo.isPath(path) { return SourceText(name: path, text: text, accent: accent ?? .masonry) }
        guard path == "-" else { return SourceText(name: path, text: text, accent: accent) }
        return SourceText(name: standardInput, text: text, accent: accent ?? Accent.recognized(in: text))
    }

    /// The name of standard input in messages.
    static let standardInput = "standard input"

    /// Replaces or creates a file. The old contents remain until the new text is complete.
    static func write(_ text: String, to path: String, mode: mode_t = 0o644) throws(FileError) {
        try write(Array(text.utf8), to: path, mode: mode)
    }

    /// The same for a file that is no text.
    static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o644) throws(FileError) {
        let (draft, descriptor) = try newDraft(for: path)
        let mask = umask(0)
        umask(mask)
        _ = fchmod(descriptor, mode & ~mask)
        try replace(path, by: draft, descriptor, bytes)
    }

    /// Writes a file that the user names. An existing one keeps its permissions; what is no regular file is written to.
    static func put(_ bytes: [UInt8], at path: String) throws(FileError) {
        var status = stat()
        if stat(path, &status) != 0 { return try write(bytes, to: path) }
        if status.st_mode & S_IFMT == S_IFREG { return try rewrite(bytes, at: path) }
        let descriptor = Glibc.open(path, O_WRONLY | O_CLOEXEC)
        if descriptor < 0 { throw .cannotWrite(path, reason: reason) }
        let isComplete = writeAll(bytes, to: descriptor)
        guard close(descriptor) == 0, isComplete else { throw .cannotWrite(path, reason: reason) }
    }

    /// Replaces the text of an existing file, keeping its permissions; follows symbolic links.
    static func rewrite(_ text: String, at path: String) throws(FileError) { try rewrite(Array(text.utf8), at: path) }

    private static func rewrite(_ bytes: [UInt8], at path: String) throws(FileError) {
        var status = stat()
        guard let resolved = realpath(path, nil) else { throw .cannotWrite(path, reason: reason) }
        defer { free(resolved) }
        guard access(resolved, W_OK) == 0, stat(resolved, &status) == 0 else {
            throw .cannotWrite(path, reason: reason)
        }
        let target = String(cString: resolved)
        let (draft, descriptor) = try newDraft(for: target)
        // Only root may change a file's owner. Other users own it already or become its owner.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        _ = fchmod(descriptor, status.st_mode & 0o7777)
        try replace(target, by: draft, descriptor, bytes)
    }

    /// Creates a new file next to another, with an unpredictable name.
    private static func newDraft(for path: String) throws(FileError) -> (path: String, descriptor: Int32) {
        var name = Array("\(path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        if descriptor < 0 { throw .cannotWrite(path, reason: reason) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return (String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self), descriptor)
    }

    /// Writes bytes to an open draft and replaces a file with it.
    private static func replace(
        _ path: String, by draft: String, _ descriptor: Int32, _ bytes: [UInt8]
    ) throws(FileError) {
        let isComplete = writeAll(bytes, to: descriptor)
        guard close(descriptor) == 0, isComplete, rename(draft, path) == 0 else {
            let reason = Self.reason
            unlink(draft)
            throw .cannotWrite(path, reason: reason)
        }
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            var offset = 0
            while offset < buffer.count {
                let written = Glibc.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
                if written < 0 && errno != EINTR { return false }
                offset += max(0, written)
            }
            return true
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
