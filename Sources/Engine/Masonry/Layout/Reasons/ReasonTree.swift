internal import Simplex

/// Arranges the rows that determine an expression as a tree: below each row, those that determine the other views'
/// parts of it.
struct ReasonTree {
    /// The maximum depth of a tree; deeper constraints are listed at its end.
    private static let maximumDepth = 100
    /// The cost of looking at a row in the tree, relative to that of a term of a pivot.
    private static let costOfShape = 50

    private let held: HeldSystem
    private let derivations: Derivations
    private let members: Set<Int>
    private var shown: Set<Int> = []
    /// For each row, the places whose parts were not derived one after another.
    private let openPlaces: [Set<Int>]
    /// The places of all rows shown so far, below which others can be added.
    private var shownPlaces: Set<Int> = []

    /// A row and those that explain it.
    struct Shape {
        var row: Int
        var isRepeated = false
        var children: [Shape] = []
    }

    /// The tree of all the members that determine the terms.
    static func shapes(
        _ terms: [LinearTerm], by members: [Int], in held: HeldSystem, _ derivations: Derivations
    ) -> [Shape] {
        var tree = ReasonTree(held, derivations, Set(members))
        let own = held.parts(of: terms)
        let top = own.flatMap { derivations.rows(determining: $0) ?? tree.rows(around: $0.place) }
        var shapes = tree.shapes(of: top, besides: Set(own.map(\.place)), depth: 0)
        tree.addRemaining(to: &shapes)
        return shapes
    }

    private init(_ held: HeldSystem, _ derivations: Derivations, _ members: Set<Int>) {
        self.held = held
        self.derivations = derivations
        self.members = members
        openPlaces = held.parts.map { parts in Set(parts.filter { !derivations.isDerived($0) }.map(\.place)) }
    }

    /// If several views are determined together, the search starts from all rows of the attribute's own axis, except
    /// those that derived something else from it.
    private func rows(around place: Int) -> [Int] {
        derivations.rows(derivedAt: place) + held.rowsAt[place].filter { openPlaces[$0].contains(place) }
    }

    /// Rows that determine the position of the view come before rows that only determine its length.
    private mutating func shapes(of rows: [Int], besides places: Set<Int>, depth: Int) -> [Shape] {
        let own = Set(rows).intersection(members).sorted()
        let ordered = own.filter { isPlaced($0, at: places) } + own.filter { !isPlaced($0, at: places) }
        return ordered.map { shape(of: $0, besides: places, depth: depth) }
    }

    private mutating func shape(of row: Int, besides places: Set<Int>, depth: Int) -> Shape {
        let others = held.parts[row].filter { !places.contains($0.place) }
        let explanations = others.map { part in
            let rows = derivations.rows(determining: part) ?? derivations.rows(derivedAt: part.place)
            return (place: part.place, rows: rows)
        }
        var shape = Shape(row: row)
        if !shown.insert(row).inserted {
            shape.isRepeated = explanations.contains { !members.isDisjoint(with: $0.rows) }
        } else if depth < Self.maximumDepth {
            shownPlaces.formUnion(openPlaces[row])
            for explanation in explanations {
                shape.children += shapes(of: explanation.rows, besides: [explanation.place], depth: depth + 1)
            }
        }
        return shape
    }

    /// Rows that determine something only together with those above go below the first that shares an open part. Rows
    /// that would be too deep go at the end.
    private mutating func addRemaining(to shapes: inout [Shape]) {
        var left = members.subtracting(shown).sorted().filter { !openPlaces[$0].isEmpty }
        while !left.isEmpty && !held.isOver {
            let next = left.firstIndex { row in
                !shownPlaces.isDisjoint(with: openPlaces[row]) && insert(row, into: &shapes, depth: 0)
            }
            if let next {
                left.remove(at: next)
            } else {
                shapes.append(shape(of: left.removeFirst(), besides: [], depth: Self.maximumDepth))
            }
        }
        for row in members.subtracting(shown).sorted() {
            shapes.append(shape(of: row, besides: [], depth: Self.maximumDepth))
        }
    }

    private mutating func insert(_ row: Int, into shapes: inout [Shape], depth: Int) -> Bool {
        if depth == Self.maximumDepth { return false }
        held.work?.spend(shapes.count * Self.costOfShape)
        for index in shapes.indices where !shapes[index].isRepeated {
            let common = openPlaces[shapes[index].row].intersection(openPlaces[row])
            if !common.isEmpty {
                shapes[index].children.append(shape(of: row, besides: common, depth: depth + 1))
                return true
            }
            if insert(row, into: &shapes[index].children, depth: depth + 1) { return true }
        }
        return false
    }

    /// Whether the row contains the position of one of the places.
    private func isPlaced(_ row: Int, at places: Set<Int>) -> Bool {
        held.parts[row].contains { places.contains($0.place) && $0.vector[0] != 0 }
    }
}
