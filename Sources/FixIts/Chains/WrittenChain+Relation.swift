package import Masonry
package import Diagnostics
internal import Syntax
internal import Evaluator
internal import Vocabulary

// The attributes that a chain relates its own to.
extension WrittenChain {
    /// What to write instead if two attributes can't be related: the matching attribute, or a chain of its own for the
    /// attributes that match another.
    package func replacement(relating constraint: ViewConstraint) -> (span: Span, text: String)? {
        guard let relation, let second = constraint.second, let span = argumentSpan else { return nil }
        let attributes = links[1..<relation].map { Attribute(rawValue: $0) }
        // A place at a share of the superview's size is a share of its far edge.
        if let edge = second.attribute.edge, edge.axis == constraint.first.attribute.axis, relation == 2,
            second.view === constraint.first.view.superview, second.guide == nil
        {
            let place = ViewAttribute(view: second.view, guide: nil, attribute: edge)
            return argument(at: place, in: source.accent).map { (span, $0) }
        }
        guard !attributes.contains(nil), let like = second.attribute.like(constraint.first.attribute) else {
            return nil
        }
        if relation == 2 {
            let word = tokens[words[1]].span
            // With a distance from an edge, the edge is meant, not the size.
            if constraint.first.attribute.isSize, second.attribute.isSide, !constraint.isHeld(at: second.attribute),
                words.dropFirst(relation + 1).contains(where: saysConstant)
            {
                return (word, second.attribute.rawValue)
            }
            if let across = constraint.attributeAcross(second.attribute) {
                if source.text(in: word) == constraint.first.attribute.rawValue { return (word, across.rawValue) }
            }
            let place = ViewAttribute(view: second.view, guide: second.guide, attribute: like)
            return argument(at: place, in: source.accent).map { (span, $0) }
        }
        let fitting = attributes.compactMap(\.self).filter { second.attribute.like($0) == second.attribute }
        let others = attributes.compactMap(\.self).filter { !fitting.contains($0) }
        let dot = (words[relation] + 2..<lastToken(ofLink: relation)).last { tokens[$0].kind == .dot }
        guard !fitting.isEmpty, isStatement, let dot else { return nil }
        let (written, view) = (source.text(in: span), source.text(in: Span(span.lower, tokens[dot].span.lower)))
        return (self.span, "\(text(of: fitting, tiedTo: written)); \(text(of: others, tiedTo: view))")
    }

    private func text(of attributes: [Attribute], tiedTo target: String) -> String {
        guard let relation else { return "" }
        let method = source.text(in: tokens[words[relation]].span)
        return ([links[0]] + attributes.map(\.rawValue) + ["\(method)(\(target))"] + links[(relation + 1)...])
            .joined(separator: ".")
    }

    /// The argument of the relation with another attribute: `email.bottom` for `email` or `email.top`.
    ///
    /// - Returns: nil if the argument may be an attribute in a variable.
    private func argument(at place: ViewAttribute, in accent: Accent) -> String? {
        let attribute = place.attribute
        guard argumentSpan != nil else { return nil }
        let parts = pathOfArgument.map { source.text(in: tokens[$0].span) }
        guard let last = parts.last else { return nil }
        let bare = last.hasPrefix(Spelling.prefix) ? String(last.dropFirst(Spelling.prefix.count)) : last
        let prefix = accent == .objectiveC ? Spelling.prefix : ""
        // A name alone may be a view that is called like an attribute.
        if parts.count > 1, Attribute(rawValue: bare) != nil {
            return (parts.dropLast() + [prefix + attribute.rawValue]).joined(separator: ".")
        }
        if accent == .masonry, parts.joined(separator: ".") != place.view.name.prefix(while: { $0 != "#" }) {
            return nil
        }
        let own = accent == .swift && !parts.contains(SnapKitWord.snp.rawValue) ? [SnapKitWord.snp.rawValue] : []
        return (parts + own + [prefix + attribute.rawValue]).joined(separator: ".")
    }

    /// The words of the relation's argument, if it is a path: `header`, `bottom` of `header.bottom`.
    private var pathOfArgument: [Int] {
        guard let relation else { return [] }
        let inside = words[relation] + 2..<lastToken(ofLink: relation)
        let isPath = inside.allSatisfy { position in
            let isWord = (position - inside.lowerBound) % 2 == 0
            let kind = tokens[position].kind
            return isWord ? kind == .identifier || kind == .reserved || kind == .number : kind == .dot
        }
        return isPath && inside.count % 2 == 1 ? inside.filter { tokens[$0].kind != .dot } : []
    }

    private var links: [String] {
        words.indices.map { index in
            source.text(in: tokens[words[index]].span.joined(with: tokens[lastToken(ofLink: index)].span))
        }
    }

    private func saysConstant(_ word: Int) -> Bool {
        let text = source.text(in: tokens[word].span)
        return text.lowercased().contains(Member.offset.rawValue) || text.hasPrefix(Member.inset.rawValue)
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
        guard own.axis != second.axis, !second.isSize, let turned = own.turnedAcross else { return nil }
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
        let isBehind = isBeside && second.isFarEdge && distance >= 0
        return isBefore || isBehind ? second.acrossTheView : turned
    }
}

extension Attribute {
    fileprivate var isBaseline: Bool { self == .baseline || self == .firstBaseline || self == .lastBaseline }

    /// The edge at the far end of a width or a height.
    var edge: Attribute? {
        switch self {
        case .width: .right
        case .height: .bottom
        default: nil
        }
    }

    /// The same part of a view along the other axis.
    fileprivate var turnedAcross: Attribute? {
        switch self {
        case .left, .leading: .top
        case .right, .trailing: .bottom
        case .centerX: .centerY
        case .top: .left
        case .bottom: .right
        case .centerY: .centerX
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
        let isDirectional = first.isDirectional
        let turned: [Attribute: Attribute] = [
            .left: .leading, .right: .trailing, .leading: .left, .trailing: .right,
        ]
        if axis == first.axis {
            guard let other = turned[self], other.isDirectional == isDirectional, first.axis == .horizontal else {
                return self
            }
            return first == .centerX ? self : other
        }
        // A center is related to a center.
        if first == .centerX || first == .centerY { return first }
        switch self {
        case .left, .leading: return .top
        case .right, .trailing: return .bottom
        case .centerX: return .centerY
        case .centerY: return .centerX
        case .top: return isDirectional ? .leading : .left
        case .bottom: return isDirectional ? .trailing : .right
        default: return nil
        }
    }
}
