// The attributes that a chain relates its own to.
extension ChainSyntax {
    /// What to write instead if two attributes can't be related: the matching attribute, or a chain of its own for the
    /// attributes that match another.
    ///
    /// - Parameter context: where the chain is.
    package func replacement(relating constraint: ViewConstraint, in context: RuleContext) -> (
        span: Span, text: String
    )? {
        guard let second = constraint.second, let argument else { return nil }
        let target = { (attribute: Attribute) in
            let place = ViewAttribute(view: second.view, guide: second.guide, attribute: attribute)
            return text(of: argument, at: place, in: context).map { (argument.span, $0) }
        }
        let own = attributes.compactMap(\.attribute)
        // A place at a share of the superview's size is a share of its far edge.
        if let edge = second.attribute.edge, edge.axis == constraint.first.attribute.axis, attributes.count == 1,
            second.view === constraint.first.view.superview, second.guide == nil
        {
            return target(edge)
        }
        guard own.count == attributes.count, let like = second.attribute.like(constraint.first.attribute) else {
            return nil
        }
        if let word = attributes.first, attributes.count == 1 {
            // With a distance from an edge, the edge is meant, not the size.
            if constraint.first.attribute.isSize, second.attribute.isSide, !constraint.isHeld(at: second.attribute),
                modifiers.contains(where: { $0.member?.setsConstant ?? false })
            {
                return (word.nameSpan, second.attribute.rawValue)
            }
            if let across = constraint.attributeAcross(second.attribute),
                word.name == constraint.first.attribute.rawValue
            {
                return (word.nameSpan, across.rawValue)
            }
            return target(like)
        }
        let fitting = own.filter { second.attribute.like($0) == second.attribute }
        let others = own.filter { !fitting.contains($0) }
        guard !fitting.isEmpty, isStatement(in: context), let view = argument.memberParts?.base else { return nil }
        return (
            span,
            "\(text(of: fitting, tiedTo: argument, in: context)); \(text(of: others, tiedTo: view, in: context))"
        )
    }

    /// Whether the chain is a complete statement.
    private func isStatement(in context: RuleContext) -> Bool {
        if case .expression(let expression)? = context.statement?.kind { expression.span == span } else { false }
    }

    private func text(of attributes: [Attribute], tiedTo target: Expression, in context: RuleContext) -> String {
        ([context.text(head)] + attributes.map(\.rawValue) + ["\(relation.name)(\(context.text(target)))"])
            .joined(separator: ".") + context.source.text(in: relation.span.upper..<span.upper)
    }

    /// The argument of the relation with another attribute: `email.bottom` for `email` or `email.top`.
    ///
    /// - Returns: nil if the argument may be an attribute in a variable.
    private func text(of argument: Expression, at place: ViewAttribute, in context: RuleContext) -> String? {
        let accent = context.source.accent
        let word = (accent == .objectiveC ? Spelling.prefix : "") + place.attribute.rawValue
        // A name alone may be a view that is called like an attribute.
        if let (base, _, _) = argument.memberParts, context.lastAttribute(of: argument) != nil {
            return "\(context.text(base)).\(word)"
        }
        let written = context.text(argument)
        guard argument.isPath, accent != .masonry || written == place.view.name.prefix(while: { $0 != "#" }) else {
            return nil
        }
        let isOfSnapKit = argument.memberParts.map { context.text($0.name) } == SnapKitWord.snp.rawValue
        return [written, accent == .swift && !isOfSnapKit ? SnapKitWord.snp.rawValue : nil, word].compactMap(\.self)
            .joined(separator: ".")
    }
}

extension ViewConstraint {
    /// Whether something holds the view's edge.
    fileprivate func isHeld(at edge: Attribute) -> Bool {
        first.view.scene.activeConstraints.contains { $0.first.view === first.view && $0.first.attribute == edge }
    }

    /// The attribute on the other attribute's axis, if another constraint already places the view on its own axis and none
    /// on that one.
    fileprivate func attributeAcross(_ second: Attribute) -> Attribute? {
        let own = first.attribute
        guard own.axis != second.axis, !second.isSize, !own.isSize, let turned = own.turned else { return nil }
        let others = first.view.scene.activeConstraints.filter { other in
            other.first.view === first.view && other !== layoutConstraint
        }
        let isSaid = others.contains {
            $0.first.attribute.axis == own.axis && $0.relation == .equal && !$0.first.attribute.isSize
        }
        let isPlaced = others.contains { $0.first.attribute.axis == second.axis && !$0.first.attribute.isSize }
        guard isSaid, !isPlaced else { return nil }
        // Next to a sibling, it is the opposite edge that has a distance from the sibling.
        let isBeside = own.isSide && self.second?.view.superview === first.view.superview
        let distance = constant
        let isBefore = isBeside && !second.isFarEdge && second.isSide && distance < 0
        let isAfter = isBeside && second.isFarEdge && distance >= 0
        return isBefore || isAfter ? second.acrossTheView : turned
    }
}

extension Attribute {
    /// The edge at the far end of a width or a height.
    var edge: Attribute? {
        switch self {
        case .width: .right
        case .height: .bottom
        default: nil
        }
    }

    /// The attribute at the same place of a view that another one can be related to: this one if it can; nil if there is
    /// none.
    fileprivate func like(_ first: Attribute) -> Attribute? {
        if first.isSize { return axis == first.axis && isSize ? self : first }
        if isSize { return nil }
        // The other axis has nothing like a baseline.
        if first.isBaseline, axis != first.axis { return first }
        if axis == first.axis {
            guard isSide, let other = otherDirection, other.isDirectional == first.isDirectional else { return self }
            return first.isCenter ? self : other
        }
        // A center is related to a center.
        if first.isCenter { return first }
        return turned.map { first.isDirectional ? $0.otherDirection ?? $0 : $0 }
    }
}
