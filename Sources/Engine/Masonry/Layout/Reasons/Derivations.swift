internal import Simplex

/// The values that rows determine one after another, starting from the screen: for each axis of each view the known
/// expressions, and the rows that determined each.
///
/// If all parts of a row are known except that of one view, an equality determines that part, and an inequality does so
/// together with one in the opposite direction. This needs no solving and can be traced back step by step. Rows that
/// determine something only together are left to the solver.
struct Derivations {
    private let held: HeldSystem
    private var knowns: [Known] = []
    private var knownsAt: [[Int]]
    /// The rows that bound a part only from one side and whose other parts are known.
    private var oneSided: [[(row: Int, vector: Vector, isUpper: Bool)]]
    private var isDone: [Bool]
    /// For each row, the number of expressions that were known before any row of its priority was used.
    private var knownBefore: [Int] = []

    typealias Vector = PlacePart.Vector

    /// A known expression at one place.
    private struct Known {
        var place: Int
        var form: Vector
        /// The rows that keep it from growing and from shrinking; the same row if that is an equality.
        var upper: Use
        var lower: Use
        /// The form minus the parts derived from earlier ones of the same place, and the slot to eliminate with it.
        var reduced: Vector
        var pivot: Int
    }

    /// `factor` times the row's part of a place.
    private struct Use {
        var row: Int
        var factor: Double
    }

    init(_ held: HeldSystem) {
        self.held = held
        knownsAt = [[Int]](repeating: [], count: held.placeCount)
        oneSided = [[(row: Int, vector: Vector, isUpper: Bool)]](repeating: [], count: held.placeCount)
        isDone = [Bool](repeating: false, count: held.rows.count)
        var start = 0
        while start < held.rows.count {
            let end = held.endOfPriority(at: start)
            knownBefore += [Int](repeating: knowns.count, count: end - start)
            derive(from: start, to: end)
            start = end
        }
    }

    /// Adds the expressions that the new rows determine, directly or together with earlier rows.
    private mutating func derive(from start: Int, to end: Int) {
        var queue = Array(start..<end)
        var next = 0
        while next < queue.count {
            let row = queue[next]
            next += 1
            if isDone[row] { continue }
            let open = held.parts[row].filter { !isKnown($0) }
            if open.count > 1 { continue }
            isDone[row] = true
            guard let part = open.first, learn(part, from: row) else { continue }
            queue += held.rowsAt[part.place].filter { $0 < end && !isDone[$0] }
        }
    }

    private mutating func learn(_ part: PlacePart, from row: Int) -> Bool {
        let whole = Use(row: row, factor: 1)
        let relation = held.rows[row].held
        if relation == .equal {
            add(part, upper: whole, lower: whole)
            return true
        }
        let isUpper = relation == .lessThanOrEqual
        for other in oneSided[part.place] {
            guard let factor = part.vector.quotient(by: other.vector) else { continue }
            // A negative factor reverses the direction of the other row. It must differ from this row's.
            if (other.isUpper == (factor > 0)) == isUpper { continue }
            let opposite = Use(row: other.row, factor: factor)
            add(part, upper: isUpper ? whole : opposite, lower: isUpper ? opposite : whole)
            return true
        }
        oneSided[part.place].append((row, part.vector, isUpper))
        return false
    }

    private mutating func add(_ part: PlacePart, upper: Use, lower: Use) {
        let reduced = reduced(part.vector, at: part.place, before: knowns.count)
        let pivot = reduced.indices.max { abs(reduced[$0]) < abs(reduced[$1]) } ?? 0
        knownsAt[part.place].append(knowns.count)
        knowns.append(
            Known(
                place: part.place, form: part.vector, upper: upper, lower: lower, reduced: reduced, pivot: pivot))
    }

    // MARK: Known expressions

    private func isKnown(_ part: PlacePart) -> Bool { isKnown(part, before: knowns.count) }

    private func isKnown(_ part: PlacePart, before limit: Int) -> Bool {
        reduced(part.vector, at: part.place, before: limit).size <= Self.rounding * part.vector.size
    }

    /// A vector reduced by the place's known expressions.
    private func reduced(_ vector: Vector, at place: Int, before limit: Int) -> Vector {
        var vector = vector
        for index in knownsAt[place] where index < limit {
            let known = knowns[index]
            vector -= vector[known.pivot] / known.reduced[known.pivot] * known.reduced
            vector[known.pivot] = 0
        }
        return vector
    }

    /// The coefficient of a known expression in a vector that it and earlier ones at its place span.
    private func coefficient(of index: Int, in vector: Vector) -> Double {
        let known = knowns[index]
        let rest = reduced(vector, at: known.place, before: index)
        return rest[known.pivot] / known.reduced[known.pivot]
    }

    /// A value smaller than this share of its summands is rounding.
    private static let rounding = 1e-9
}

// The rows that determine an expression.
extension Derivations {
    /// Whether the part is known without solving.
    func isDerived(_ part: PlacePart) -> Bool { isKnown(part) }

    /// The rows that determined parts of the place.
    func rows(derivedAt place: Int) -> [Int] {
        knownsAt[place].flatMap { [knowns[$0].upper.row, knowns[$0].lower.row] }
    }

    /// The rows that determine the part, which belongs to one view; nil if it is not known.
    func rows(determining part: PlacePart) -> [Int]? {
        guard isKnown(part) else { return nil }
        let own = knownsAt[part.place]
        // Use the earliest sufficient rows, so that rows are explained only by earlier ones.
        let count = own.indices.first { isKnown(part, before: own[$0] + 1) } ?? 0
        var vector = part.vector
        var rows: [Int] = []
        for index in own.prefix(count + 1).reversed() {
            let factor = coefficient(of: index, in: vector)
            if abs(factor) * knowns[index].form.size <= Self.rounding * part.vector.size { continue }
            vector -= factor * knowns[index].form
            rows += [knowns[index].upper.row, knowns[index].lower.row]
        }
        return Set(rows).sorted()
    }

