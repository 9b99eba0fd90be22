/// One breakpoint of a quantity's error at one priority: the error grows by `below` per point under the position and by
/// `above` per point over it.
struct Piece: BitwiseCopyable {
    var quantity: Int32
    var priority: Double
    var position: Double
    var below: Double
    var above: Double
}

/// The pieces of all quantities; after `group`, sorted by quantity, descending priority and ascending position.
struct Pieces: ~Copyable {
    private var all = FlatArray<Piece>()
    private var starts = FlatArray<Int32>()

    @inline(__always) subscript(index: Int) -> Piece { all[index] }

    mutating func append(_ piece: Piece) { all.append(piece) }

    /// The range of the quantity's pieces.
    @inline(__always) func range(of quantity: Int) -> Range<Int> {
        Int(starts[quantity])..<Int(starts[quantity + 1])
    }

    /// A counting sort by quantity, followed by sorting each quantity's few pieces.
    mutating func group(quantityCount: Int) {
        starts.refill(0, count: quantityCount + 2)
        for index in 0..<all.count { starts[Int(all[index].quantity) + 2] += 1 }
        for quantity in 0..<quantityCount { starts[quantity + 2] += starts[quantity + 1] }
        var grouped = FlatArray<Piece>(minimumCapacity: all.count)
        grouped.resize(to: all.count, filling: Piece(quantity: 0, priority: 0, position: 0, below: 0, above: 0))
        for index in 0..<all.count {
            let quantity = Int(all[index].quantity)
            grouped[Int(starts[quantity + 1])] = all[index]
            starts[quantity + 1] += 1
        }
        all = grouped
        for quantity in 0..<quantityCount {
            let range = range(of: quantity)
            if range.count < 2 { continue }
            all.sort(range) {
                $0.priority != $1.priority ? $0.priority > $1.priority : $0.position < $1.position
            }
        }
    }
}
