/// One label of a point, a size, insets or a rectangle is wrong: `(widht: 10, height: 5)`.
enum MisspelledPart: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .tupleLabels = failure.problem, case .tuple(let parts)? = context.expression?.kind,
            let label = context.onlyWrongLabel(of: parts)
        else { return nil }
        return FixIt(place: label.span, replacing: label.span, with: label.suggestion)
    }
}

extension RuleContext {
    /// The only wrong label of a tuple, and what it should be.
    fileprivate func onlyWrongLabel(of parts: [Argument]) -> (span: Span, suggestion: String)? {
        for shape in TupleShape.labeled where shape.count == parts.count {
            let wrong = zip(parts, shape.partNames).filter { label($0) != $1 }
            guard wrong.count == 1, let label = label(wrong[0].0),
                shape.count > 2 || NearestName.of(label, among: [wrong[0].1]) != nil
            else { continue }
            return (wrong[0].0.labelSpan, wrong[0].1)
        }
        return nil
    }
}
