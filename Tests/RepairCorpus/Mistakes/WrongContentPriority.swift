import MasonryLanguage

/// A hugging or compression resistance that was forgotten, or one of the other axis or kind.
enum WrongContentPriority: Mistake {
    static let kind = "content priority"
    static let frequency = 5
    private static let hugging = "setContentHuggingPriority"
    private static let resistance = "setContentCompressionResistancePriority"

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.statements.flatMap { site -> [[TextEdit]] in
            guard case .expression(let expression) = site.statement.kind, let call = tree.memberCall(expression),
                [hugging, resistance].contains(call.name), call.arguments.count == 2
            else { return [] }
            let (priority, axis) = (call.arguments[0].value.span, call.arguments[1].value.span)
            return [
                [tree.removal(of: site.statement.span)],
                [TextEdit(axis, tree.text(axis) == "horizontal" ? "vertical" : "horizontal")],
                [TextEdit(call.nameSpan, call.name == hugging ? resistance : hugging)],
                [TextEdit(priority, "250")],
                [TextEdit(priority, "1")],
            ]
        }
    }
}
