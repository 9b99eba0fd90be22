internal import Evaluator
internal import Vocabulary

extension ValueHint {
    var text: String? {
        switch self {
        case .sample(let code): "for instance \(code)"
        case .usage(let word): "write it like this: \(word.usage)"
        case .stringIsWhole: "a string can't be indexed; its length is its `count`"
        case .tupleParts: "the parts of a tuple have names: (1, 2).x, size.width"
        case .chainChildren: "the constraints of a chain with several attributes are its `children`"
        case .pairOffsets: "for edges use insets, for a size sizeOffset, for a centre centerOffset"
        case .fourInsets: "pass four numbers to insets"
        case .oneInset: "one number is for all edges; insets takes one for each of the four"
        case .singleView(let name): "an array of one view is [\(name)]; the views in it are \(name).subviews"
        case .nilHere: "the value is nil here: give it another one before"
        case .classAlone(let name): "make an object by calling its class: \(name)()"
        case .boolSample: "true or false"
        case .closureSample: "{ x in … }"
        case .elementAlone:
            "the closure gets only the element; a range gives positions: (0..<xs.count).map { i in … xs[i] … }"
        case .parametersOfClosure(let count):
            "it gets \(ArgumentCount(count...count).phrase) here: write a name for each before `in`"
        case .nothingGiven(let name): ArgumentPhrase.missing(in: name)
        case .missing(let names): ArgumentPhrase.missing(names[...])
        }
    }
}
