/// A list that grows at its end. Copies share their elements, so that a copy for each place in a script takes little memory.
struct SharedList<Element>: RandomAccessCollection {
    private final class Storage {
        var elements: [Element] = []
    }

    private var storage = Storage()
    private(set) var endIndex = 0

    var startIndex: Int { 0 }

    init(_ elements: [Element] = []) { append(elements) }

    subscript(index: Int) -> Element {
        precondition(index < endIndex)
        return storage.elements[index]
    }

    /// Another copy may have gone on with elements of its own.
    mutating func append(_ elements: some Sequence<Element>) {
        if storage.elements.count > endIndex {
            let own = Storage()
            own.elements = Array(storage.elements.prefix(endIndex))
            storage = own
        }
        storage.elements += elements
        endIndex = storage.elements.count
    }

    mutating func append(_ element: Element) { append(CollectionOfOne(element)) }
}
