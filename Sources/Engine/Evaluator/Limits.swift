package import Diagnostics

/// The limits of a script, which may be untrusted. Each has its own error that names it.
public struct Limits: Sendable {
    /// Statements, calls and loop rounds, counted separately for each input. Slower ones count as several: long
    /// statements, copies of arrays and strings, work on many views.
    public var steps = 10_000_000
    /// Nested calls: at most 1,000, for which the native stack is large enough.
    public var calls = 1_000 {
        didSet { calls = min(calls, 1_000) }
    }
    /// Nested arrays, and nested views: at most 1,000, for the same reason.
    public var nesting = 256 {
        didSet { nesting = min(nesting, 1_000) }
    }
    /// Views and guides in the scene.
    public var views = 80_000
    /// Active constraints in the scene.
    public var constraints = 150_000
    /// The UTF-8 bytes of a string.
    public var text = 1_000_000
    /// The UTF-8 bytes of a view's text, and of a key.
    public var shownText = 10_000
    /// The approximate bytes that a script holds at once: strings, arrays, dictionaries, closures and objects with
    /// their spare capacity, views and constraints with the memory for their layout, and everything kept for undoing
    /// the input. The process takes up to about half as much again, and more if tens of thousands of constraints
    /// compete.
    public var memory = 256 << 20
    /// The work of one layout, in terms that simplex pivots write, plus equivalent work. Beyond it, the layout is
    /// abandoned and reported as inexact.
    public var layout = 300_000_000
    /// The work of one search in a layout, in the same unit: for lints, repairs, or an answer to a question. Beyond it,
    /// the search ends, which is reported.
    public var search = 300_000_000
    /// The changes of one input to the scene and variables, all of which are kept for undo. Removing a view or
    /// constraint counts as several.
    public var changes = 2_000_000
    /// The UTF-8 bytes that one input prints. The values it displays have the same limit.
    public var output = 10_000_000
    /// The UTF-8 bytes of a script.
    public var source = 64 << 20
    /// The errors reported for one script, and the failed expectations reported for one input. Further ones are only
    /// counted.
    public var reports = 1_000

    public init() {}

    package enum Kind: Equatable {
        case steps, calls, nesting, viewNesting, views, constraints, text, shownText, memory, changes, output, source,
            screens

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
            case .screens: .stepLimit
            }
        }
    }
}
