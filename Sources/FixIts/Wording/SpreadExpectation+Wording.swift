internal import Evaluator

extension SpreadExpectation {
    var phrase: String {
        switch self {
        case .number: "one number"
        case .numberForAllAttributes: "one number for all attributes of the chain"
        case .inset: "one number; use `insets` for four"
        case .insets: "insets, in parentheses of their own"
        case .insetsByEdge: "insets: top, left, bottom and right"
        case .size: "a size, in parentheses of its own"
        case .point: "a point, in parentheses of its own"
        case .sizeOrPoint: "a size or a point, in parentheses of its own"
        case .structure(let inParentheses):
            "one value: a size, a point or insets" + (inParentheses ? ", in parentheses of its own" : "")
        case .valueBefore(let link): "one value; `\(link)` follows in the chain"
        case .valueOrArray: "one value, or an array of several"
        }
    }
}
