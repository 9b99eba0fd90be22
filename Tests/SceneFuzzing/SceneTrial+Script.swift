import Masonry

extension SceneTrial {
    /// The way in the words of the `.mas` language, a change a line; what it has no words for is a comment.
    public var script: String {
        changes.map(\.statement).joined(separator: "\n")
    }
}

extension Change {
    fileprivate var statement: String {
        switch self {
        case .declare(let spec): spec.statement
        case .constrain(let spec): spec.statement
        case .deactivate(let id): "c\(id).uninstall()"
        case .activate(let id): "c\(id).install()"
        case .setConstant(let id, let constant): "c\(id).offset = \(constant)"
        case .setSize(let size): "screen \(size.width)x\(size.height)"
        case .setScale(let scale): "root.scale = \(scale)"
        case .setDirection(let direction): "root.direction = \(direction.rawValue)"
        case .setText(let id, let text): "\(viewName(id)).text = \(text.debugDescription)"
        case .setNumberOfLines(let id, let number): "\(viewName(id)).numberOfLines = \(number)"
        case .setHugging(let id, let axis, let priority):
            "\(viewName(id)).setContentHuggingPriority(\(priority), \(axis))"
        case .setCompressionResistance(let id, let axis, let priority):
            "\(viewName(id)).setContentCompressionResistancePriority(\(priority), \(axis))"
        case .setMargins(let id, let margins): "\(viewName(id)).layoutMargins = \(margins.statement)"
        case .setSafeArea(let id, let insets): "\(viewName(id)).safeAreaInsets = \(insets.statement)"
        case .setFrame(let id, let frame):
            "\(viewName(id)).translatesAutoresizingMaskIntoConstraints = true; "
                + "\(viewName(id)).frame = (\(frame.x), \(frame.y), \(frame.width), \(frame.height))"
        case .exercise(let id): "\(viewName(id)).exerciseAmbiguity()"
        case .remove(let id): "\(viewName(id)).remove()"
        case .beginUnit: "// a unit of undo begins"
        case .undo: ":undo  // the newest unit"
        case .check: "root.layoutIfNeeded()"
        }
    }
}

private func viewName(_ id: Int) -> String { id == 0 ? "root" : "v\(id)" }

extension EdgeInsets {
    fileprivate var statement: String { "(\(top), \(left), \(bottom), \(right))" }
}

extension ViewSpec {
    fileprivate var statement: String {
        let content =
            kind.hasText ? " \(text.debugDescription)" : imageSize.map { " \($0.width)x\($0.height)" } ?? ""
        let release = isConstrained ? "; \(name).translatesAutoresizingMaskIntoConstraints = false" : ""
        return "\(kind.rawValue) \(name)\(content) in \(viewName(parent))\(kind == .guide ? "" : release)"
    }
}

extension EquationSpec {
    fileprivate var statement: String {
        let relation =
            switch relation {
            case .equal: "equalTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            }
        let head = "select \(viewName(first.view)); let \(key) = make.\(first.attribute.rawValue).\(relation)"
        let priority = ".priority(\(priority))"
        guard let second else { return "\(head)(\(constant))\(priority)" }
        let other = viewName(second.view) + (second.guide.map { ".\($0.rawValue)" } ?? "")
        return
            "\(head)(\(other).\(second.attribute.rawValue)).multipliedBy(\(multiplier)).offset(\(constant))\(priority)"
    }
}
