package import Masonry
package import Diagnostics
internal import Syntax
package import Vocabulary

/// A fact about a statement that a lint rule may report, without wording.
package struct LintNote {
    package let fact: Fact
    package let source: SourceText
    package let span: Span

    /// The kinds of facts.
    package enum Fact {
        /// A relation to an empty array.
        case emptyRelation(method: String)
        /// A constraint in a project's code relates a horizontal position to a vertical one, which UIKit accepts.
        case mixedAxes(ViewConstraint)
        /// A factor makes a view's size this many times that of an ancestor.
        case largeFactor(Double, of: String, around: String)
        /// A size of less than 1 point. The place is that of the number, the call that of the whole relation.
        case fractionOfPoint(Double, of: ViewAttribute.Name, method: String, call: Span)
        /// A factor of 0 for an attribute.
        case zeroFactor(of: ViewAttribute.Name)
        /// A bare `update` made a size of the current view, where an ancestor or sibling has such a constraint.
        case missedUpdate(made: ViewAttribute.Name, otherView: String, id: Int, equation: String)
        /// The constant of a constraint that a remake removed.
        case remadeConstant(of: String, equation: String)
        /// A distance from an end of a row that points outwards, and whether it is from the start.
        case outwardDistance(ArgumentLabel, Double, isStart: Bool)
        /// A frame set for a view that constraints place.
        case unusedFrame(of: String)
        /// A fractional quotient of integers next to the remainder of the same operands.
        case fractionalQuotient
        /// A comparison of attributes or other values with an unused result.
        case unusedComparison(ofAttributes: Bool)
        /// Another unused value.
        case unusedValue(UnusedValue)
    }

    /// An unused value.
    package enum UnusedValue {
        /// A literal, or a name.
        case plain
        /// A member of something.
        case member
        case view
        case maker
        case function(hasParameters: Bool)
        /// The result of an operator.
        case calculated
        /// A variable that hides the one in its initial value.
        case hidingVariable
        /// A chain on the current view, in a loop or function whose input is another view that is never used.
        case chain(Builtin, current: String, given: Span)
        /// A chain of a maker whose block has ended.
        case endedMaker(of: String)
        /// The removal of a constraint that its own chain is about to make.
        case earlyRemoval(method: String)
    }

    /// The topics of notes. Each place has one note per topic.
    package enum Topic: Hashable {
        case relation, axes, factor, share, update, constant, distance, frame, quotient, comparison, value
    }
}

extension LintNote.Fact {
    package var topic: LintNote.Topic {
        switch self {
        case .emptyRelation: .relation
        case .mixedAxes: .axes
        case .largeFactor, .fractionOfPoint: .share
        case .zeroFactor: .factor
        case .missedUpdate: .update
        case .remadeConstant: .constant
        case .outwardDistance: .distance
        case .unusedFrame: .frame
        case .fractionalQuotient: .quotient
        case .unusedComparison: .comparison
        case .unusedValue: .value
        }
    }
}
