/// What bounds a script, which may be anybody's.
public struct Limits: Sendable {
    /// Statements, calls and rounds of loops, counted anew for each input.
    public var steps = 10_000_000
    /// Calls within calls.
    public var calls = 1_000
    /// Arrays within arrays.
    public var nesting = 256
    /// Views and guides in the scene.
    public var views = 100_000
    /// The UTF-8 bytes of a string.
    public var text = 1_000_000
    /// The UTF-8 bytes that one input prints.
    public var output = 10_000_000

    public init() {}

    enum Kind: Equatable {
        case steps, calls, nesting, views, text, output

        var slug: Slug {
            switch self {
            case .steps: .stepLimit
            case .calls: .recursionLimit
            case .nesting: .nestingLimit
            case .views: .viewLimit
            case .text: .textLimit
            case .output: .outputLimit
            }
        }

        func message(limit: Int) -> String {
            switch self {
            case .steps: "stopped after \(limit) steps: the step limit"
            case .calls: "calls are nested more than \(limit) deep: the recursion limit"
            case .nesting: "arrays are nested more than \(limit) deep: the nesting limit"
            case .views: "there are more than \(limit) views: the view limit"
            case .text: "the string is longer than \(limit) bytes: the text limit"
            case .output: "more than \(limit) bytes were printed: the output limit"
            }
        }
    }
}
