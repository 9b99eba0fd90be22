extension Double {
    /// The number rounded to two decimals, without trailing zeros: `16`, `106.67`, `-0.5`.
    public var spelled: String { spelled(decimals: 2) }

    /// The number rounded to a number of decimals, without trailing zeros.
    public func spelled(decimals: Int) -> String {
        var unit = 1
        for _ in 0..<decimals { unit *= 10 }
        let scaled = (self * Double(unit)).rounded()
        guard scaled.magnitude < 1e15 else {
            return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
        }
        let whole = Int(scaled.magnitude)
        var text = "\(whole / unit)"
        if whole % unit != 0 {
            var fraction = String(String(unit + whole % unit).dropFirst())
            while fraction.last == "0" { fraction.removeLast() }
            text += "." + fraction
        }
        return scaled < 0 ? "-" + text : text
    }

    /// The number as a multiplier: rounded to four decimals, or to as many as distinguish it from 0 and 1.
    public var spelledFactor: String {
        let rounded = (4...9).lazy.map { self.spelled(decimals: $0) }
        return rounded.first { !["0", "1", "-1"].contains($0) } ?? spelled(decimals: 9)
    }
}
