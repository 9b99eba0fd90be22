/// The statements of earlier sessions: a file with one per line, readable only by its owner. Every session appends to
/// it, so that parallel sessions lose nothing.
final class HistoryFile {
    static let maximumEntries = 1000
    /// In bytes.
    private static let maximumSize = 16 << 20
    /// Nil if the folder or the file can't be used: then nothing is saved.
    private var path: String?
    /// Called once with the reason if nothing can be saved.
    private let onTrouble: (FileError) -> Void

    init(path: String?, onTrouble: @escaping (FileError) -> Void = { _ in }) {
        self.path = path
        self.onTrouble = onTrouble
    }

    /// `$XDG_STATE_HOME/masonry-repl/history`
    convenience init(onTrouble: @escaping (FileError) -> Void) {
        self.init(path: UserFolder.state.map { $0 + "/history" }, onTrouble: onTrouble)
    }

    /// The newest statements, oldest first, without duplicates.
    func load() -> [String] {
        var newest: [Substring] = []
        use { (file) throws(FileError) in
            let lines = try file.text().split(separator: "\n")
            var seen: Set<Substring> = []
            newest = lines.reversed().filter { seen.insert($0).inserted }.prefix(Self.maximumEntries).reversed()
            if lines.count > 4 * Self.maximumEntries { file.replace(with: newest.map { $0 + "\n" }.joined()) }
        }
        return newest.map { OneLineText.decoded($0) }
    }

    /// Makes a statement the newest one.
    func append(_ statement: String) {
        use { (file) throws(FileError) in
            let line = OneLineText.encoded(statement)
            let lines = try file.text().split(separator: "\n")
            if lines.contains(where: { $0 == line }) {
                file.replace(with: (lines.filter { $0 != line } + [line[...]]).map { $0 + "\n" }.joined())
            } else {
                file.append((file.endsInLine ? "" : "\n") + line + "\n")
            }
        }
    }

    private func use(_ body: (LockedFile) throws(FileError) -> Void) {
        guard let path else { return }
        do throws(FileError) {
            let file = try LockedFile(path, maximumSize: Self.maximumSize)
            defer { file.close() }
            try body(file)
        } catch {
            // A file that another session has locked for a moment will be available at the next statement.
            if case .busy = error { return }
            self.path = nil
            onTrouble(error)
        }
    }
}
