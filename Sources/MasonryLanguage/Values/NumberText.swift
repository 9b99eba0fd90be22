internal import Masonry

/// Numbers as people read them.
public enum NumberText {
    /// The number with at most 6 decimals, without those that are 0.
    public static func short(_ number: Double) -> String {
        if number.magnitude < 1e9 { return number.spelled(decimals: 6) }
        if number.magnitude < 1e15, number == number.rounded() { return String(Int(number)) }
        return number.description.hasSuffix(".0") ? String(number.description.dropLast(2)) : number.description
    }
}
