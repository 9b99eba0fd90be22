internal import Evaluator
internal import Masonry
internal import Vocabulary
internal import Diagnostics

// Constraints as UIKit's layout anchors make them, in a project that uses no library.
extension StatementWriter {
    /// The statements that add and activate what settles an ambiguity; nil where anchors don't say it.
    func anchors(for additions: [Ambiguity.Addition]) -> String? {
        joined(
            additions.map { addition in
                let second = addition.second.map(side)
                guard let first = side(addition.first), second.map({ $0 != nil }) ?? true else { return nil }
                return anchors(first, addition.relation, second ?? nil, 1, addition.constant)
            })
    }

    /// The statements that fill the superview with a view.
    func anchors(filling view: View) -> String? {
        guard let superview = view.superview else { return nil }
        return joined(
            [Attribute.top, .leading, .bottom, .trailing].map {
                anchors(view.attribute($0), .equal, superview.attribute($0), 1, 0)
            })
    }

    /// The statement that makes one length so many times another.
    func anchors(activating first: ViewAttribute, _ second: ViewAttribute, _ multiplier: Double) -> String? {
        joined([anchors(first, .equal, second, multiplier, 0)])
    }

    /// Each of the constraints, activated.
    private func joined(_ constraints: [String?]) -> String? {
        guard !constraints.isEmpty, !constraints.contains(nil) else { return nil }
        let all = constraints.compactMap(\.self)
        return accent == .swift
            ? all.map { "\($0).isActive = true" }.joined(separator: "; ")
            : all.map { "\($0).active = YES;" }.joined(separator: " ")
    }

    /// `[box.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:20]`; nil where a view can't be said, or has no such
    /// anchor.
    func anchors(
        _ first: ViewAttribute, _ relation: Relation, _ second: ViewAttribute?, _ multiplier: Double, _ constant: Double
    ) -> String? {
        guard let own = anchor(first) else { return nil }
        let isLength = first.attribute.isSize
        if multiplier != 1, !isLength || second == nil { return nil }
        let other = second.flatMap(anchor)
        guard (other == nil) == (second == nil), isLength || other != nil else { return nil }
        var arguments: [String] = []
        if multiplier != 1 { arguments.append("multiplier:\(multiplier.exactlySpelled)") }
        if constant != 0, other != nil { arguments.append("constant:\(constant.exactlySpelled)") }
        let word = relation.member.rawValue
        guard accent == .swift else {
            let what = "\(word.prefix(1).uppercased())\(word.dropFirst())"
            let to = other.map { "Anchor:\($0)" } ?? "Constant:\(constant.exactlySpelled)"
            let message = (["\(UIKitName.anchorConstraint)\(what)\(to)"] + arguments).joined(separator: " ")
            return "[\(own) \(message)]"
        }
        let to = other.map { "\(word): \($0)" } ?? "\(word)Constant: \(constant.exactlySpelled)"
        let given = ([to] + arguments.map { $0.replacing(":", with: ": ") }).joined(separator: ", ")
        return "\(own).\(UIKitName.anchorConstraint)(\(given))"
    }

    /// `self.view.safeAreaLayoutGuide.topAnchor`
    private func anchor(_ side: ViewAttribute) -> String? {
        guard side.hasAnchor, let view = expression(for: side.view) else { return nil }
        return view + (side.guide.map { ".\($0.uiKitName)" } ?? "") + ".\(side.attribute.anchor)"
    }
}
