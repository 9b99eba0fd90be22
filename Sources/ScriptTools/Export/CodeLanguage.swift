/// A language that projects are written in.
public enum CodeLanguage: String, CaseIterable, Sendable {
    case objectiveC = "m"
    case swift

    /// What a scene is written in where the language is all that is said.
    public var usualFormat: CodeFormat {
        switch self {
        case .objectiveC: .masonry
        case .swift: .snapkit
        }
    }

    var syntax: any CodeSyntax {
        switch self {
        case .objectiveC: ObjectiveCSyntax()
        case .swift: SwiftSyntax()
        }
    }
}
