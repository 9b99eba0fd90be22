internal import Evaluator
internal import Masonry
internal import Syntax
internal import Vocabulary

// A flag of an unknown superclass, such as `didSetup`, that a class only sets to true: it begins as false.
extension AppleLibrary {
    /// Notes the names that a class uses, and the undeclared properties that its methods set.
    func noteBodies(of syntax: ClassSyntax, _ type: ClassValue) {
        let initials = syntax.properties.map { SyntaxNode.expression($0.initial) }
        for node in initials + syntax.methods.map({ SyntaxNode.function($0.function) }) {
            for inner in node.nodes {
                switch inner {
                case .expression(let expression):
                    if case .name(let name) = expression.kind { type.names.insert(name) }
                case .statement(let statement):
                    guard case .assignment(let target, let operation, let value) = statement.kind,
                        let name = ownProperty(target)
                    else { continue }
                    type.flags[name] = type.flags[name] != false && operation == .assign && isTrue(value)
                default: continue
                }
            }
        }
    }

    /// The property of `self` that is set.
    private func ownProperty(_ target: Expression) -> Name? {
        switch target.kind {
        case .member(let base, let name, _), .message(let base, let name, _, _):
            guard case .name(let owner) = base.kind, vocabulary.builtin(owner) == .`self` else { return nil }
            return name
        default: return nil
        }
    }

    private func isTrue(_ expression: Expression) -> Bool {
        if case .boolean(true) = expression.kind { true } else { false }
    }

    /// The first value of such a flag; nil for other properties.
    func flag(_ name: Name, of receiver: Value) -> Value? {
        guard let type = object(of: receiver)?.type, unknownSuperclass(of: type) != nil else { return nil }
        let settings = type.lineage.compactMap { $0.flags[name] }
        return settings.isEmpty || settings.contains(false) ? nil : .boolean(false)
    }
}
