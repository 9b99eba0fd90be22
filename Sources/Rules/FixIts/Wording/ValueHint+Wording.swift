extension ValueHint {
    var text: Advice? {
        switch self {
        case .sample(let code): "for instance \(code: code)"
        case .usage(let word): "write it like this: \(word.usage)"
        case .stringIsWhole: "a string has no positions; its length is its `count`"
        case .tupleParts: "the parts of a tuple have names: (1, 2).x, size.width"
        case .chainChildren: "the constraints of a chain with several attributes are its `children`"
        case .pairOffsets: "for edges use insets, for a size sizeOffset, for a center centerOffset"
        case .fourInsets: "for four numbers, use insets"
        case .oneInset: "one number is for all edges; insets takes one for each of the four"
        case .singleView(let name): "an array of one view is [\(name)]; the views in it are \(name).subviews"
        case .nilHere: "the value is nil here: check it first with if … != nil { … }"
        case .classAlone(let name): "make an object by calling its class: \(name)()"
        case .boolSample: "true or false"
        case .closureSample: "{ x in … }"
        case .elementAlone:
            "the closure receives only the element; a range gives positions: (0..<xs.count).map { i in … xs[i] … }"
        case .parametersOfClosure(let count):
            "the closure receives \(ArgumentCount(count...count).phrase): name each before `in`"
        case .nothingGiven(let name): ArgumentPhrase.missing(in: name).map { Advice($0) }
        case .missing(let names): ArgumentPhrase.missing(names[...]).map { Advice($0) }
        case .missingParts(let parts): ArgumentPhrase.missing(parts.map(\.label)[...]).map { Advice($0) }
        }
    }
}
