internal import Masonry

/// Patterns of files and folders that are left out, as a `.gitignore` has them.
struct IgnoreRules {
    /// The names of the folder that they are relative to, from the top.
    private let folder: [[UInt8]]
    private let patterns: [IgnorePattern]

    /// - Parameter folder: the absolute path of what the patterns are relative to.
    init(_ lines: some Sequence<some StringProtocol>, in folder: String) {
        self.folder = Self.names(of: folder)
        patterns = lines.compactMap { IgnorePattern($0) }
    }

    /// A file of patterns; nil if there is none.
    init?(file: String, in folder: String) {
        guard var bytes = try? TextFile.bytes(of: file, .regular) else { return nil }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
        self.init(lines, in: folder)
    }

    /// What the patterns say of an absolute path: whether it is left out, or nil if none is about it. The last one that is about
    /// it decides.
    func leavesOut(_ path: [[UInt8]], isFolder: Bool) -> Bool? {
        guard let name = path.last else { return nil }
        let own = path.starts(with: folder) ? path.dropFirst(folder.count) : nil
        return patterns.last { $0.matches(name, at: own, isFolder: isFolder) }.map { !$0.isNegated }
    }

    /// The names that an absolute path is made of.
    static func names(of path: String) -> [[UInt8]] {
        path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    }
}

extension [IgnoreRules] {
    /// What they say together: later ones come first.
    func leaveOut(_ path: [[UInt8]], isFolder: Bool) -> Bool? {
        reversed().lazy.compactMap { $0.leavesOut(path, isFolder: isFolder) }.first
    }
}
