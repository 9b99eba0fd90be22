internal import Simplex

/// The numbers of variables in a smaller system that contains only those in use.
struct VariableNumbers {
    private var numbers: [Int: Int] = [:]
    /// For each variable of the whole system, whether it is never below 0; empty if irrelevant.
    var isNonnegative: [Bool] = []

    mutating func local(_ terms: [LinearTerm], in system: inout LinearSystem) -> [LinearTerm] {
        terms.map { LinearTerm($0.coefficient, number(of: $0.variable, in: &system)) }
    }

    private mutating func number(of variable: Int, in system: inout LinearSystem) -> Int {
        if let number = numbers[variable] { return number }
        let number = system.addVariable(isNonnegative: !isNonnegative.isEmpty && isNonnegative[variable])
        numbers[variable] = number
        return number
    }
}
