internal import Masonry

// What is read of a view where an attribute was written for a number.
extension Evaluator {
    /// How the solved number of an attribute is read that stands at some code; nil where the value is none.
    func reading(of value: Value, at code: Code.Index) -> String? {
        guard case .attribute(let value) = value else { return nil }
        let text = unit.source.text(in: unit.spans[Int(code)])
        if unit.source.accent == .masonry { return "\(text).\(Member.value.rawValue)" }
        guard value.attribute.guide == nil, let part = Self.frameParts[value.attribute.attribute] else { return nil }
        let path = text.split(separator: ".").dropLast().filter { $0 != SnapKitWord.snp.rawValue }
        let isPath = !path.isEmpty && path.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        guard isPath else { return nil }
        let frame = path.joined(separator: ".") + ".\(Member.frame.rawValue)"
        guard unit.source.accent == .objectiveC else { return "\(frame).\(part.swift)" }
        return part.c.hasPrefix("CG") ? "\(part.c)(\(frame))" : "\(frame).\(part.c)"
    }

    /// Parts of a frame, as Swift and as C read them.
    private static let frameParts: [Attribute: (swift: String, c: String)] = [
        .left: ("minX", "origin.x"), .leading: ("minX", "origin.x"), .top: ("minY", "origin.y"),
        .right: ("maxX", "CGRectGetMaxX"), .trailing: ("maxX", "CGRectGetMaxX"), .bottom: ("maxY", "CGRectGetMaxY"),
        .width: ("width", "size.width"), .height: ("height", "size.height"), .centerX: ("midX", "CGRectGetMidX"),
        .centerY: ("midY", "CGRectGetMidY"),
    ]

    /// For `a.width == 100` as a statement, or in one that adds it to a view, the constraint.
    func constraint(
        comparedWith operation: BinaryOperator, _ left: Value, _ leftCode: Code.Index, _ rightCode: Code.Index,
        at index: Code.Index
    ) -> (span: Span, text: String)? {
        guard unit.source.accent == .masonry, case .attribute = left, let attribute = attribute(leftCode),
            let comparison = statedComparisons.first(where: { $0.code == index }),
            !unit.source.isInput || comparison.isAdded
        else { return nil }
        return constraint(on: attribute, operation, "(\(unit.source.text(in: unit.spans[Int(rightCode)])))")
            .map { (comparison.statement, $0) }
    }

    /// The comparisons that are statements by themselves, or that statements add to a view.
    var statedComparisons: [(code: Code.Index, isAdded: Bool, statement: Span)] {
        (0..<unit.actionCount).compactMap { number in
            guard case .evaluate(let code) = unit.actions[number].action else { return nil }
            let span = unit.spans[Int(code)]
            guard case .memberCall(_, let name, let site) = unit.codes[Int(code)],
                vocabulary.text(name) == LibraryMessage.addConstraint.word
            else { return (code, false, span) }
            let arguments = unit.callSites[Int(site)].arguments
            return arguments.count == 1 ? (unit.lists[Int(arguments.start)], true, span) : nil
        }
    }
}
