extension Expectation {
    /// What was expected, as messages name it.
    var phrase: String {
        switch self {
        case .statement: "a statement"
        case .value: "a value"
        case .condition: "a condition"
        case .dimension: "`width`, `height`, `text`, `ltr` or `rtl`"
        case .onePosition: "one position"
        case .member: "a member's name"
        case .attribute: "an attribute's name"
        case .parameter: "a parameter"
        case .file: "a file name in quotes"
        case .name: "a name"
        case .nameOfView: "a name for the view"
        case .nameOfFunction: "a name for the function"
        case .nameOfElement: "a name for the element"
        case .kindOfView: "a kind of view"
        case .parent: "the parent's name"
        case .nameOf(.superclass): "the name of the superclass"
        case .nameOf(let named): "\("aeiou".contains(named.rawValue.prefix(1)) ? "an" : "a") \(named.rawValue)'s name"
        case .message: "a message's name"
        case .type: "a type"
        case .index: "an index"
        case .newLine: "a new line"
        case .labelOfLoop: "the label of the innermost loop"
        case .punctuation(let kind): "`\(kind.spelling ?? "")`"
        case .word(let word): "`\(word.rawValue)`"
        case .keyword(let word): "`\(word)`"
        case .either(let one, let other): "`\(one)` or `\(other)`"
        case .commaOr(let kind): "`,` or `\(kind.spelling ?? "")`"
        case .phrase(let phrase): phrase
        }
    }
}

extension Found {
    /// What was found, as messages name it.
    var phrase: String {
        switch self {
        case .end: "the end"
        case .endOfLine: "the end of the line"
        case .string: "a string"
        case .endOfInterpolation: "`)`"
        case .emptyParentheses: "`()`"
        case .several: "several"
        case .text(let text): "`\(text)`"
        case .phrase(let phrase): phrase
        }
    }
}
