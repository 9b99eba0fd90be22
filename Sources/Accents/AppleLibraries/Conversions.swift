package import Diagnostics
package import Evaluator
internal import Masonry
package import Syntax

// Converts values as C and Objective-C do, and reports unknown ones.
extension AppleLibrary {
    package func converted(_ value: Value, _ conversion: Conversion, at span: Span) throws(Failure) -> Value {
        if case .foreign(let foreign) = value { reportUndecided(foreign, by: conversion, at: span) }
        return switch (conversion, value) {
        case (.ownCopy, _): try ownCopy(of: value, at: span)
        case (.isValue, _): .boolean(isSwiftValue(value))
        case (.truth, _): .boolean(value.isTrue)
        case (.presence, _): .boolean(!value.isNothing)
        case (.done, _): .boolean(true)
        case (.text, _): try described(value, at: span)
        case (.pairs, .dictionary(let dictionary)): try pairs(of: dictionary, at: span)
        case (.declared(let type), _): declare(value, as: type)
        case (.elements(let type), _): declareElements(of: value, as: type)
        case (.whole, .number(let number)): .number(number.rounded(.towardZero))
        case (.whole, .boolean(let boolean)): .number(boolean ? 1 : 0)
        default: value
        }
    }

    /// The number that C would convert a value to. Nil converts to 0. For an unknown value, which is reported, it is a stand-in; for
    /// `card.width`, it is that of the frame.
    /// Returns nil in the language's own accent and for values that are not numbers.
    ///
    /// - Parameter mayBeView: whether a view is acceptable as well.
    package func number(_ value: Value, at span: Span, mayBeView: Bool) -> Double? {
        guard accent != .masonry else { return nil }
        switch value {
        case .nothing: return 0
        case .boolean(let boolean): return boolean ? 1 : 0
        case .foreign(let foreign):
            if foreign.structure == nil {
                noteUse(of: foreign, at: span, mayBeView: mayBeView)
            } else {
                noteUses(in: value, at: span)
            }
            return foreign.number(StandIn.distance)
        case .tuple(let tuple) where accent == .swift && tuple.tuple.isOpenZero: return 0
        case .attribute(let value) where !mayBeView: return frameNumber(of: value.attribute, at: span)
        default: return nil
        }
    }

    // MARK: Unknown values

    /// Reports that a condition depends on an unknown value.
    private func reportUndecided(_ foreign: ForeignValue, by conversion: Conversion, at span: Span) {
        switch conversion {
        case .truth: reportUndecided(foreign, .truth, at: span)
        case .presence where !foreign.isMade: reportUndecided(foreign, .presence, at: span)
        case .presence, .done, .whole, .ownCopy, .isValue, .text, .pairs, .declared, .elements: break
        }
    }

    /// Reports once per question that the control flow depends on an unknown value.
    func reportUndecided(_ foreign: ForeignValue, _ question: Problem.Question, at span: Span) {
        guard accent != .masonry else { return }
        let isAboutLoop = runtime.countUndecided(foreign)
        let unknown = foreign.source
        guard !unknown.isTypo, !foreign.isTypo, foreign.reportEpoch != undoLog.epoch else { return }
        foreign.reportEpoch = undoLog.epoch
        if unknown !== foreign, decidedNames.contains(unknown.name) { return }
        decidedNames.insert(foreign.name)
        let problem = Problem.undecided(foreign.name, isAboutLoop ? .loop : question)
        if decisions.insert(problem).inserted || question == .assertion { report(problem, at: span) }
    }

    /// The unknown side of a comparison; nil if both are known or can be distinguished anyway.
    func undecided(_ left: Value, _ right: Value, _ rightCode: Code.Index) -> ForeignValue? {
        switch (left, right) {
        case (.foreign(let one), .foreign(let other)):
            if one.isConstant && other.isConstant || one === other { return nil }
            if one.font != nil, other.font != nil { return nil }
            return one.isConstant ? other : one
        case (.foreign(let word), .object(let object)) where word.isCase(of: object),
            (.object(let object), .foreign(let word)) where word.isCase(of: object):
            return nil
        case (.foreign(let one), .nothing):
            // Code without text of its own comes from default arguments.
            let written = unit.source.text(in: unit.spans[Int(rightCode)])
            return !one.isMade && ["nil", "Nil", "NULL"].contains(written) ? one : nil
        case (.foreign(let one), _): return one
        case (.nothing, .foreign(let other)): return other.isMade || other.isConstant ? nil : other
        case (_, .foreign(let other)): return other
        default: return nil
        }
    }
}
