/// A language of exported code.
public enum CodeLanguage: String, CaseIterable, Sendable {
    case objectiveC = "m"
    case swift

    /// The end of the names of its files, with its dot.
    var suffix: String { "." + rawValue }

    var syntax: any CodeSyntax {
        switch self {
        case .objectiveC: ObjectiveCSyntax()
        case .swift: SwiftSyntax()
        }
    }
}
