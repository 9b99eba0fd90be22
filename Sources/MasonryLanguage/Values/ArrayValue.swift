internal import Masonry

/// The elements of an array; whoever changes them holds the only reference, or a copy.
final class ArrayValue {
    private(set) var elements: [Value]
    /// How deep arrays are nested in this one, itself included.
    private(set) var depth: Int

    init(_ elements: [Value]) {
        self.elements = elements
        depth = elements.reduce(1) { max($0, Self.depth(of: $1) + 1) }
    }

    func append(_ value: Value) {
        depth = max(depth, Self.depth(of: value) + 1)
        elements.append(value)
    }

    func replace(at index: Int, with value: Value) {
        depth = max(depth, Self.depth(of: value) + 1)
        elements[index] = value
    }

    func setElements(_ elements: [Value]) {
        self.elements = elements
        depth = elements.reduce(1) { max($0, Self.depth(of: $1) + 1) }
    }

    /// Takes an element out to be changed; it is to be put back.
    func take(at index: Int) -> Value {
        let value = elements[index]
        elements[index] = .nothing
        return value
    }

    /// Whether there are elements and all of them are views.
    var isOfViews: Bool {
        guard let first = elements.first, case .view = first else { return false }
        return elements.allSatisfy { if case .view = $0 { true } else { false } }
    }

    static func depth(of value: Value) -> Int {
        if case .array(let array) = value { array.depth } else { 0 }
    }
}
