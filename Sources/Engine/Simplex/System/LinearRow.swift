/// A coefficient and the variable it multiplies.
public struct LinearTerm: Hashable, Sendable {
    public var coefficient: Double
    public var variable: Int

    public init(_ coefficient: Double, _ variable: Int) {
        self.coefficient = coefficient
        self.variable = variable
    }
}

/// Σ terms RELATION constant, at a strength.
public struct LinearRow: Sendable {
    public var terms: [LinearTerm]
    public var relation: LinearRelation
    public var constant: Double
    public var strength: LinearStrength

    public init(_ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double, _ strength: LinearStrength) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.strength = strength
    }
}

// Reading rows, and systems that differ in a few of them.
extension LinearSystem {
    /// The row with this index.
    public func row(_ index: Int) -> LinearRow {
        let row = rows[index]
        return LinearRow(linearTerms(row.start..<row.end), row.relation, row.constant, row.strength)
    }

    /// The terms and the constant of a tie.
    public func tie(_ index: Int) -> (terms: [LinearTerm], constant: Double) {
        (linearTerms(ties[index].start..<ties[index].end), ties[index].constant)
    }

    private func linearTerms(_ range: Range<Int>) -> [LinearTerm] {
        terms[range].map { LinearTerm($0.coefficient, Int($0.variable)) }
    }

    /// The amount by which the row's sum exceeds its constant at these values.
    public func excess(ofRow index: Int, at values: [Double]) -> Double {
        let row = rows[index]
        return (row.start..<row.end).reduce(-row.constant) { sum, term in
            sum + terms[term].coefficient * values[Int(terms[term].variable)]
        }
    }

    /// Whether the variable has the lower bound 0.
    public func isNonnegative(_ variable: Int) -> Bool { lowerBounds[variable] == 0 }

    /// Adds a row and returns its index.
    @discardableResult
    public mutating func add(_ row: LinearRow) -> Int {
        for term in row.terms { addTerm(term.coefficient, term.variable) }
        return endRow(row.relation, row.constant, row.strength)
    }

    /// Like `conflicts(in:)`, if all required rows before `row` are known to hold together. Nil if it would exceed the
    /// remaining work.
    public func conflictWithAllRows(before row: Int) -> [Int]? {
        isStopped ? nil : ConflictSearch(self).irreducible(row)
    }
}
