internal import Diagnostics
package import Evaluator
package import Masonry
internal import Vocabulary

// What a compiler or UIKit would report, and what was probably meant.
extension AppleLibrary {
    /// Reports what is wrong with an event. Only a few mistakes fail.
    func check(_ event: EvaluationEvent) throws(Failure) {
        switch event {
        case .evaluated(.constraint(let made), let code): noteUnused(made.constraint, code)
        case .evaluated(.boolean, let code): noteActiveRead(code)
        case .declared(let value, let code, let name):
            noteDeclaredString(code, name)
            if case .constraint(let made) = value { noteNeverActivated(made.constraint, code, name) }
            hold(value, unit.source.text(in: name))
        case .assigned(let value, let target, let code): noteAssigned(value, to: target, code)
        case .assignedAsCondition(let span): noteAssignedCondition(at: span)
        case .compared(let operation, let left, let right, _, let rightCode, let index):
            try checkChainCompared(operation, left, at: index)
            if let unknown = undecided(left, right, rightCode) {
                reportUndecided(unknown, .comparison, at: unit.spans[Int(index)])
            }
        case .undecided(let foreign, let question, let span): reportUndecided(foreign, question, at: span)
        case .unknown(.unknownObject, let foreign, let span): reportUnknownObject(foreign, at: span)
        case .unknown(_, let foreign, let span): noteUse(of: foreign, at: span)
        case .readFrame(let member, let view, let span): noteFrameBeforeLayout(member, of: view, span)
        case .number(let arguments): noteBoxedNumber(arguments)
        case .priority(let arguments): if let failure = misspelledPriority(arguments) { throw failure }
        case .zero(let arguments): noteWholeQuotient(arguments)
        case .relatedToNothing(let span): if let failure = superviewWithoutView(span) { throw failure }
        default: break
        }
    }

    package func related(_ arguments: Arguments, of constraint: any Constraint) throws(Failure) -> Value? {
        noteAttributeWithoutSnp(arguments)
        try checkControllerRelated(arguments)
        notePointRelated(arguments)
        return attributeAlone(arguments, of: constraint) ?? noteAnchorRelated(arguments, of: constraint)
    }
}
