/// The stable names of what can go wrong, under which each is explained.
public enum Slug: String, CaseIterable, Sendable {
    // The form of a script.
    case unexpected
    case missingName = "missing-name"
    case otherLanguage = "other-language"
    case unbalanced
    case brace
    case invalidCharacter = "invalid-character"
    case unterminatedString = "unterminated-string"
    case unterminatedComment = "unterminated-comment"
    case invalidEscape = "invalid-escape"
    case invalidLiteral = "invalid-literal"
    case reservedWord = "reserved-word"
    case chainedComparison = "chained-comparison"
    case assignmentInExpression = "assignment-in-expression"
    case misplaced
    case nestingLimit = "nesting-limit"
    case errorLimit = "error-limit"
    case redeclared
    // Names and members.
    case unknownName = "unknown-name"
    case unknownMember = "unknown-member"
    case startingName = "starting-name"
    case constantAssigned = "constant-assigned"
    case notAssignable = "not-assignable"
    case missingCall = "missing-call"
    case notCallable = "not-callable"
    case argumentCount = "argument-count"
    case argumentLabel = "argument-label"
    case emptyChain = "empty-chain"
    case missingRelation = "missing-relation"
    case noCurrentView = "no-current-view"
    // Values.
    case wrongKind = "wrong-kind"
    case notComparable = "not-comparable"
    case unknownColor = "unknown-color"
    case tuple
    case notFinite = "not-finite"
    case range
    // Running.
    case stepLimit = "step-limit"
    case recursionLimit = "recursion-limit"
    case viewLimit = "view-limit"
    case constraintLimit = "constraint-limit"
    case textLimit = "text-limit"
    case memoryLimit = "memory-limit"
    case outputLimit = "output-limit"
    case interrupted
    case deadline
    case importCycle = "import-cycle"
    case importOutside = "import-outside"
    case importUnreadable = "import-unreadable"
    case unknownCall = "unknown-call"
    case ignored
    case expectationFailed = "expectation-failed"
    /// That there are more findings of a layout than are shown, or that not all have had repairs sought.
    case findings
    // Masonry's assertions and Auto Layout's illegal equations.
    case relationRedefined = "relation-redefined"
    case attributeAfterRelation = "attribute-after-relation"
    case changeAfterInstall = "change-after-install"
    case unsupportedRelation = "unsupported-relation"
    case unsupportedConstant = "unsupported-constant"
    case noCommonSuperview = "no-common-superview"
    case tooFewViews = "too-few-views"
    case notAllViews = "not-all-views"
    case noAttributes = "no-attributes"
    case constraintNotFound = "constraint-not-found"
    case illegalEquation = "illegal-equation"
    case negativeLength = "negative-length"
    case priorityRange = "priority-range"
    case viewRemoved = "view-removed"
    case hierarchy
    // Findings of a layout.
    case conflict, ambiguous, unplaced, unsettled, inexact
    // Lints: what runs, and is rarely meant.
    case positiveOffset = "positive-offset"
    case edgesOffset = "edges-offset"
    case ignoredConstant = "ignored-constant"
    case overwrittenConstant = "overwritten-constant"
    case bareAttribute = "bare-attribute"
    case lateAttribute = "late-attribute"
    case updateRival = "update-rival"
    case duplicateConstraint = "duplicate-constraint"
    case ignoredMultiplier = "ignored-multiplier"
    case lostKey = "lost-key"
    case ownRelation = "own-relation"
    case outwardLimit = "outward-limit"
    case unevenSpacing = "uneven-spacing"
    case unlikeAttributes = "unlike-attributes"
    case outsideSuperview = "outside-superview"
    case overlappingViews = "overlapping-views"
    case coveredText = "covered-text"
    case squeezedText = "squeezed-text"
    case stretchedPicture = "stretched-picture"
    case emptyView = "empty-view"
    case scrollContent = "scroll-content"
    case unsafeArea = "unsafe-area"
    case unusedFrame = "unused-frame"
    case emptyRelation = "empty-relation"
    case percentMultiplier = "percent-multiplier"
    case fractionalQuotient = "fractional-quotient"
    case idleComparison = "idle-comparison"
    case idleExpression = "idle-expression"
    case commentedDivisor = "commented-divisor"
    case foreignInterpolation = "foreign-interpolation"
    case invisibleCharacter = "invisible-character"
    case unknownLint = "unknown-lint"
    // What a session is asked to do besides running statements.
    case command, argument, help, history, file, terminal
    case unknownView = "unknown-view"
    case unknownSlug = "unknown-slug"
}

extension Slug {
    /// The lints, each of which can be switched off.
    public static let lints: [Slug] = [
        .positiveOffset, .edgesOffset, .ignoredConstant, .overwrittenConstant, .bareAttribute, .lateAttribute,
        .updateRival, .duplicateConstraint, .ignoredMultiplier, .lostKey, .ownRelation, .outwardLimit,
        .unevenSpacing, .unlikeAttributes, .outsideSuperview, .overlappingViews, .coveredText, .squeezedText,
        .stretchedPicture, .emptyView, .scrollContent, .unsafeArea, .unusedFrame, .emptyRelation, .percentMultiplier,
        .fractionalQuotient, .idleComparison, .idleExpression,
        .commentedDivisor, .foreignInterpolation, .invisibleCharacter, .unknownLint,
    ]

    /// Whether it is one of the lints.
    public var isLint: Bool { Self.lints.contains(self) }
}
