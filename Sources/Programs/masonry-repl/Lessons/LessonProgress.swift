internal import Glibc

/// The finished lessons: a file with one line each, `$XDG_STATE_HOME/masonry-repl/lessons`, readable only by its owner: the
/// lesson's key, when it was finished, and what it took, between tabs; and the
/// lesson that was open last, in `lessons-place`, with its inputs, in `lessons-inputs`. If they can't be written, nothing is
/// remembered.
struct LessonProgress {
    /// In bytes.
    private static let maximumSize = 1 << 20
    private let path: String?
    private(set) var finished: Set<String> = []
    /// The lesson that was open last.
    private(set) var last: String?

    init() {
        self.init(path: UserFolder.state.map { $0 + "/lessons" })
    }

    init(path: String?) {
        self.path = path
        guard let path else { return }
        finished = Set(Self.lines(of: path).map { String($0.prefix { $0 != "\t" }) })
        last = Self.lines(of: Self.placePath(path)).first
    }

    private static func lines(of path: String) -> [String] {
        guard let file = try? LockedFile(path, maximumSize: Self.maximumSize) else { return [] }
        defer { file.close() }
        return (try? file.text())?.split(separator: "\n").map(String.init) ?? []
    }

    /// The path of the file for the lesson that was open last.
    private static func placePath(_ path: String) -> String { path + "-place" }

    /// Remembers that the lesson with this key is open.
    mutating func open(_ key: String) {
        last = key
        guard let path, let file = try? LockedFile(Self.placePath(path)) else { return }
        defer { file.close() }
        file.cut(to: 0)
        file.append(key + "\n")
    }

    /// The journal of a lesson's inputs, also of earlier ones if it has them and the lesson is not finished; nil if it can't be
    /// written, or another session has it.
    func journal(of key: String) -> Journal? {
        guard let path, let journal = try? Journal(at: path + "-inputs") else { return nil }
        if journal.events.first != .lesson(key) || finished.contains(key) {
            journal.empty()
            journal.note(.lesson(key))
        }
        return journal
    }

    /// Remembers that the lesson with this key is finished, and what it took.
    mutating func add(_ key: String, _ effort: String) {
        guard finished.insert(key).inserted, let path, let file = try? LockedFile(path) else { return }
        defer { file.close() }
        file.append((file.endsInLine ? "" : "\n") + [key, Self.now, effort].joined(separator: "\t") + "\n")
    }

    /// The local date and time, to the minute: `2026-05-04 09:30`.
    private static var now: String {
        var seconds = time(nil)
        var parts = tm()
        localtime_r(&seconds, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
        return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
