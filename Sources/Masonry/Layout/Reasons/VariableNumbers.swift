internal import Simplex

/// The numbers that variables have in a smaller system of only those that are used.
struct VariableNumbers {
    private var numbers: [Int: Int] = [:]
    /// Per variable of the whole system, whether it is never below 0; empty where that doesn't count.
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
