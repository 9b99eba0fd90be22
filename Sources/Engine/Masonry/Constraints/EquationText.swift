/// An equation for display: `icon.left == card.left * 0.5 + 16`.
struct EquationText: CustomStringConvertible {
    let first: String
    let relation: Relation
    let second: String?
    let multiplier: Double
    let constant: Double

    var description: String {
        guard let second else { return "\(first) \(relation.rawValue) \(constant.spelled)" }
        var text = "\(first) \(relation.rawValue) \(second)"
        if multiplier != 1 { text += " * \(multiplier.spelledFactor)" }
        if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(constant.magnitude.spelled)" }
        return text
    }
}
