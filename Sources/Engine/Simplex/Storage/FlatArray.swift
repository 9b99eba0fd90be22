internal import Glibc

/// A growable buffer of plain values with a single owner, for inner loops: no reference counting, no uniqueness checks,
/// and bounds checks only in debug builds.
///
/// The memory comes from malloc: the standard library's allocation requests an alignment, which takes several times as
/// long for small buffers.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    /// Nil until the first element is added.
    private var memory: UnsafeMutablePointer<Element>?
    private(set) var count: Int
    private var capacity: Int

    init() {
        memory = nil
        capacity = 0
        count = 0
    }

    init(minimumCapacity: Int) {
        capacity = minimumCapacity
        memory = minimumCapacity == 0 ? nil : Self.reallocated(nil, minimumCapacity)
        count = 0
    }

    init(repeating element: Element, count: Int) {
        self.init(minimumCapacity: count)
        memory?.initialize(repeating: element, count: count)
        self.count = count
    }

    init(_ elements: ContiguousArray<Element>) {
        self.init(minimumCapacity: elements.count)
        for element in elements { append(element) }
    }

    deinit {
        free(memory)
    }

    @inline(__always) private var base: UnsafeMutablePointer<Element> { memory.unsafelyUnwrapped }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) nonmutating set { self[Int(index)] = newValue }
    }

    /// Sets an element to one of another buffer, copied as a whole, not by its fields.
    @inline(__always) func set(_ place: Int, to index: Int, of other: borrowing FlatArray) {
        (base + place).update(from: other.base + index, count: 1)
    }

    @inline(__always) var isEmpty: Bool { count == 0 }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always) mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    @inline(__always) mutating func removeAll() {
        count = 0
    }

    mutating func truncate(to newCount: Int) {
        assert(newCount <= count)
        count = newCount
    }

    /// Resizes the buffer to this length, filling new places with `element`.
    mutating func resize(to newCount: Int, filling element: Element) {
        reserve(newCount)
        if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
        count = newCount
    }

    /// Replaces every element.
    func fill(_ element: Element) {
        for index in 0..<count { base[index] = element }
    }

    /// Resizes the buffer to exactly this length and fills every place with `element`.
    mutating func refill(_ element: Element, count newCount: Int) {
        count = 0
        resize(to: newCount, filling: element)
    }

    /// Makes it longer; the new elements must be set before they are read.
    @inline(__always) mutating func extend(by more: Int) {
        if count + more > capacity { reserve(count + more) }
        count += more
    }

    mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2, 64)
        memory = Self.reallocated(memory, capacity)
    }

    private static func reallocated(_ base: UnsafeMutablePointer<Element>?, _ capacity: Int) -> UnsafeMutablePointer<
        Element
    > {
        guard let memory = realloc(base, capacity * MemoryLayout<Element>.stride) else {
            preconditionFailure("out of memory")
        }
        return memory.bindMemory(to: Element.self, capacity: capacity)
    }

    /// Another buffer with the same elements.
    func copy() -> FlatArray {
        var copy = FlatArray(minimumCapacity: count)
        if let memory { copy.memory?.initialize(from: memory, count: count) }
        copy.count = count
        return copy
    }

    /// A copy of the elements.
    func copied() -> [Element] {
        Array(UnsafeBufferPointer(start: memory, count: count))
    }

    /// Sorts the elements of a range.
    @inline(__always) func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
        guard let memory else { return }
        var places = UnsafeMutableBufferPointer(start: memory + range.lowerBound, count: range.count)
        places.sort(by: precedes)
    }
}
