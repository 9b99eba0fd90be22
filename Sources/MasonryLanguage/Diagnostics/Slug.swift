/// The stable names of what can go wrong, under which each is explained.
public enum Slug: String, CaseIterable, Sendable {
    // The form of a script.
    case unexpected
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
    case noCurrentView = "no-current-view"
    // Values.
    case wrongKind = "wrong-kind"
    case notComparable = "not-comparable"
    case tuple
    case notFinite = "not-finite"
    case range
    // Running.
    case stepLimit = "step-limit"
    case recursionLimit = "recursion-limit"
    case viewLimit = "view-limit"
    case textLimit = "text-limit"
    case outputLimit = "output-limit"
    case interrupted
    case importCycle = "import-cycle"
    case importOutside = "import-outside"
    case importUnreadable = "import-unreadable"
    case unknownCall = "unknown-call"
    case ignored
    case expectationFailed = "expectation-failed"
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
}
