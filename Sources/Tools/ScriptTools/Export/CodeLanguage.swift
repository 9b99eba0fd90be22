/// A language of exported code.
public enum CodeLanguage: String, CaseIterable, Sendable {
    case objectiveC = "m"
    case swift

    /// The default format of the language.
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
