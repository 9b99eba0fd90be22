/// A quantity reaching a breakpoint or a bound, `distance` along a step; `rate` is how fast it moves.
struct Event: BitwiseCopyable {
    var distance: Double
    var rate: Double
    var quantity: Int32

    /// Nearest first; at equal distance the smallest rates first, so that the step ends at a large pivot.
    @inline(__always) static func < (one: Event, other: Event) -> Bool {
        if one.distance != other.distance { return one.distance < other.distance }
        if abs(one.rate) != abs(other.rate) { return abs(one.rate) < abs(other.rate) }
        return one.quantity < other.quantity
    }
}

/// The events of one step, as a binary heap.
struct EventQueue: ~Copyable {
    private var heap = FlatArray<Event>()

    mutating func removeAll() { heap.removeAll() }

    mutating func push(_ event: Event) {
        heap.append(event)
        var place = heap.count - 1
        while place > 0 {
            let above = (place - 1) / 2
            if !(event < heap[above]) { break }
            heap[place] = heap[above]
            place = above
        }
        heap[place] = event
    }

    mutating func popFirst() -> Event? {
        if heap.isEmpty { return nil }
        let top = heap[0]
        let last = heap.removeLast()
        let count = heap.count
        if count == 0 { return top }
        var place = 0
        while true {
            var below = 2 * place + 1
            if below >= count { break }
            if below + 1 < count && heap[below + 1] < heap[below] { below += 1 }
            if !(heap[below] < last) { break }
            heap[place] = heap[below]
            place = below
        }
        heap[place] = last
        return top
    }
}
