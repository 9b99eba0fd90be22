/// Arguments lack their labels: `insets(1, 2, 3, 4)`, `[a, b].distribute(horizontal, 8)`.
enum MissingLabels: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .missingLabel(_, let expected) = failure.problem, context.source.accent != .objectiveC,
            let call = context.call, let given = call.given
        else { return nil }
        if let member = context.member(call), member == .distribute || member == .distributeViewsAlongAxis {
            guard let first = call.arguments.dropFirst().first, context.isSubject(first.span),
                context.kind(of: first.value) == .number, context.source.accent == .masonry
            else { return nil }
            let labels = [
                expected[0], member == .distribute ? ArgumentLabel.lead.rawValue : ArgumentLabel.leadSpacing.rawValue,
                member == .distribute ? ArgumentLabel.tail.rawValue : ArgumentLabel.tailSpacing.rawValue,
            ]
            let labeled = zip(call.arguments.dropFirst(), labels).map { argument, label in
                (context.label(argument) ?? label, argument.value)
            }
            return FixIt(
                replacing: Span(first.span.lower, given.upper), with: context.list(labeled))
        }
        if context.source.accent == .swift, call.arguments.count == 1 {
            return FixIt(replacing: given.atStart, with: "\(expected[0]): ")
        }
        guard call.isUnlabeled, let builtin = context.vocabulary.builtin(call.name),
            let labels = builtin.partNames, labels.count == call.arguments.count
        else { return nil }
        return FixIt(replacing: given, with: context.list(zip(labels, call.arguments).map { ($0, $1.value) }))
    }
}

extension Builtin {
    /// The labels of the numbers, for a function that makes one value of several numbers.
    var partNames: [String]? {
        switch self {
        case .point: TupleShape.point.partNames
        case .size: TupleShape.size.partNames
        case .insets: TupleShape.insets.partNames
        case .rect: TupleShape.rect.partNames
        default: nil
        }
    }
}
