internal import Glibc

/// The statements of earlier sessions: a file of one line each, to which every session appends, so that two at once lose
/// nothing. Only its owner can read it.
struct HistoryFile {
    static let maximumEntries = 1000
    /// Nil where no folder can be had: then nothing is kept.
    private let path: String?

    /// `$XDG_STATE_HOME/masonry-repl/history`
    init() {
        self.init(path: UserFolder.state.map { $0 + "/history" })
    }

    init(path: String?) {
        self.path = path
    }

    /// The newest statements, oldest first, each once.
    func load() -> [String] {
        guard let file = LockedFile(path) else { return [] }
        defer { file.close() }
        let lines = file.text.split(separator: "\n")
        var seen: Set<Substring> = []
        let newest = Array(lines.reversed().filter { seen.insert($0).inserted }.prefix(Self.maximumEntries).reversed())
        if lines.count > 4 * Self.maximumEntries { file.replace(with: newest.map { $0 + "\n" }.joined()) }
        return newest.map { OneLineText.decoded($0) }
    }

    /// Makes a statement the newest one.
    func append(_ statement: String) {
        guard let file = LockedFile(path) else { return }
        defer { file.close() }
        let line = OneLineText.encoded(statement)
        let lines = file.text.split(separator: "\n")
        if lines.contains(where: { $0 == line }) {
            file.replace(with: (lines.filter { $0 != line } + [line[...]]).map { $0 + "\n" }.joined())
        } else {
            file.append((file.endsInLine ? "" : "\n") + line + "\n")
        }
    }
}
