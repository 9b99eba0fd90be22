/// An equation for display: `icon.left == card.left * 0.5 + 16`; with the names of unknown numbers, `icon.left == card.left + pad
/// (unknown)`.
struct EquationText: CustomStringConvertible {
    let first: String
    let relation: Relation
    let second: String?
    let multiplier: Double
    let constant: Double
    var unknown = UnknownNumbers()

    var description: String { body + unknown.note }

    /// The second side without the constant; nil if there is only that.
    private var base: String? {
        if let target = unknown.target { return target }
        guard let second else { return nil }
        if let factor = unknown.multiplier { return "\(second) * \(factor)" }
        return multiplier == 1 ? second : "\(second) * \(multiplier.spelledFactor)"
    }

    private var body: String {
        guard let base else { return "\(first) \(relation.rawValue) \(unknown.constant ?? constant.spelled)" }
        var text = "\(first) \(relation.rawValue) \(base)"
        if let name = unknown.constant {
            if name != unknown.target { text += " \(constant < 0 ? "-" : "+") \(name)" }
        } else if constant != 0 {
            text += " \(constant < 0 ? "-" : "+") \(constant.magnitude.spelled)"
        }
        return text
    }
}
