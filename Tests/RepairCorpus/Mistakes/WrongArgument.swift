import MasonryLanguage

/// Another argument at a call of the script's own function: two exchanged, or the one of another call.
enum WrongArgument: Mistake {
    static let kind = "argument"
    static let frequency = 6

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        let functions = Set(
            tree.declarations.filter { if case .function = $0.role { true } else { false } }.map(\.name))
        let calls = tree.expressions.compactMap { site -> (name: String, arguments: [Argument])? in
            guard case .call(let callee, let arguments) = site.expression.kind, let name = tree.name(callee),
                functions.contains(name)
            else { return nil }
            return (name, arguments)
        }
        return calls.flatMap { call in
            exchanges(call.arguments, tree)
                + calls.filter { $0.name == call.name }.flatMap { other in
                    zip(call.arguments, other.arguments).filter { tree.text($0.value.span) != tree.text($1.value.span) }
                        .map { [TextEdit($0.value.span, tree.text($1.value.span))] }
                }
        }
    }

    private static func exchanges(_ arguments: [Argument], _ tree: ScriptTree) -> [[TextEdit]] {
        zip(arguments, arguments.dropFirst()).map { one, other in
            [
                TextEdit(one.value.span, tree.text(other.value.span)),
                TextEdit(other.value.span, tree.text(one.value.span)),
            ]
        }
    }
}
