internal import Evaluator
internal import Masonry
internal import Syntax
internal import Vocabulary

// Which methods of a class call which: what only a touch or a caller of another file runs.
extension AppleLibrary {
    /// Notes what the methods of a class use, the selectors that they name, and those that add `self` to another view.
    func noteCalls(of syntax: ClassSyntax, _ type: ClassValue) {
        for property in syntax.properties { noteSelectors(in: .expression(property.initial), of: type) }
        for method in syntax.methods {
            let node = SyntaxNode.function(method.function)
            noteSelectors(in: node, of: type)
            var used: Set<Name> = []
            for expression in node.expressions {
                switch expression.kind {
                case .name(let name), .member(_, let name, _): used.insert(name)
                case .message(_, let name, _, let arguments):
                    used.insert(name)
                    if !method.isClassMember, isAddition(name, of: arguments) {
                        type.presenters.insert(method.selector)
                    }
                case .call(let callee, let arguments):
                    if case .member(_, let name, _) = callee.kind, !method.isClassMember,
                        isAddition(name, of: arguments)
                    {
                        type.presenters.insert(method.selector)
                    }
                default: break
                }
            }
            type.uses[method.selector] = used
        }
    }

    private func isAddition(_ name: Name, of arguments: [Argument]) -> Bool {
        guard arguments.count == 1, case .name(let argument) = arguments[0].value.kind,
            vocabulary.builtin(argument) == .`self`
        else { return false }
        return Self.firstWord(vocabulary.text(name)) == Member.addSubview.rawValue
    }

    private func noteSelectors(in node: SyntaxNode, of type: ClassValue) {
        for expression in node.expressions {
            if case .text(let text) = expression.kind, text.utf8.count < 100 {
                type.actions.insert(Self.firstWord(text))
            }
        }
    }

    /// `tapped` of `tapped:`, `self.tapped(_:)` and `Cell.tapped`.
    private static func firstWord(_ selector: String) -> String {
        let whole = selector.prefix { $0 != "(" && $0 != ":" }
        return String(whole.split(separator: ".").last ?? whole)
    }

    /// The name by which code calls a method: in Swift without the labels.
    private func firstName(of selector: Name, in type: ClassValue) -> Name {
        for (name, signatures) in type.lineage.flatMap(\.signatures)
        where signatures.contains(where: { $0.selector == selector }) {
            return name
        }
        return vocabulary.names.intern(Self.firstWord(vocabulary.text(selector)))
    }

    /// Whether only touches run a method: it is the action of a control or a gesture, or only such methods call it.
    func servesTouches(_ name: Name, of type: ClassValue, besides seen: Set<Name> = []) -> Bool {
        let first = firstName(of: name, in: type)
        let word = vocabulary.text(first)
        if word.hasPrefix("touches") || type.lineage.contains(where: { $0.actions.contains(word) }) { return true }
        let callers = type.lineage.flatMap(\.uses).filter { caller, used in
            caller != name && (used.contains(name) || used.contains(first))
        }.map(\.key)
        let known = seen.union([name])
        return !callers.isEmpty
            && callers.allSatisfy { !known.contains($0) && servesTouches($0, of: type, besides: known) }
    }

    /// The methods that show a view by adding it to another one, which nothing here has run.
    func presenters(of type: ClassValue) -> [Name] {
        type.lineage.filter { $0.nature == nil }.flatMap { type in
            type.methodOrder.filter {
                type.presenters.contains($0) && !vocabulary.text($0).contains(":") && !startedMessages.contains($0)
            }
        }
    }
}
