package import Masonry
package import Diagnostics
internal import Syntax
internal import Evaluator

// What a chain relates its attributes to.
extension WrittenChain {
    /// What to write where an attribute is related to one that it can't be related to: the like one, or where others of the chain
    /// can be, a chain of its own.
    package func replacement(relating constraint: ViewConstraint) -> (span: Span, text: String)? {
        guard let relation, let second = constraint.second, let span = argumentSpan else { return nil }
        let attributes = links[1..<relation].map { Attribute(rawValue: $0) }
        // What is so far along the one around is at a part of its far edge.
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
            // A distance from an edge is no size.
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
        let written = source.text(in: span)
        guard !fitting.isEmpty, isStatement, let dot = written.lastIndex(of: ".") else { return nil }
        let view = String(written[..<dot])
        return (self.span, "\(text(of: fitting, tiedTo: written)); \(text(of: others, tiedTo: view))")
    }

    package func text(of attributes: [Attribute], tiedTo target: String) -> String {
        guard let relation else { return "" }
        let method = source.text(in: tokens[words[relation]].span)
        return ([links[0]] + attributes.map(\.rawValue) + ["\(method)(\(target))"] + links[(relation + 1)...])
            .joined(separator: ".")
    }
}

extension ViewConstraint {
    /// Whether something holds the view's edge.
    fileprivate func isHeld(at edge: Attribute) -> Bool {
        first.view.scene.activeConstraints.contains { $0.first.view === first.view && $0.first.attribute == edge }
    }

    /// The attribute along the axis of what the constraint is tied to, where its own is said by another and nothing else places
    /// the view there.
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
        // Beside another, what ends before it begins there does so with its own end.
        let isBeside = own.isSide && self.second?.view.superview === first.view.superview
        let distance = constant
        let isBefore = isBeside && !second.isFarEdge && second.isSide && distance < 0
        let isBehind = isBeside && second.isFarEdge && distance >= 0
        return isBefore || isBehind ? second.acrossTheView : turned
    }
}

extension Attribute {
    fileprivate var isBaseline: Bool { self == .baseline || self == .firstBaseline || self == .lastBaseline }

    /// The far edge along a size.
    package var edge: Attribute? {
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

    /// The attribute as far along a view as this one that another can be related to; this one where it can be; nil for none.
    fileprivate func like(_ first: Attribute) -> Attribute? {
        if first.isSize { return axis == first.axis && isSize ? self : first }
        if isSize { return nil }
        // Of what only texts have there is nothing as far along the other axis.
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
        // A centre is tied to one.
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
