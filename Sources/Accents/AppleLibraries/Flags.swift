internal import Evaluator
internal import Masonry
internal import Syntax
internal import Vocabulary

// A flag of an unknown superclass, such as `didSetup`, that a class only sets to true: it begins as false.
extension AppleLibrary {
    /// Notes the flags that a class with an unknown superclass sets.
    func noteFlags(of syntax: ClassSyntax, _ type: ClassValue) {
        guard unknownSuperclass(of: type) != nil else { return }
        var values: [Name: Bool] = [:]
        for method in syntax.methods {
            for case .statement(let statement) in SyntaxNode.function(method.function).nodes {
                guard case .assignment(let target, let operation, let value) = statement.kind else { continue }
                let name: Name
                switch target.kind {
                case .name(let own): name = own
                case .member(let base, let member, _), .message(let base, let member, _, _):
                    guard case .name(let owner) = base.kind, vocabulary.builtin(owner) == .`self` else { continue }
                    name = member
                default: continue
                }
                values[name] = values[name] != false && operation == .assign && isTrue(value)
            }
        }
        let found = values.filter { $0.value && !type.declares($0.key) }.keys
        let old = flags
        undoLog.record { [unowned self] in flags = old }
        flags.formUnion(found)
    }

    private func isTrue(_ expression: Expression) -> Bool {
        if case .boolean(true) = expression.kind { true } else { false }
    }

    /// The value of such a flag; nil for other names.
    func flag(_ name: Name) -> Value? {
        guard flags.contains(name) else { return nil }
        return livingObjects.reversed().lazy.compactMap { $0.storage[name] }.first ?? .boolean(false)
    }
}
