/// The finished lessons: a file with one line each, `$XDG_STATE_HOME/masonry-repl/lessons`, readable only by its owner.
/// If it can't be written, nothing is remembered.
struct LessonProgress {
    /// In bytes.
    private static let maximumSize = 1 << 20
    private let path: String?
    private(set) var finished: Set<String> = []

    init() {
        self.init(path: UserFolder.state.map { $0 + "/lessons" })
    }

    init(path: String?) {
        self.path = path
        guard let path, let file = try? LockedFile(path, maximumSize: Self.maximumSize) else { return }
        defer { file.close() }
        finished = Set((try? file.text())?.split(separator: "\n").map(String.init) ?? [])
    }

    /// Remembers that the lesson with this key is finished.
    mutating func add(_ key: String) {
        guard finished.insert(key).inserted, let path, let file = try? LockedFile(path) else { return }
        defer { file.close() }
        file.append((file.endsInLine ? "" : "\n") + key + "\n")
    }
}
