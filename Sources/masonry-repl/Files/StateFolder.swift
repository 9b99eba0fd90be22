internal import Glibc

/// Where a session keeps what outlives it: `$XDG_STATE_HOME/masonry-repl`, made when it is first asked for.
enum StateFolder {
    static var path: String? {
        guard let base = environment("XDG_STATE_HOME") ?? environment("HOME").map({ $0 + "/.local/state" }) else {
            return nil
        }
        let folder = base + "/masonry-repl"
        return makeFolder(folder) ? folder : nil
    }

    private static func environment(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        // The XDG specification: a path that is not absolute is to be ignored.
        return text.hasPrefix("/") ? text : nil
    }

    private static func makeFolder(_ path: String) -> Bool {
        var made = ""
        for part in path.split(separator: "/") {
            made += "/" + part
            if mkdir(made, 0o700) != 0 && errno != EEXIST { return false }
        }
        return true
    }
}
