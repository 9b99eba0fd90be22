/// A mistake in a project's code whose edit follows from what is wrong: an anchor of the other axis, a label of an older UIKit.
enum ProjectMistake: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(let problem) = failure.problem else { return nil }
        let place = failure.span
        if let text = insertion(after: problem) { return FixIt(replacing: place.atEnd, with: text) }
        switch problem {
        case .stringOfC: return FixIt(replacing: place.atStart, with: "@")
        case .withoutSnp: return FixIt(replacing: place.atStart, with: "\(SnapKitWord.snp.rawValue).")
        case .anchorsApart(let own, _):
            return context.expression?.memberParts.map { FixIt(replacing: $0.nameSpan, with: own.anchor) }
        case .pointRelated:
            return context.expression?.memberParts.map {
                FixIt(replacing: Span($0.base.span.upper, place.upper), with: "")
            }
        case .titleWithoutState(_, let property): return setter(of: property, in: context)
        case .positionAlone(let attribute, let superview?):
            return position(attribute, of: superview, place, in: context)
        default: return replacement(for: problem, place, in: context).map { FixIt(replacing: place, with: $0) }
        }
    }

    /// What is missing after the place.
    private static func insertion(after problem: ProjectProblem) -> String? {
        switch problem {
        case .attributeCalled(_, let relation): ".\(relation)"
        case .viewAsAnchor(_, isGuide: _, let own): ".\(own.anchor)"
        case .handleWithoutConstraint: ".\(SnapKitWord.constraint.rawValue)"
        case .blockNotCalled: "()"
        default: nil
        }
    }

    /// What to write in the place.
    private static func replacement(
        for problem: ProjectProblem, _ place: Span, in context: RuleContext
    ) -> String? {
        switch problem {
        case .assignedInCondition: return BinaryOperator.equal.rawValue
        case .notArranged: return LibraryMessage.addArrangedSubview.word
        case .neverCalled(_, let suggestion), .numberAsAnchor(_, let suggestion), .anchorRelated(_, let suggestion),
            .oldLabel(_, of: _, let suggestion):
            return suggestion
        case .nothingAdded(_, let property?): return "\(Builtin.`self`.rawValue).\(property)"
        case .severalForArray: return "[\(context.source.text(in: place))]"
        case .attributeAlone(let name, let view):
            let prefix = context.source.accent == .swift ? "\(SnapKitWord.snp.rawValue)." : Spelling.prefix
            return "\(view).\(prefix)\(name)"
        case .wholeQuotient:
            guard case .binary(.divide, let left, let right)? = context.expression?.kind else { return nil }
            return "\(context.text(left)).0 / \(context.text(right)).0"
        default: return nil
        }
    }

    /// `button.setTitle("OK", for: .normal)`
    private static func setter(of property: String, in context: RuleContext) -> FixIt? {
        guard let (base, value, whole) = context.setting else { return nil }
        let method = "set\(property.prefix(1).uppercased())\(property.dropFirst())"
        return FixIt(
            replacing: Span(base.span.upper, whole.upper), with: ".\(method)(\(context.text(value)), for: .normal)")
    }

    /// The superview, to which a position is related if nothing else is given: `toItem:self.view`
    private static func position(
        _ attribute: String, of superview: String, _ place: Span, in context: RuleContext
    ) -> FixIt? {
        guard let (call, index) = context.argument, index + 1 < call.arguments.count else { return nil }
        let next = call.arguments[index + 1].value.span
        let between = context.source.text(in: Span(place.upper, next.lower))
        return FixIt(replacing: place.joined(with: next), with: superview + between + attribute)
    }
}
