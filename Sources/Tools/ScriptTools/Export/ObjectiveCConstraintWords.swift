internal import Masonry
internal import Vocabulary

/// `NSLayoutConstraint` in Objective-C.
struct ObjectiveCConstraintWords: PlainConstraintWords {
    func controllerMember(_ name: String) -> String { "self.\(name)" }

    func constraint(_ constraint: LayoutConstraint, _ first: String, _ second: String?) -> [String] {
        let attribute = constraint.first.attribute.sourceName
        let other = constraint.second?.attribute.sourceName ?? "NSLayoutAttributeNotAnAttribute"
        return [
            "[NSLayoutConstraint constraintWithItem:\(first) attribute:\(attribute)",
            "    relatedBy:\(constraint.relation.sourceName) toItem:\(second ?? "nil") attribute:\(other)",
            "    multiplier:\(constraint.multiplier.exactlySpelled) constant:\(constraint.constant.exactlySpelled)]",
        ]
    }

    func anchors(of constraint: LayoutConstraint, _ first: String, _ second: String?) -> String? { nil }

    var active: String { "active" }

    func declaration(of name: String, _ value: [String]) -> [String] {
        ["NSLayoutConstraint *\(name) = \(value[0])"] + value.dropFirst().dropLast() + value.suffix(1).map { "\($0);" }
    }

    func activation(of values: [[String]]) -> [String] {
        let elements = values.flatMap { value in (value.dropLast() + ["\(value[value.count - 1]),"]).map { "    \($0)" }
        }
        return ["[NSLayoutConstraint activateConstraints:@["] + elements + ["]];"]
    }
}
