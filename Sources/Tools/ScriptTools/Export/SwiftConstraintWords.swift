internal import Evaluator
internal import Masonry
internal import Vocabulary

/// `NSLayoutConstraint` and layout anchors in Swift.
struct SwiftConstraintWords: PlainConstraintWords {
    func controllerMember(_ name: String) -> String { name }

    func constraint(_ constraint: LayoutConstraint, _ first: String, _ second: String?) -> [String] {
        let other = constraint.second?.attribute.rawValue ?? "notAnAttribute"
        return [
            "NSLayoutConstraint(",
            "    item: \(first), attribute: .\(constraint.first.attribute.rawValue), "
                + "relatedBy: .\(constraint.relation.uiKitName), toItem: \(second ?? "nil"), attribute: .\(other),",
            "    multiplier: \(constraint.multiplier.exactlySpelled), constant: \(constraint.constant.exactlySpelled))",
        ]
    }

    func anchors(of constraint: LayoutConstraint, _ first: String, _ second: String?) -> String? {
        guard constraint.first.hasAnchor, constraint.second?.hasAnchor != false else { return nil }
        let attribute = constraint.first.attribute
        // Only sizes have multipliers, and only relative to another size.
        if constraint.multiplier != 1, !attribute.isSize || second == nil { return nil }
        var arguments: [String] = []
        if let second, let other = constraint.second {
            arguments.append("\(constraint.relation.member.rawValue): \(second).\(other.attribute.anchor)")
            if constraint.multiplier != 1 { arguments.append("multiplier: \(constraint.multiplier.exactlySpelled)") }
            if constraint.constant != 0 { arguments.append("constant: \(constraint.constant.exactlySpelled)") }
        } else {
            arguments.append("\(constraint.relation.member.rawValue)Constant: \(constraint.constant.exactlySpelled)")
        }
        return "\(first).\(attribute.anchor).\(UIKitName.anchorConstraint)(\(arguments.joined(separator: ", ")))"
    }

    var active: String { Member.isActive.rawValue }

    func declaration(of name: String, _ value: [String]) -> [String] {
        ["let \(name) = \(value[0])"] + value.dropFirst()
    }

    func activation(of values: [[String]]) -> [String] {
        let elements = values.flatMap { value in (value.dropLast() + ["\(value[value.count - 1]),"]).map { "    \($0)" }
        }
        return ["NSLayoutConstraint.activate(["] + elements + ["])"]
    }
}
