internal import Glibc

/// The user's folders for this program, according to the XDG specification.
enum UserFolder {
    /// The folder for persistent session data: `$XDG_STATE_HOME/masonry-repl`, created on first use.
    static var state: String? {
        guard let folder = path("XDG_STATE_HOME", orInHome: ".local/state") else { return nil }
        return makeFolder(folder) ? folder : nil
    }

    /// The folder of the user's settings: `$XDG_CONFIG_HOME/masonry-repl`, which need not exist.
    static var configuration: String? { path("XDG_CONFIG_HOME", orInHome: ".config") }

    /// A typed path, with a leading `~` expanded to the home folder.
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
        // The XDG specification: relative paths must be ignored.
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
