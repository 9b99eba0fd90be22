/// Linear rows over real variables, ranked lexicographically: the system's rows and the bounds of the variables, the
/// required rows in order, the optional rows by priority, and last the ties in order.
///
/// Rows and ties are flat ranges of one array of terms, so that solving reads them in memory order.
public struct LinearSystem: Sendable {
    @usableFromInline var lowerBounds = ContiguousArray<Double>()
    @usableFromInline var terms = ContiguousArray<Term>()
    var rows = ContiguousArray<Row>()
    var ties = ContiguousArray<Tie>()
    /// The largest absolute constant of a row; at least 1. Until `settleConstants`, that of a row before it changed
    /// counts, too.
    private(set) var largestConstant = 1.0
    private var hadLargestConstant = false
    /// The rows that contain a number that is not finite. They can't hold.
    private(set) var unusable: [Int] = []
    /// The work that solving may take, shared with other systems, before it stops with a useless answer; nil for the
    /// usual limit each time.
    public var work: LinearWork?
    /// The rows that changed since a trace was made of solving them.
    private(set) var changedRows: [Int] = []
    /// The number of terms of all rows.
    private(set) var rowTermCount = 0
    /// After the last row of the system's own.
    private(set) var systemRowEnd = 0
    private var pending = 0
    /// Whether the terms of the current row are finite.
    @usableFromInline var isPendingFinite = true

    /// `coefficient × variable`.
    @usableFromInline struct Term: Sendable {
        @usableFromInline let coefficient: Double
        @usableFromInline let variable: Int32

        @inlinable init(_ coefficient: Double, _ variable: Int32) {
            self.coefficient = coefficient
            self.variable = variable
        }
    }

    /// A range of terms compared with a constant.
    struct Row: Sendable {
        private let first: Int32
        private var limit: Int32
        var constant: Double
        private(set) var priority: Double
        var relation: LinearRelation

        init(terms: Range<Int>, relation: LinearRelation, constant: Double, strength: LinearStrength) {
            first = Int32(truncatingIfNeeded: terms.lowerBound)
            limit = Int32(truncatingIfNeeded: terms.upperBound)
            self.constant = constant
            priority = strength.priority
            self.relation = relation
        }

        @inline(__always) var start: Int { Int(first) }
        @inline(__always) var end: Int { Int(limit) }
        var strength: LinearStrength {
            get { isSystem ? .system : isRequired ? .required : .optional(priority) }
            set { priority = newValue.priority }
        }

        /// Makes the row empty, so that it says nothing.
        mutating func clear() {
            limit = first
            relation = .equal
            constant = 0
            priority = 0
        }

        @inline(__always) var isSystem: Bool { priority == .infinity }
        @inline(__always) var isRequired: Bool { priority == LinearStrength.requiredPriority }
        /// Whether the row holds exactly or not at all.
        @inline(__always) var isFirm: Bool { priority >= LinearStrength.requiredPriority }
        @inline(__always) var isFirmEquality: Bool { isFirm && relation == .equal }
    }

    /// A range of terms, and the constant added to them.
    struct Tie: Sendable {
        var start: Int
        var end: Int
        var constant: Double
    }

    /// A system without variables, rows or ties.
    public init() {}

    /// Removes everything but keeps the memory.
    public mutating func removeAll() {
        lowerBounds.removeAll(keepingCapacity: true)
        terms.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
        ties.removeAll(keepingCapacity: true)
        largestConstant = 1
        unusable.removeAll()
        changedRows.removeAll()
        hadLargestConstant = false
        rowTermCount = 0
        systemRowEnd = 0
        pending = 0
        isPendingFinite = true
    }

    /// Makes room for this many variables, rows and terms.
    public mutating func reserve(variableCount: Int, rowCount: Int, termCount: Int) {
        lowerBounds.reserveCapacity(variableCount)
        rows.reserveCapacity(rowCount)
        terms.reserveCapacity(termCount)
    }

    /// The number of variables.
    public var variableCount: Int { lowerBounds.count }

    /// The number of rows.
    public var rowCount: Int { rows.count }

    /// The number of ties.
    public var tieCount: Int { ties.count }

    /// Adds a variable that is free or at least 0, and returns its number: 0, 1, 2 …
    public mutating func addVariable(isNonnegative: Bool = false) -> Int {
        addVariable(lowerBound: isNonnegative ? 0 : -.infinity)
    }

    /// Adds this many variables that are free or at least 0.
    public mutating func addVariables(_ count: Int, isNonnegative: Bool = false) {
        for _ in 0..<count { lowerBounds.append(isNonnegative ? 0 : -.infinity) }
    }

