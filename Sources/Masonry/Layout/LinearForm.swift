/// `origin × o + extent × e + constant`: an attribute as an expression of where an item begins and how far it extends
/// along one axis.
struct LinearForm {
    /// Where the item begins: a variable, or a number where it is known.
    var origin: Unknown
    var originFactor: Double
    var extent: Unknown
    var extentFactor: Double
    var constant: Double

    /// The form's value, given the variables'.
    func value(_ values: [Double]) -> Double {
        origin.value(values) * originFactor + extent.value(values) * extentFactor + constant
    }
}

/// A quantity of the layout: a variable of the solver, or known beforehand.
enum Unknown {
    case variable(Int)
    case known(Double)

    func isVariable(_ number: Int) -> Bool {
        if case .variable(number) = self { true } else { false }
    }

    func value(_ values: [Double]) -> Double {
        switch self {
        case .variable(let variable): values[variable]
        case .known(let number): number
        }
    }
}
