internal import MasonryLanguage

enum Version {
    static let current = "0.1.0"
}

extension Report.Tool {
    /// This program.
    static let own = Report.Tool(name: "masonry-repl", version: Version.current)
}
