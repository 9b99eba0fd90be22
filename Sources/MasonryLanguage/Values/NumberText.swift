/// Numbers as people read them.
public enum NumberText {
    /// The number with at most 6 decimals, without those that are 0.
    public static func short(_ number: Double) -> String {
        let scaled = (number * 1e6).rounded()
        let rounded = scaled.isFinite ? scaled / 1e6 : number
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return rounded.description.hasSuffix(".0") ? String(rounded.description.dropLast(2)) : rounded.description
    }
}
