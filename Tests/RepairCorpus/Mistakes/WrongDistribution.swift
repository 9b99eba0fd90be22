import MasonryLanguage

/// A distribution along the other axis, by length instead of spacing, or without its lead or tail.
enum WrongDistribution: Mistake {
    static let kind = "distribution"
    static let frequency = 8

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.expressions.flatMap { site -> [[TextEdit]] in
            guard let call = tree.memberCall(site.expression), call.name.hasPrefix("distribute") else { return [] }
            return call.arguments.indices.flatMap { index -> [[TextEdit]] in
                let argument = call.arguments[index]
                guard let label = argument.label.map(tree.text) else {
                    let axis = tree.text(argument.value.span) == "horizontal" ? "vertical" : "horizontal"
                    return [[TextEdit(argument.value.span, axis)]]
                }
                switch label {
                case "spacing": return [[TextEdit(argument.labelSpan, "length")]]
                case "length": return [[TextEdit(argument.labelSpan, "spacing")]]
                case "lead", "tail":
                    let before = call.arguments[index - 1].value.span.upper
                    return [[tree.removal(of: Span(before, argument.value.span.upper))]]
                default: return []
                }
            }
        }
    }
}
