/// Missing arguments in the initializer of a UIKit constraint.
enum IncompleteItemConstraint: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .argumentCount(_, _, _, _, .missingParts(let missing)?) = failure.problem,
            // In Swift, the call of a class has a call without arguments at the same place.
            let call = context.expressions.lazy.compactMap({ WrittenCall($0) }).first(where: {
                context.isSubject($0.nameSpan) && !$0.arguments.isEmpty
            }),
            let first = ConstraintPart.allCases.firstIndex(of: missing[0]), first > 0, first <= call.arguments.count,
            // Consecutive missing parts are added after the one before them.
            Array(ConstraintPart.allCases[first...].prefix(missing.count)) == missing
        else { return nil }
        let isSwift = context.source.accent == .swift
        let texts = missing.compactMap { part in
            usual(part, isSwift).map { isSwift ? ", \(part.label): \($0)" : " \(part.label):\($0)" }
        }
        return FixIt(replacing: call.arguments[first - 1].value.span.atEnd, with: texts.joined())
    }

    /// What a part usually is; nil if every constraint has its own.
    private static func usual(_ part: ConstraintPart, _ isSwift: Bool) -> String? {
        switch part {
        case .item, .attribute: nil
        case .relation: isSwift ? ".equal" : "NSLayoutRelationEqual"
        case .other: ReservedWord.nil.rawValue
        case .otherAttribute: isSwift ? ".notAnAttribute" : "NSLayoutAttributeNotAnAttribute"
        case .multiplier: "1"
        case .constant: "0"
        }
    }
}
