extension CheckedValue {
    /// As the subject of a sentence.
    var phrase: String {
        switch self {
        case .index: "an index"
        case .indexed: "the indexed value"
        case .appendedTo: "the target of `append`"
        case .changed: "the target"
        case .called: "the called value"
        case .parent: "the parent"
        case .content(.image): "the size of an image"
        case .content(let kind) where kind.hasText: "the text of a \(kind.rawValue)"
        case .content(let kind): "what follows the name of a \(kind.rawValue)"
        case .rangeStart: "the start of a range"
        case .rangeEnd: "the end of a range"
        case .part: "a part"
        case .place: "a place"
        case .length: "a length"
        case .count: "a count"
        case .member(let name): "`\(name)`"
        case .argument(let name): "what `\(name)` takes"
        }
    }
}
