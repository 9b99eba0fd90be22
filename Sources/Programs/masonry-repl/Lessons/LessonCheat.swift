internal import Masonry
internal import MasonryLanguage

/// What a learner could write instead of a part of the solution without understanding it.
struct LessonCheat {
    enum Kind: String, CaseIterable {
        case constant = "a constant in place of a relation"
        case equality = "an equality in place of a limit"
        case requirement = "a required constraint in place of an optional one"
        case fixedSide = "a fixed side in place of one in reading direction"
        case fraction = "a fraction of the superview in place of a limit or a priority"
    }

    let kind: Kind
    /// What is written instead.
    let constraint: Layout.ConstraintRecord

    /// - Parameter before: the statements that take back the part of the solution.
    /// - Returns: nil if it can't be written.
    func script(after before: String, in interpreter: Interpreter) -> SourceText? {
        guard let view = interpreter.expression(forItem: constraint.first.item) else { return nil }
        var other = constraint.constant.description
        var rest = ""
        if let second = constraint.second {
            guard let item = interpreter.expression(forItem: second.item) else { return nil }
            other = "\(item).\(second.attribute.rawValue)"
            rest =
                ".\(Member.multipliedBy.rawValue)(\(constraint.multiplier))"
                + ".\(Member.offset.rawValue)(\(constraint.constant))"
        }
        if constraint.priority != LayoutPriority.required {
            rest += ".\(Member.priority.rawValue)(\(constraint.priority))"
        }
        let chain = "it.\(constraint.first.attribute.rawValue).\(constraint.relation.member.rawValue)(\(other))\(rest)"
        return SourceText(
            name: "cheat", text: "\(before)\n\(view).\(Member.makeConstraints.rawValue) { it in \(chain) }",
            accent: .masonry)
    }
}

extension Interpreter {
    /// The expression that is a view, or a guide of one.
    fileprivate func expression(forItem name: String) -> String? {
        if let view = scene.view(named: name) { return expression(for: view) }
        guard let point = name.lastIndex(of: "."), let view = scene.view(named: String(name[..<point])) else {
            return nil
        }
        return expression(for: view).map { $0 + name[point...] }
    }
}
