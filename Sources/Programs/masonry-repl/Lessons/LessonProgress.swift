/// The finished lessons: a file with one line each, `$XDG_STATE_HOME/masonry-repl/lessons`, readable only by its owner; and the
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
        finished = Set(Self.lines(of: path))
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

    /// Remembers that the lesson with this key is finished.
    mutating func add(_ key: String) {
        guard finished.insert(key).inserted, let path, let file = try? LockedFile(path) else { return }
        defer { file.close() }
        file.append((file.endsInLine ? "" : "\n") + key + "\n")
    }
}
