/// A way to write the language: how a text becomes the syntax tree. What the tree means is the same in each.
public enum Accent: String, CaseIterable, Sendable {
    /// The `.mas` language.
    case masonry
    /// Masonry as it is written in a project, in Objective-C.
    case objectiveC = "objective-c"
    /// SnapKit as it is written in a project, in Swift.
    case swift

    /// The accent's name, as messages say it.
    public var name: String {
        switch self {
        case .masonry: "the .mas language"
        case .objectiveC: "Objective-C"
        case .swift: "Swift"
        }
    }

    private var extensions: [String] {
        switch self {
        case .masonry: ["mas"]
        case .objectiveC: ["m", "mm", "h"]
        case .swift: ["swift"]
        }
    }

    /// What the usual name of a file ends in.
    package var pathEnding: String { ".\(extensions[0])" }

    /// The accent of a file, by its extension; nil where that says nothing.
    public init?(path: String) {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        let found = Self.allCases.first { $0.extensions.contains(path[path.index(after: dot)...].lowercased()) }
        guard let found else { return nil }
        self = found
    }
}