    mutating func addVariable(lowerBound: Double) -> Int {
        lowerBounds.append(lowerBound)
        return lowerBounds.count - 1
    }

    /// Adds `coefficient × variable` to the current row or tie; terms of the same variable add up.
    @inlinable @inline(__always) public mutating func addTerm(_ coefficient: Double, _ variable: Int) {
        precondition(variable >= 0 && variable < lowerBounds.count, "a term of a variable that was not added")
        if !coefficient.isFinite { isPendingFinite = false }
        terms.append(Term(coefficient, Int32(truncatingIfNeeded: variable)))
    }

    /// Ends the current row, Σ terms RELATION constant, and returns its index.
    @discardableResult
    public mutating func endRow(_ relation: LinearRelation, _ constant: Double, _ strength: LinearStrength) -> Int {
        let row = Row(terms: pending..<terms.count, relation: relation, constant: constant, strength: strength)
        rows.append(row)
        rowTermCount += row.end - row.start
        if row.isSystem { systemRowEnd = rows.count }
        if !isPendingFinite || !constant.isFinite {
            unusable.append(rows.count - 1)
            isPendingFinite = true
        } else {
            largestConstant = max(largestConstant, abs(constant))
        }
        pending = terms.count
        return rows.count - 1
    }

    /// Removes all ties. No row may have been added after them.
    public mutating func removeTies() {
        guard let first = ties.first else { return }
        assert(rows.last.map { $0.end <= first.start } ?? true)
        terms.removeSubrange(first.start...)
        pending = first.start
        ties.removeAll()
    }

    var isStopped: Bool { work?.isOver ?? false }

    /// The constant that a row's terms are compared with.
    public func constant(ofRow row: Int) -> Double { rows[row].constant }

    /// Replaces the constant of a row.
    public mutating func setConstant(_ constant: Double, ofRow row: Int) {
        precondition(constant.isFinite, "a constant that is not finite")
        noteChange(of: row)
        rows[row].constant = constant
        largestConstant = max(largestConstant, abs(constant))
    }

    private mutating func noteChange(of row: Int) {
        changedRows.append(row)
        if abs(rows[row].constant) >= largestConstant { hadLargestConstant = true }
    }

    /// Ends the current row as the new content of an earlier one.
    public mutating func endRow(
        replacing row: Int, _ relation: LinearRelation, _ constant: Double, _ strength: LinearStrength
    ) {
        let old = rows[row]
        noteChange(of: row)
        if hasPendingTerms(of: old) {
            terms.removeSubrange(pending...)
            rows[row].constant = constant
            rows[row].relation = relation
            rows[row].strength = strength
        } else {
            rowTermCount += terms.count - pending - (old.end - old.start)
            rows[row] = Row(
                terms: pending..<terms.count, relation: relation, constant: constant, strength: strength)
            pending = terms.count
        }
        if strength == .system { systemRowEnd = max(systemRowEnd, row + 1) }
        if !isPendingFinite || !constant.isFinite {
            unusable.append(row)
            isPendingFinite = true
        } else {
            largestConstant = max(largestConstant, abs(constant))
        }
    }

    /// Whether the terms of the current row are those of a row.
    private func hasPendingTerms(of row: Row) -> Bool {
        guard terms.count - pending == row.end - row.start else { return false }
        for index in row.start..<row.end {
            let (term, other) = (terms[pending + index - row.start], terms[index])
            if term.variable != other.variable || term.coefficient.bitPattern != other.coefficient.bitPattern {
                return false
            }
        }
        return true
    }

    /// Makes a row empty and always true. The other rows keep their indices.
    public mutating func clearRow(_ row: Int) {
        rowTermCount -= rows[row].end - rows[row].start
        noteChange(of: row)
        rows[row].clear()
    }

    /// Whether the row was cleared.
    public func isCleared(_ row: Int) -> Bool { rows[row].priority == 0 }

    /// Forgets which rows changed.
    mutating func forgetChanges() { changedRows.removeAll() }

    /// Forgets how large constants were that changed.
    mutating func settleConstants() {
        if !hadLargestConstant { return }
        hadLargestConstant = false
        largestConstant = rows.reduce(1) { max($0, abs($1.constant)) }
    }

    /// Ends the current tie and returns its index. After every priority, |Σ terms + constant| is minimized, tie by tie.
    @discardableResult
    public mutating func endTie(_ constant: Double) -> Int {
        ties.append(Tie(start: pending, end: terms.count, constant: constant))
        pending = terms.count
        return ties.count - 1
    }
}
