/// One breakpoint of a quantity's error at one priority: the error grows by `below` per point under the position and by
/// `above` per point over it.
///
/// It has no padding, so that it is copied as a whole.
struct Piece: BitwiseCopyable {
    var quantity: Int32
    /// The sides on which the error counts.
    var sides: Sides
    var priority: Double
    var position: Double
    /// How fast the error grows on the sides that count.
    var slope: Double

    struct Sides: OptionSet, BitwiseCopyable {
        let rawValue: Int32

        static let below = Sides(rawValue: 1)
        static let above = Sides(rawValue: 2)
    }

    @inline(__always) var below: Double { sides.contains(.below) ? slope : 0 }
    @inline(__always) var above: Double { sides.contains(.above) ? slope : 0 }

    /// Whether it is the same for another quantity.
    func isSame(as other: Piece) -> Bool {
        priority == other.priority && position.bitPattern == other.position.bitPattern && below == other.below
            && above == other.above
    }
}

/// The pieces of all quantities; sorted by descending priority and ascending position.
struct Pieces: ~Copyable {
    private var all = FlatArray<Piece>()
    /// By quantity, where its pieces are in `all`.
    private var starts = FlatArray<Int32>()
    private var ends = FlatArray<Int32>()

    @inline(__always) subscript(index: Int) -> Piece { all[index] }

    var count: Int { all.count }

    /// The range of the quantity's pieces.
    @inline(__always) func range(of quantity: Int) -> Range<Int> {
        Int(starts[quantity])..<Int(ends[quantity])
    }

    /// Puts the pieces of some quantities in the place of those they had, by a counting sort; each list may be in any
    /// order.
    mutating func replace(of quantities: borrowing FlatArray<Int32>, by pieces: borrowing FlatArray<Piece>) {
        for index in 0..<quantities.count { ends[quantities[index]] = 0 }
        for index in 0..<pieces.count { ends[pieces[index].quantity] += 1 }
        var next = Int32(truncatingIfNeeded: all.count)
        for index in 0..<quantities.count {
            let quantity = quantities[index]
            let count = ends[quantity]
            starts[quantity] = next
            ends[quantity] = next
            next += count
        }
        all.extend(by: pieces.count)
        for index in 0..<pieces.count {
            let quantity = pieces[index].quantity
            all.set(Int(ends[quantity]), to: index, of: pieces)
            ends[quantity] += 1
        }
        for index in 0..<quantities.count {
            let range = range(of: Int(quantities[index]))
            if range.count < 2 { continue }
            // Without a branch that can't be predicted.
            all.sort(range) { one, other in
                let isAtOnce = one.priority == other.priority
                let isFirst = one.position < other.position
                return one.priority > other.priority || (isAtOnce && isFirst)
            }
        }
    }

    /// The pieces of all quantities.
    mutating func group(_ pieces: borrowing FlatArray<Piece>, quantityCount: Int) {
        starts.refill(0, count: quantityCount)
        ends.refill(0, count: quantityCount)
        var quantities = FlatArray<Int32>(minimumCapacity: quantityCount)
        for quantity in 0..<quantityCount { quantities.append(Int32(truncatingIfNeeded: quantity)) }
        replace(of: quantities, by: pieces)
    }
}
