/// A point, a size, insets or a rectangle has only some of its labels, or has them in the wrong order: `(bottom: 5,
/// top: 10)`.
enum IncompleteStructure: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .tupleLabels:
            guard let tuple = context.expression, case .tuple(let parts) = tuple.kind else { return nil }
            return context.completed(parts, among: TupleShape.labeled).map {
                FixIt(replacing: tuple.span, with: "(\($0))")
            }
        case .argumentCount, .spreadTuple: break
        default: return nil
        }
        guard let call = context.call, let given = call.given else { return nil }
        if let labels = context.vocabulary.builtin(call.name)?.partNames {
            return context.completed(call.arguments, to: labels).map { FixIt(replacing: given, with: $0) }
        }
        guard context.source.accent == .masonry, context.member(call)?.isRelation ?? false else { return nil }
        return context.completed(call.arguments, among: TupleShape.labeled, isWhole: true).map {
            FixIt(replacing: given, with: "(\($0))")
        }
    }
}

extension TupleShape {
    /// The shapes whose parts have labels.
    static let labeled: [TupleShape] = [.point, .size, .insets, .rect]
}

extension RuleContext {
    /// Labeled parts completed to those of a shape, with 0 for missing ones; nil if one belongs to no shape.
    ///
    /// - Parameter isWhole: whether none may be missing.
    fileprivate func completed(
        _ parts: [Argument], among shapes: [TupleShape], isWhole: Bool = false
    ) -> String? {
        let whole = shapes.first { $0.count == parts.count && completed(parts, to: $0.partNames) != nil }
        return (whole ?? (isWhole ? nil : .insets)).flatMap { completed(parts, to: $0.partNames) }
    }

    fileprivate func completed(_ parts: [Argument], to labels: [String]) -> String? {
        // One letter is short for the label that starts with it.
        let given = parts.compactMap { part in
            label(part).flatMap { written in
                labels.first { $0 == written || written.count == 1 && $0.hasPrefix(written) }
            }
        }
        guard !parts.isEmpty, given.count == parts.count, Set(given).count == parts.count else { return nil }
        return labels.map { label in
            "\(label): \(given.firstIndex(of: label).map { text(parts[$0]) } ?? "0")"
        }.joined(separator: ", ")
    }
}