    /// A set of rows, ascending, that determines the sum of the terms; nil if none is found.
    func determining(_ terms: [LinearTerm]) -> [Int]? {
        let opposite = terms.map { LinearTerm(-$0.coefficient, $0.variable) }
        let everything = Scope(rows: 0..<held.rows.count, knowns: knowns.count)
        guard let above = preventing(terms, in: everything),
            let below = preventing(opposite, in: everything)
        else { return nil }
        return Set(above).union(below).sorted()
    }

    /// An irreducible set of the rows of the same or a higher priority, ascending, that keeps a row's sum from growing,
    /// or with a `sign` of -1 from shrinking; nil if none is found.
    func preventing(_ row: Int, sign: Double) -> [Int]? {
        let terms = held.rows[row].row.terms.map { LinearTerm(sign * $0.coefficient, $0.variable) }
        let scope = Scope(rows: 0..<held.endOfPriority(at: row), except: row, knowns: knownBefore[row])
        return preventing(terms, in: scope)
    }

    /// The cost of gathering a row, relative to that of a term of a pivot.
    private static let costOfMember = 50

    /// The rows that may be used, except for one, and the number of known expressions.
    private struct Scope {
        var rows: Range<Int>
        var except: Int?
        var knowns: Int
    }

    private func preventing(_ terms: [LinearTerm], in scope: Scope) -> [Int]? {
        var need = Need(placeCount: held.placeCount)
        let parts = held.parts(of: terms)
        if parts.allSatisfy({ isKnown($0, before: scope.knowns) }) {
            for part in parts { need.add(part) }
            return trace(&need, in: scope).sorted()
        }
        guard let together = preventingTogether(terms, in: scope, &need) else { return nil }
        return trace(&need, in: scope).union(together).sorted()
    }

    /// The rows that keep the needed expression from growing, traced from the newest known expression to the oldest.
    /// Parts that cancel out need none.
    private func trace(_ need: inout Need, in scope: Scope) -> Set<Int> {
        var rows: Set<Int> = []
        for index in (0..<scope.knowns).reversed() {
            let known = knowns[index]
            if need.vectors[known.place] == .zero { continue }
            let factor = coefficient(of: index, in: need.vectors[known.place])
            if abs(factor) * known.form.size <= Self.rounding * need.scales[known.place] { continue }
            need.vectors[known.place] -= factor * known.form
            let use = factor > 0 ? known.upper : known.lower
            rows.insert(use.row)
            for part in held.parts[use.row] where part.place != known.place {
                need.add(PlacePart(place: part.place, vector: -factor * use.factor * part.vector))
            }
        }
        return rows
    }

    /// Rows that keep the sum from growing only together. Adds the known parts they use to `need`.
    private func preventingTogether(
        _ terms: [LinearTerm], in scope: Scope, _ need: inout Need
    ) -> [Int]? {
        if held.isOver { return nil }
        let members = unknownRows(around: terms, in: scope)
        held.work?.spend(members.count * Self.costOfMember)
        let touched = members.flatMap { held.parts[$0] } + held.parts(of: terms)
        let background = Set(touched.map(\.place)).sorted().flatMap { knownsAt[$0].filter { $0 < scope.knowns } }
        var system = LinearSystem()
        system.work = held.work
        var numbers = VariableNumbers()
        for known in background {
            let terms = held.terms(of: PlacePart(place: knowns[known].place, vector: knowns[known].form))
            system.add(LinearRow(numbers.local(terms, in: &system), .equal, 0, .system))
        }
        for member in members {
            let terms = numbers.local(held.rows[member].row.terms, in: &system)
            system.add(LinearRow(terms, held.rows[member].held, 0, .required))
        }
        let growing = system.add(LinearRow(numbers.local(terms, in: &system), .greaterThanOrEqual, 1, .required))
        guard let conflict = system.conflictWithAllRows(before: growing), !conflict.isEmpty,
            let sum = system.contradictions(of: [conflict])[0]
        else { return nil }
        for summand in sum.rows where summand.index < background.count {
            let known = knowns[background[summand.index]]
            need.add(PlacePart(place: known.place, vector: -summand.multiplier * known.form))
        }
        return conflict.dropLast().map { members[$0 - background.count] }
    }

    /// The rows connected to the terms through unknown parts.
    private func unknownRows(around terms: [LinearTerm], in scope: Scope) -> [Int] {
        let open = { (parts: [PlacePart]) in parts.filter { !isKnown($0, before: scope.knowns) }.map(\.place) }
        var pending = open(held.parts(of: terms))
        var seen = Set(pending)
        var found: Set<Int> = []
        while let place = pending.popLast() {
            for row in held.rowsAt[place] where scope.rows.contains(row) && row != scope.except {
                let places = open(held.parts[row])
                guard places.contains(place), found.insert(row).inserted else { continue }
                pending += places.filter { seen.insert($0).inserted }
            }
        }
        return found.sorted()
    }

    /// The expression that must be kept from growing, per place.
    private struct Need {
        var vectors: [Vector]
        /// The largest summand of each.
        var scales: [Double]

        init(placeCount: Int) {
            vectors = [Vector](repeating: .zero, count: placeCount)
            scales = [Double](repeating: 0, count: placeCount)
        }

        mutating func add(_ part: PlacePart) {
            vectors[part.place] += part.vector
            scales[part.place] = max(scales[part.place], part.vector.size)
        }
    }
}
