/// The stable name of a kind of problem, which has a page that explains it. A rule declares its own slug.
public struct Slug: Hashable, Sendable {
    /// Lowercase words with hyphens between them: `positive-offset`.
    public let rawValue: String

    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

extension Slug {
    /// A statement whose value nothing uses.
    package static let idleExpression = Slug("idle-expression")
    // Syntax.
    public static let unexpected = Slug("unexpected")
    public static let missingName = Slug("missing-name")
    public static let otherLanguage = Slug("other-language")
    public static let unbalanced = Slug("unbalanced")
    public static let brace = Slug("brace")
    public static let invalidCharacter = Slug("invalid-character")
    public static let unterminatedString = Slug("unterminated-string")
    public static let unterminatedComment = Slug("unterminated-comment")
    public static let invalidEscape = Slug("invalid-escape")
    public static let invalidLiteral = Slug("invalid-literal")
    public static let reservedWord = Slug("reserved-word")
    public static let chainedComparison = Slug("chained-comparison")
    public static let assignmentInExpression = Slug("assignment-in-expression")
    public static let misplaced = Slug("misplaced")
    public static let nestingLimit = Slug("nesting-limit")
    public static let errorLimit = Slug("error-limit")
    public static let redeclared = Slug("redeclared")
    // Names and members.
    public static let unknownName = Slug("unknown-name")
    public static let unknownMember = Slug("unknown-member")
    public static let startingName = Slug("starting-name")
    public static let constantAssigned = Slug("constant-assigned")
    public static let notAssignable = Slug("not-assignable")
    public static let missingCall = Slug("missing-call")
    public static let notCallable = Slug("not-callable")
    public static let argumentCount = Slug("argument-count")
    public static let argumentLabel = Slug("argument-label")
    public static let emptyChain = Slug("empty-chain")
    public static let missingRelation = Slug("missing-relation")
    public static let noCurrentView = Slug("no-current-view")
    // Values.
    public static let wrongKind = Slug("wrong-kind")
    public static let notComparable = Slug("not-comparable")
    public static let unknownColor = Slug("unknown-color")
    public static let tuple = Slug("tuple")
    public static let notFinite = Slug("not-finite")
    public static let range = Slug("range")
    // Limits, imports and failures at run time.
    public static let stepLimit = Slug("step-limit")
    public static let recursionLimit = Slug("recursion-limit")
    public static let viewLimit = Slug("view-limit")
    public static let constraintLimit = Slug("constraint-limit")
    public static let textLimit = Slug("text-limit")
    public static let memoryLimit = Slug("memory-limit")
    public static let outputLimit = Slug("output-limit")
    public static let interrupted = Slug("interrupted")
    public static let deadline = Slug("deadline")
    public static let importCycle = Slug("import-cycle")
    public static let importOutside = Slug("import-outside")
    public static let importUnreadable = Slug("import-unreadable")
    public static let unknownCall = Slug("unknown-call")
    public static let ignored = Slug("ignored")
    public static let nothingLaidOut = Slug("nothing-laid-out")
    public static let notRun = Slug("not-run")
    package static let assumedCall = Slug("assumed-call")
    package static let cellHeight = Slug("cell-height")
    public static let expectationFailed = Slug("expectation-failed")
    /// A session in Markdown answers in another way than it shows.
    public static let outputDiffers = Slug("output-differs")
    /// A layout has more findings than are shown, or fixes were not searched for all of them.
    public static let findings = Slug("findings")
    // Masonry's assertions and Auto Layout's illegal equations.
    public static let relationRedefined = Slug("relation-redefined")
    public static let attributeAfterRelation = Slug("attribute-after-relation")
    public static let changeAfterInstall = Slug("change-after-install")
    public static let unsupportedRelation = Slug("unsupported-relation")
    public static let unsupportedConstant = Slug("unsupported-constant")
    public static let noCommonSuperview = Slug("no-common-superview")
    public static let tooFewViews = Slug("too-few-views")
    public static let notAllViews = Slug("not-all-views")
    public static let noAttributes = Slug("no-attributes")
    public static let constraintNotFound = Slug("constraint-not-found")
    public static let illegalEquation = Slug("illegal-equation")
    public static let negativeLength = Slug("negative-length")
    public static let priorityRange = Slug("priority-range")
    public static let viewRemoved = Slug("view-removed")
    public static let hierarchy = Slug("hierarchy")
    public static let breakpoint = Slug("breakpoint")
    // Findings of a layout.
    public static let conflict = Slug("conflict")
    public static let ambiguous = Slug("ambiguous")
    public static let unplaced = Slug("unplaced")
    public static let unsettled = Slug("unsettled")
    public static let inexact = Slug("inexact")
    // A session's commands and the program's arguments.
    public static let command = Slug("command")
    public static let argument = Slug("argument")
    public static let help = Slug("help")
    public static let history = Slug("history")
    public static let file = Slug("file")
    public static let terminal = Slug("terminal")
    public static let unknownView = Slug("unknown-view")
    public static let unknownSlug = Slug("unknown-slug")
}
