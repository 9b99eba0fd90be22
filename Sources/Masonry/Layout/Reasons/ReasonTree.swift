internal import Simplex

/// Orders rows that determine an expression into a tree: under each row, what determines the other views' part of it.
struct ReasonTree {
    private let held: HeldRows
    private var shown: Set<Int> = []

    /// A row and those that explain it.
    struct Shape {
        var row: Int
        var isRepeated = false
        var children: [Shape] = []
    }

    /// One axis of one view: what the rows of a level of the tree have in common.
    private struct Place: Hashable {
        var view: View
        var axis: Axis
    }

    /// The tree of all the members, which determine the terms.
    static func shapes(_ terms: [LinearTerm], by members: [Int], in held: HeldRows) -> [Shape] {
        var tree = ReasonTree(held)
        var shapes = tree.shapes(terms, by: members)
        tree.addWhatIsLeft(of: members, to: &shapes)
        return shapes
    }

    private init(_ held: HeldRows) {
        self.held = held
    }

    private mutating func shapes(_ terms: [LinearTerm], by members: [Int]) -> [Shape] {
        let places = Set(terms.map { place(of: $0) })
        let top = members.filter { isRow($0, at: places) }
        let rest = members.filter { !isRow($0, at: places) }
        // What says where the view is comes before what only says how long it is.
        let ordered = top.filter { isPlaced($0, at: places) } + top.filter { !isPlaced($0, at: places) }
        return ordered.map { shape(of: $0, besides: places, by: rest) }
    }

    private mutating func shape(of row: Int, besides places: Set<Place>, by rest: [Int]) -> Shape {
        let others = parts(of: row).filter { !places.contains($0.place) }
        if !shown.insert(row).inserted { return Shape(row: row, isRepeated: !others.isEmpty) }
        var shape = Shape(row: row)
        for other in others {
            for child in shapes(explaining: other.terms, by: rest)
            where !shape.children.contains(where: { $0.row == child.row }) {
                shape.children.append(child)
            }
        }
        return shape
    }

    /// What determines one view's part of a row; nothing if it takes the rows above to do so.
    private mutating func shapes(explaining terms: [LinearTerm], by rest: [Int]) -> [Shape] {
        let places = Set(terms.map { place(of: $0) })
        let equal = rest.first { row in
            held.rows[row].held == .equal
                && parts(of: row).contains { places.contains($0.place) && isMultiple($0.terms, of: terms) }
        }
        if let equal { return [shape(of: equal, besides: places, by: rest.filter { $0 != equal })] }
        return held.determining(terms, among: rest).map { shapes(terms, by: $0) } ?? []
    }

    /// Rows that only together with those above determine anything come under the first that has a view in common.
    private func addWhatIsLeft(of members: [Int], to shapes: inout [Shape]) {
        var left = members.filter { !shown.contains($0) }
        while !left.isEmpty {
            if let next = left.firstIndex(where: { insert($0, into: &shapes) }) {
                left.remove(at: next)
            } else {
                shapes.append(Shape(row: left.removeFirst()))
            }
        }
    }

    private func insert(_ row: Int, into shapes: inout [Shape]) -> Bool {
        let places = Set(parts(of: row).map(\.place))
        for index in shapes.indices {
            if isRow(shapes[index].row, at: places), !shapes[index].isRepeated {
                shapes[index].children.append(Shape(row: row))
                return true
            }
            if insert(row, into: &shapes[index].children) { return true }
        }
        return false
    }

    // MARK: The parts of a row

    private func place(of term: LinearTerm) -> Place {
        let quantity = held.quantities[term.variable]
        return Place(view: quantity.view, axis: quantity.component.axis)
    }

    private func isRow(_ row: Int, at places: Set<Place>) -> Bool {
        held.rows[row].row.terms.contains { places.contains(place(of: $0)) }
    }

    /// Whether the row speaks of where one of the places begins.
    private func isPlaced(_ row: Int, at places: Set<Place>) -> Bool {
        held.rows[row].row.terms.contains {
            places.contains(place(of: $0)) && !held.quantities[$0.variable].component.isLength
        }
    }

    /// The row's terms by place.
    private func parts(of row: Int) -> [(place: Place, terms: [LinearTerm])] {
        var parts: [(place: Place, terms: [LinearTerm])] = []
        for term in held.rows[row].row.terms {
            let place = place(of: term)
            if let index = parts.firstIndex(where: { $0.place == place }) {
                parts[index].terms.append(term)
            } else {
                parts.append((place, [term]))
            }
        }
        return parts
    }

    private func isMultiple(_ terms: [LinearTerm], of others: [LinearTerm]) -> Bool {
        guard terms.count == others.count, let first = terms.first,
            let other = others.first(where: { $0.variable == first.variable })
        else { return false }
        let factor = first.coefficient / other.coefficient
        return terms.allSatisfy { term in
            others.contains {
                $0.variable == term.variable
                    && abs(term.coefficient - factor * $0.coefficient) <= 1e-12 * abs(term.coefficient)
            }
        }
    }
}
