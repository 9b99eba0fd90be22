internal import Evaluator
internal import Masonry

extension CheckedValue {
    /// As the subject of a sentence.
    var phrase: String {
        switch self {
        case .index: "an index"
        case .indexed: "what is indexed"
        case .appendedTo: "what is appended to"
        case .changed: "what is changed"
        case .called: "what is to be called"
        case .parent: "what follows `in`"
        case .content(let kind): "what follows the name of \(kind == .image ? "an" : "a") \(kind.rawValue)"
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
