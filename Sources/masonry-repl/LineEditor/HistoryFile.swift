internal import Glibc

/// The statements of earlier sessions: a file of one line each, to which every session appends, so that two at once lose
/// nothing. Only its owner can read it.
struct HistoryFile {
    static let maximumEntries = 1000
    /// Nil where no folder can be had: then nothing is kept.
    private let path: String?

    /// `$XDG_STATE_HOME/masonry-repl/history`
    init() {
        guard let folder = StateFolder.path else {
            path = nil
            return
        }
        path = folder + "/history"
    }

    /// The newest statements, oldest first, each once.
    func load() -> [String] {
        guard let path, let text = try? TextFile.read(path) else { return [] }
        let lines = text.split(separator: "\n")
        var seen: Set<Substring> = []
        let newest = Array(lines.reversed().filter { seen.insert($0).inserted }.prefix(Self.maximumEntries).reversed())
        // Rewriting could lose what another session appends meanwhile, so it is rare.
        if lines.count > 4 * Self.maximumEntries {
            try? TextFile.write(newest.map { $0 + "\n" }.joined(), to: path, mode: 0o600)
        }
        return newest.map(Self.decoded)
    }

    /// Adds a statement in one write, which no other session's comes between.
    func append(_ statement: String) {
        guard let path else { return }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        if descriptor < 0 { return }
        defer { close(descriptor) }
        var line = Self.encoded(statement) + "\n"
        line.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
    }

    private static func encoded(_ statement: String) -> String {
        statement.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    }

    private static func decoded(_ line: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in line {
            if isEscaped {
                result.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
