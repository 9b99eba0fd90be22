/// A growable buffer of plain values with one owner: what inner loops read and write without reference counting, uniqueness checks, or bounds checks
/// outside debug builds.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count: Int
    private var capacity: Int

    init() {
        self.init(minimumCapacity: 8)
    }

    init(minimumCapacity: Int) {
        capacity = max(minimumCapacity, 8)
        base = .allocate(capacity: capacity)
        count = 0
    }

    init(repeating element: Element, count: Int) {
        self.init(minimumCapacity: count)
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    init(_ elements: ContiguousArray<Element>) {
        self.init(minimumCapacity: elements.count)
        for element in elements { append(element) }
    }

    deinit {
        base.deallocate()
    }

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

    /// Makes the buffer this long; new places hold `element`.
    mutating func resize(to newCount: Int, filling element: Element) {
        reserve(newCount)
        if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
        count = newCount
    }

    /// Makes the buffer exactly this long, every place holding `element`.
    mutating func refill(_ element: Element, count newCount: Int) {
        count = 0
        resize(to: newCount, filling: element)
    }

    mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        let grown = max(needed, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: grown)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = grown
    }

    /// The elements as a value.
    func copied() -> ContiguousArray<Element> {
        ContiguousArray(UnsafeBufferPointer(start: base, count: count))
    }

    /// Sorts the places of a range.
    @inline(__always) func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
        var places = UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
        places.sort(by: precedes)
    }
}
