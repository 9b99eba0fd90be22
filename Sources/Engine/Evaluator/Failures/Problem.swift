package import Masonry
package import Diagnostics
package import Vocabulary

/// The errors of a running script.
package enum Problem: Hashable {
    // Names.
    case unknownName(String, NameHint)
    case redeclared(String)
    case startingName(String)
    case constantAssigned(String)
    case loopVariableAssigned(String)
    case parameterAssigned(String)
    case constraintReplaced(String)
    case unknownMember(String, of: String, MemberHint)
    case noMembers(String, of: String)
    case memberOnlyRead(String, of: String)
    case attributeAssigned(String)
    case memberNotCalled(String)
    case propertyCalled(String)
    case attributeCalled(String)
    case chainAssigned(String)
    case chainCompared(String)
    case emptyChain(String)
    case noCurrentView(String)
    // Calls.
    case notCallable(String)
    case argumentCount(
        of: String, expected: ArgumentCount, found: Int, sample: CodeSample?, missing: ValueHint? = nil)
    case spreadTuple(of: String, SpreadExpectation)
    case partialInsets(of: String, missing: [String])
    case unknownLabel(String, of: String, expected: [String])
    case missingLabel(of: String, expected: [String])
    case labelOrder(of: String, [String])
    case axisNotFirst(String)
    case bothLabels(of: String, [String])
    case repeatedLabel(String)
    // Kinds of values.
    case wrongKind(of: CheckedValue, expected: ExpectedValue, found: String, hint: ValueHint? = nil)
    case rangeAsIndex(String)
    case argumentKind(of: String, expected: ExpectedValue, found: String, hint: ValueHint? = nil)
    case operands(String, String, String)
    case attributeAsNumber(String)
    case unknownColor(String, nearest: String?)
    case comparison(String, String)
    case condition(String)
    case notNumberInTuple(String)
    case tupleCount(Int)
    case tupleLabels([String])
    case attachKey
    // Numbers.
    case divisionByZero
    case notFinite
    case notWhole(CheckedValue, Double)
    case reversedRange(Int, Int)
    case indexOutOfRange(Int, count: Int)
    // Limits.
    case limit(Limits.Kind, Int)
    case tooManyErrors(limit: Int)
    case interrupted
    case deadline
    /// Failed expectations beyond those that are reported.
    case unreportedExpectations(Int, limit: Int)
    // Imports.
    case importCycle(String)
    case importOutside(String)
    /// A header that can't be read.
    case headerOutside(String)
    case importUnreadable(String, reason: String, near: String?)
    case importedErrors([Diagnostic])
    // Members of an accent's libraries that the language lacks.
    case unknownCall(String, of: String, nearest: String?)
    case misspelled(String, suggestion: String)
    case projectProblem(ProjectProblem)
    case unknownObject(String)
    /// A view of another file, for which another one stands in.
    case standIn(String, StandInKind? = nil)
    /// Something that no file at hand declares, with its uses in as many places.
    case unknownValue(String, uses: Int = 1, mayBeView: Bool = false)
    case undecided(String, Question)
    case nothingLaidOut(NothingLaidOut)
    case noEntry(String, nearest: String?)
    case ignored([String])
    case ignoredImages([String])
    case classCycle(String)
    case noSuperview(String, MissingAddition?)
    /// A constraint on a view without a superview.
    case notAdded(ConstraintError, MissingAddition)
    /// An array of views with a nil element.
    case nothingAmongViews
    case updateWithoutMatch(String)
    // Expectations.
    case expectation(String?, sides: [String])
    /// Each place where it fails, with the dimensions that vary.
    case expectationOn(String?, [[ScreenStretch]])
    // The object model.
    case masonry(ConstraintError)
    case removed(String)
    case noConstraint(Int)
}

extension Problem {
    /// What depends on something unknown.
    package enum Question {
        case truth, presence, comparison, loop, filter, choice, fallback, assertion
    }

    /// Whether the whole run has to end, rather than a statement or a test.
    package var endsRun: Bool {
        switch self {
        case .limit, .interrupted, .deadline: true
        default: false
        }
    }

    /// Whether the problem is a value, rather than its use.
    var isAboutValue: Bool {
        switch self {
        case .wrongKind, .rangeAsIndex, .argumentKind, .unknownColor, .notWhole: true
        case .masonry(let error):
            switch error {
            case .negativeLength, .notFinite, .priorityOutOfRange, .unsupportedConstant, .unsupportedOffset: true
            default: false
            }
        default: false
        }
    }

    /// The type that `.left` is a member of.
    package static let attributes = "`\(Member.attributes.rawValue)`"

}
