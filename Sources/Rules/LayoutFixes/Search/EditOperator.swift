internal import Diagnostics
internal import LayoutTerms
internal import Vocabulary

/// A way to change a script a little. It proposes; running the script shows whether that helps.
protocol EditOperator: Sendable {
    /// The changes that it can make, wherever they are in the script.
    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit]
    /// A script that it changes.
    static var example: EditExample { get }
    /// How many of them are tried for a finding at most.
    static var quota: Int { get }
}

extension EditOperator {
    static var quota: Int { 60 }
}

/// A script before and after an edit that an operator proposes for a finding about its view `v`.
struct EditExample {
    let before: String
    let after: String

    /// - Parameter marked: the script with the edit as `«old→new»`.
    init(_ marked: String) {
        let edit = /«([^→]*)→([^»]*)»/
        before = marked.replacing(edit) { $0.output.1 }
        after = marked.replacing(edit) { $0.output.2 }
    }
}

/// The finding that a search should resolve, with facts for the operators.
struct SearchProblem {
    /// The names of the views that the finding is about, as they are written.
    var views: [String]
    /// All views that share the finding.
    var group: [String] = []
    /// The attributes of its views that an equality sets already.
    var attributesSet: [String: Set<Attribute>] = [:]
    /// Where constraints of its views were made.
    var makers: [String: [Span]] = [:]
    /// The axis along which something is ambiguous; nil for other findings.
    var openAxis: Axis?
    /// The axes along which something of each of its views is ambiguous.
    var openAxes: [String: Set<Axis>] = [:]
    var kind: FindingKind
    /// The views of the script of which something is ambiguous.
    var openViews: [String] = []
    /// The views whose given frames conflict with constraints.
    var framedViews: [String] = []
    /// Whether a constraint of UIKit's own is in a conflict: it is required, so that one of the script's has to give way.
    var isAgainstUIKit = false
    /// How far its views are out of bounds, if they are.
    var excess: Excess?
    /// The amounts in its message, in points.
    var amounts: [Double]
    /// The gaps that the script uses, most frequent first.
    var usualGaps: [String]
    let vocabulary: Vocabulary

    var isOpen: Bool { kind == .open }
}

/// The operators of the search.
enum EditOperators {
    static let all: [any EditOperator.Type] = [
        OtherRelation.self, OtherFirstAttribute.self, OtherSecondAttribute.self, LeadingForLeft.self, OtherTarget.self,
        SafeAreaTarget.self, OtherSign.self, OffsetOrInset.self, OtherFactor.self, OtherNumber.self, FittingNumber.self,
        SequenceNumber.self,
        OtherPriority.self, OtherConstant.self, OtherMakerWord.self, StatementDeletion.self, OtherName.self,
        OtherEdgeInValue.self, OtherAxisWord.self, OtherParent.self, OtherIndex.self, LoopAdvance.self,
        OtherOperation.self, OneOperand.self, IndexFactor.self, SwappedArguments.self, SwappedStatements.self,
        DistributionArgument.self, InsertedConstraint.self, SelectedView.self, Deactivation.self,
        ContentPriority.self, WrappedText.self, PlacedByConstraints.self, OtherTruth.self, UnusedName.self,
        ShadowedVariable.self, OtherContentPriority.self, RestatedConstraint.self, EqualSize.self,
        ShareWithoutGaps.self,
        MovedPriority.self, EarlierDeclaration.self, CommentedConstraint.self,
    ]
}
