package import Masonry
package import Diagnostics
internal import Syntax
package import Vocabulary

/// Something that a statement did and that a lint rule may report: a fact, without words.
package struct LintNote {
    package let fact: Fact
    package let source: SourceText
    package let span: Span

    /// What a statement may do.
    package enum Fact {
        /// A relation to an empty array.
        case emptyRelation(method: String)
        /// A constraint of a project's code relates a horizontal place to a vertical one, which UIKit takes.
        case mixedAxes(ViewConstraint)
        /// The factor of a view's size makes it so many times as large as a view around it.
        case largeFactor(Double, of: String, around: String)
        /// A size in points is a part of 1. The place is that of the number, the call that of the whole relation.
        case partOfPoint(Double, of: ViewAttribute.Name, method: String, call: Span)
        /// The factor 0 of an attribute.
        case zeroFactor(of: ViewAttribute.Name)
        /// A bare `update` made a size of the current view, where a view around or beside it has such a constraint.
        case missedUpdate(made: ViewAttribute.Name, otherView: String, id: Int, equation: String)
        /// The constant of a constraint that a remake took away.
        case remadeConstant(of: String, equation: String)
        /// A distance from an end of a row that leads outwards; whether from its start.
        case outwardDistance(ArgumentLabel, Double, isStart: Bool)
        /// The frame of a view that constraints place.
        case unusedFrame(of: String)
        /// A quotient of whole numbers that is a fraction, beside the remainder of the same two.
        case fractionalQuotient
        /// A comparison whose value nothing uses, of attributes or of other values.
        case unusedComparison(ofAttributes: Bool)
        /// Something else whose value nothing uses.
        case unusedValue(UnusedValue)
    }

    /// A value that nothing uses.
    package enum UnusedValue {
        /// A literal, or a name.
        case plain
        /// A member of something.
        case member
        case view
        case maker
        case function(hasParameters: Bool)
        /// What an operator calculates.
        case calculated
        /// A variable that hides the one it is made of.
        case hidingVariable
        /// A chain of the current view, in a loop or function that is given another view and never names it.
        case chain(Builtin, current: String, given: Span)
        /// A chain of a maker whose block has ended.
        case endedMaker(of: String)
        /// The removal of a constraint that its own chain is about to make.
        case earlyRemoval(method: String)
    }

    /// What notes are about. At a place one of each is kept.
    package enum Topic: Hashable {
        case relation, axes, factor, share, update, constant, distance, frame, quotient, comparison, value
    }
}

extension LintNote.Fact {
    package var topic: LintNote.Topic {
        switch self {
        case .emptyRelation: .relation
        case .mixedAxes: .axes
        case .largeFactor, .partOfPoint: .share
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
