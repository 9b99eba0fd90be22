package import Diagnostics
package import Evaluator
internal import Masonry
internal import Syntax
internal import Vocabulary

/// The UIKit, Foundation and SnapKit behavior of the messages and names in a project's code.
package final class AppleLibrary {
    /// What runs the code.
    unowned let runtime: any LibraryRuntime
    let scene: Scene
    let vocabulary: Vocabulary

    /// Classes in order of declaration, including UIKit's by name, and their objects.
    var classes: [Name: ClassValue] = [:]
    var classOrder: [ClassValue] = []
    /// The stored user defaults, by key.
    var userDefaults: [String: Value] = [:]
    /// Whether a script extends library types.
    var hasExtensions = false
    /// Whether a script defines operators.
    var hasOperators = false
    var libraryTypes: [Name: ClassValue] = [:]
    var objects: [View: ObjectValue] = [:]
    /// The classes of which an object was made, with their superclasses.
    var madeClasses: Set<ObjectIdentifier> = []
    /// The objects that UIKit's layout passes reach, oldest first.
    var livingObjects: [ObjectValue] = []
    /// The objects that are stack views, oldest first.
    package internal(set) var stacks: [ObjectValue] = []
    /// The value of `self` outside methods: the started object.
    package internal(set) var mainObject: Value?
    /// The source of a view's name: 1 for a variable, 2 for a property.
    var namedViews: [View: Int] = [:]
    /// The views that stand in for those of other files, by name.
    var standIns: [String: View] = [:]
    /// The blocks that run before each block-based test.
    var preparations: [Value] = []
    /// Whether a cell is being filled with samples.
    var isFilling = false
    /// Whether an example of a spec runs.
    var isInExample = false
    /// The tests that checked nothing, in their order.
    package internal(set) var uncheckedTests: [(name: String, span: Span)] = []
    /// View properties without effect on the layout, stored to be read again.
    var looks: [View: [Name: Value]] = [:]
    /// The screen's size before the view on it took the size of its content, and that size.
    var fittedScreen: (wanted: Size, taken: Size)?
    /// The screen of which the started objects know; nil before the start.
    var shownScreen: ShownScreen?
    /// What the started view gets from what is around it.
    package var given = GivenSizes()
    /// The height of the device's status bar, in points; nil for that of the scene's safe area.
    var statusBarHeight: Double?
    /// The files that were named together with the one that runs: their classes can start, too.
    package var namedFiles: Set<String> = []
    /// The requested entry class or method, if any.
    package var entryName: String?
    /// The messages that the started object has received.
    var startedMessages: Set<Name> = []
    /// Whether the entry is running and UIKit has not laid out anything yet.
    var isBeforeLayout = false

    // What was reported.

    /// The ignored names without effect on the layout, each once.
    package internal(set) var ignored: [String] = []
    /// The intended names for undeclared names in a project's code, by location; nil for those that are not mistakes.
    var typos: [Origin: String?] = [:]
    /// The outlets that got a view.
    var connectedOutlets: [(name: Name, outlet: ClassValue.Outlet)] = []
    /// Unreported views that were added to stack views with `addSubview`.
    var stackAdditions: [StackAddition] = []
    /// The views reported as not laid out, by name.
    var unplacedNames: Set<String> = []
    /// What was reported because the control flow depends on it, by name.
    var decidedNames: Set<String> = []
    var decisions: Set<Problem> = []
    /// The layout libraries whose calls were reported as unread.
    var unreadLibraries: Set<String> = []
    /// What was unknown where it matters, in the order of its first uses.
    var unknownUses: [UnknownUse] = []

    // What was looked up.

    /// What the libraries know of a kind of receiver, once it was asked for.
    var knownMembers: [MemberKey: [String]] = [:]
    /// The macro names of the latest source that was searched for them.
    var macroNames: (source: SourceText, names: [String])?
    /// The tokens of the latest sources.
    private var sourceTokens: [ObjectIdentifier: SourceTokens] = [:]

    /// What decides which members a receiver has.
    struct MemberKey: Hashable {
        let kind: Receiver?
        let isSwift: Bool
        let isUIKit: Bool
    }

    package init(_ runtime: any LibraryRuntime) {
        self.runtime = runtime
        scene = runtime.scene
        vocabulary = runtime.vocabulary
    }

    /// The unit of the running code.
    var unit: CodeUnit { runtime.unit }

    /// The language of the running code.
    var accent: Accent { unit.source.accent }

    var undoLog: UndoLog { scene.undoLog }

    func failure(_ problem: Problem, _ span: Span) -> Failure { Failure(problem, unit.source, span) }

    /// An input is about to run.
    package func beginInput() {
        typos = [:]
        unplacedNames = []
        decidedNames = []
        decisions = []
        unknownUses = []
        unreadLibraries = []
        stackAdditions = []
        sourceTokens = [:]
    }

    /// An input has run.
    package func endInput() { ignored = [] }

    func tokens(of source: SourceText) -> SourceTokens {
        if let known = sourceTokens[ObjectIdentifier(source)] { return known }
        let read = SourceTokens(source, names: vocabulary.names)
        sourceTokens[ObjectIdentifier(source)] = read
        return read
    }

    /// The tokens of the running source.
    var tokens: SourceTokens { tokens(of: unit.source) }
}
