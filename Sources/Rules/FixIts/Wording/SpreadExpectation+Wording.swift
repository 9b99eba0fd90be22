extension SpreadExpectation {
    var phrase: String {
        switch self {
        case .number: "one number"
        case .numberForAllAttributes: "one number for all attributes of the chain"
        case .inset: "one number; for four, use `insets`"
        case .insets: "insets, in their own parentheses"
        case .insetsByEdge: "insets: top, left, bottom and right"
        case .size: "a size, in its own parentheses"
        case .point: "a point, in its own parentheses"
        case .sizeOrPoint: "a size or a point, in its own parentheses"
        case .structure(let inParentheses):
            "one value: a size, a point or insets" + (inParentheses ? ", in its own parentheses" : "")
        case .valueBefore(let link): "one value; write `\(link)` after it"
        case .valueOrArray: "one value, or an array of several"
        }
    }
}
