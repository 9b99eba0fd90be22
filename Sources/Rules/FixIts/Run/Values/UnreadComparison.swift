/// Attributes are compared instead of their values: `if a.left > 10 { }`.
enum UnreadComparison: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .comparison = failure.problem,
            case .binary(let operation, let left, let right)? = context.expression?.kind
        else { return nil }
        switch (context.reading(of: left), context.reading(of: right)) {
        case (let one?, let other?):
            return FixIt(replacing: failure.span, with: "\(one) \(operation.rawValue) \(other)")
        case (let one?, nil): return FixIt(replacing: left.span, with: one)
        case (nil, let other?): return FixIt(replacing: right.span, with: other)
        case (nil, nil): return nil
        }
    }
}

extension RuleContext {
    /// The code that reads the number of an attribute; nil for another value.
    fileprivate func reading(of expression: Expression) -> String? {
        guard kind(of: expression) == .of(.attribute) else { return nil }
        if source.accent == .masonry { return "\(text(expression)).\(Member.value.rawValue)" }
        guard case .attribute(let value)? = value(of: expression), value.attribute.guide == nil,
            let part = Self.frameParts[value.attribute.attribute], var base = expression.memberParts?.base
        else { return nil }
        if let (inner, name, _) = base.memberParts, text(name) == SnapKitWord.snp.rawValue { base = inner }
        guard base.isPath || base.memberParts != nil else { return nil }
        let frame = "\(text(base)).\(Member.frame.rawValue)"
        if source.accent == .swift { return "\(frame).\(part.swift)" }
        return part.c.hasPrefix("CG") ? "\(part.c)(\(frame))" : "\(frame).\(part.c)"
    }

    /// The members and functions for parts of a frame in Swift and C.
    private static let frameParts: [Attribute: (swift: String, c: String)] = [
        .left: ("minX", "origin.x"), .leading: ("minX", "origin.x"), .top: ("minY", "origin.y"),
        .right: ("maxX", "CGRectGetMaxX"), .trailing: ("maxX", "CGRectGetMaxX"), .bottom: ("maxY", "CGRectGetMaxY"),
        .width: ("width", "size.width"), .height: ("height", "size.height"), .centerX: ("midX", "CGRectGetMidX"),
        .centerY: ("midY", "CGRectGetMidY"),
    ]
}
