internal import Glibc

/// The user's folders for this program, as the XDG specification places them.
enum UserFolder {
    /// Where a session keeps what outlives it: `$XDG_STATE_HOME/masonry-repl`, made when it is first asked for.
    static var state: String? {
        guard let folder = path("XDG_STATE_HOME", orInHome: ".local/state") else { return nil }
        return makeFolder(folder) ? folder : nil
    }

    /// Where the user's own settings are: `$XDG_CONFIG_HOME/masonry-repl`, which need not exist.
    static var configuration: String? { path("XDG_CONFIG_HOME", orInHome: ".config") }

    /// A path that was typed, with the user's own folder in the place of the `~` that it begins with.
    static func expanded(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = environment("HOME") else { return path }
        return home + path.dropFirst()
    }

    private static func path(_ variable: String, orInHome folder: String) -> String? {
        let base = environment(variable) ?? environment("HOME").map { $0 + "/" + folder }
        return base.map { $0 + "/masonry-repl" }
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
