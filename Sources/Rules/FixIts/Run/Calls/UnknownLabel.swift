/// An argument has an unknown label: `distribute(horizontal, gap: 8)`.
enum UnknownLabel: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownLabel(let label, _, let expected) = failure.problem, let call = context.call,
            let index = call.arguments.firstIndex(where: { context.isSubject($0.labelSpan) })
        else { return nil }
        if expected.isEmpty {
            // A label of a structure's part means that the other parts are missing.
            let isPart = TupleShape.labeled.contains { $0.partNames.contains(label) }
            guard index == 0, !isPart else { return nil }
            return FixIt(replacing: Span(failure.span.lower, call.arguments[index].value.span.lower), with: "")
        }
        // A call that starts like one with all arguments has them in their order.
        if call.arguments.count == expected.count, context.source.text(in: call.arguments[0].labelSpan) == expected[0] {
            return FixIt(replacing: failure.span, with: expected[index])
        }
        if let all = all(of: call, expected, in: context) { return all }
        let others = call.arguments.compactMap { context.label($0) }.filter { $0 != label }
        let only = expected.count == 1 && !others.contains(expected[0]) ? expected[0] : nil
        return (ArgumentLabel.suggestion(by: label, among: expected) ?? only).map {
            FixIt(replacing: failure.span, with: $0)
        }
    }

    /// All unknown labels, if there are several.
    private static func all(of call: WrittenCall, _ expected: [String], in context: RuleContext) -> FixIt? {
        let parts = context.vocabulary.builtin(call.name)?.partNames
        var labels: [String] = []
        var wrong: [Int] = []
        for (index, argument) in call.arguments.enumerated() {
            guard let label = context.label(argument) else { continue }
            let known = parts.map { index < $0.count ? [$0[index]] : [] } ?? expected
            if !known.contains(label) { wrong.append(index) }
            guard let suggestion = known.contains(label) ? label : ArgumentLabel.suggestion(by: label, among: known)
            else { return nil }
            labels.append(suggestion)
        }
        guard wrong.count > 1, Set(labels).count == labels.count, let first = wrong.first, let last = wrong.last else {
            return nil
        }
        let start = call.arguments.count - labels.count
        guard first >= start else { return nil }
        let written = (first...last).map { (labels[$0 - start], call.arguments[$0].value) }
        return FixIt(
            replacing: call.arguments[first].span.joined(with: call.arguments[last].span), with: context.list(written))
    }
}
