package import Diagnostics

/// What bounds a script, which may be anybody's. Each has an error of its own that names it.
public struct Limits: Sendable {
    /// Statements, calls and rounds of loops, counted anew for each input. What takes longer than one of these counts as
    /// several: long statements, copies of arrays and strings, work on many views.
    public var steps = 10_000_000
    /// Calls within calls: at most 1,000, for which the native stack is large enough.
    public var calls = 1_000 {
        didSet { calls = min(calls, 1_000) }
    }
    /// Arrays within arrays, and views within views: at most 1,000, likewise.
    public var nesting = 256 {
        didSet { nesting = min(nesting, 1_000) }
    }
    /// Views and guides in the scene.
    public var views = 80_000
    /// Active constraints in the scene.
    public var constraints = 150_000
    /// The UTF-8 bytes of a string.
    public var text = 1_000_000
    /// The UTF-8 bytes of what a view shows, and of a key.
    public var shownText = 10_000
    /// The bytes that a script holds at once, about: strings, arrays, dictionaries, closures and objects with the room that is
    /// kept for them to grow, views and constraints with what laying them out takes, and all that is kept for taking the input
    /// back. The process takes up to about half as much again, and more where tens of thousands of constraints compete.
    public var memory = 256 << 20
    /// What laying the scene out once may take, in terms that pivots of the simplex write, or what takes as long; past it the
    /// layout is given up and reported as inexact.
    public var layout = 300_000_000
    /// What one search in a layout may take, likewise: for lints, for repairs, for an answer to a question. Past it nothing
    /// more is found, which is said.
    public var search = 300_000_000
    /// What one input changes in the scene and among variables, each change of which is kept so that it can be taken back;
    /// what takes a view or a constraint out counts as several.
    public var changes = 2_000_000
    /// The UTF-8 bytes that one input prints; the values that it shows are bounded likewise.
    public var output = 10_000_000
    /// The UTF-8 bytes of a script.
    public var source = 64 << 20
    /// The errors that are reported of one script, and the failed expectations of one input; more are only counted.
    public var reports = 1_000

    public init() {}

    package enum Kind: Equatable {
        case steps, calls, nesting, viewNesting, views, constraints, text, shownText, memory, changes, output, source

        package var slug: Slug {
            switch self {
            case .steps: .stepLimit
            case .calls: .recursionLimit
            case .nesting, .viewNesting: .nestingLimit
            case .views: .viewLimit
            case .constraints: .constraintLimit
            case .text, .shownText, .source: .textLimit
            case .memory, .changes: .memoryLimit
            case .output: .outputLimit
            }
        }
    }
}
