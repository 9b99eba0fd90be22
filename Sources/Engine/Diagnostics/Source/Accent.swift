/// A way to write scripts. It determines how text becomes the syntax tree; the tree means the same in every accent.
public enum Accent: String, CaseIterable, Sendable {
    /// The `.mas` language.
    case masonry
    /// Objective-C with Masonry, as in a project.
    case objectiveC = "objective-c"
    /// Swift with SnapKit, as in a project.
    case swift

    /// The name of the accent in messages.
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
        case .objectiveC: ["m", "mm", "h", "pch"]
        case .swift: ["swift"]
        }
    }

    /// The usual ending of a file name.
    package var pathEnding: String { ".\(extensions[0])" }

    /// The accent of a file, from its extension; nil if the extension is unknown.
    public init?(path: String) {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        let found = Self.allCases.first { $0.extensions.contains(path[path.index(after: dot)...].lowercased()) }
        guard let found else { return nil }
        self = found
    }
}
