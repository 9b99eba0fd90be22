public enum LinearRelation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
public enum LinearStrength: Hashable, Sendable { case system, required, optional(Double) }
public struct LinearSystem: Sendable {
    public init() {}
    public var variableCount = 0
    public var rowCount = 0
    public var tieCount = 0
    public mutating func addVariable(isNonnegative: Bool = false) -> Int { variableCount += 1; return variableCount - 1 }
    public mutating func addTerm(_ coefficient: Double, _ variable: Int) {}
    @discardableResult public mutating func endRow(_ relation: LinearRelation, _ constant: Double, _ strength: LinearStrength) -> Int { rowCount += 1; return rowCount - 1 }
    @discardableResult public mutating func endTie(_ constant: Double) -> Int { tieCount += 1; return tieCount - 1 }
    public func solve() -> LinearSolution { LinearSolution(values: Array(repeating: 0, count: variableCount), broken: [], isTieOpen: Array(repeating: false, count: tieCount)) }
    public func conflict(of row: Int, in solution: LinearSolution) -> [Int] { [] }
    public func range(ofTie tie: Int, in solution: LinearSolution) -> (lower: Double?, upper: Double?) { (nil, nil) }
}
public struct LinearSolution: Sendable {
    public let values: [Double]
    public let broken: [Int]
    public let isTieOpen: [Bool]
}
