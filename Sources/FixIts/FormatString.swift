/// A string with places for values, as C has them.
enum FormatString {
    /// The string with the values in it; nil where the places are not those of the values.
    ///
    /// - Parameter format: with its quotes.
    static func interpolated(_ format: String, _ values: ArraySlice<String>) -> String? {
        guard format.hasPrefix("\"") || format.hasPrefix("@\"") else { return nil }
        var result = ""
        var values = values
        var rest = format.drop { $0 == "@" }
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.hasPrefix("%") {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            let place = rest.drop { $0.isNumber || $0 == "." || $0 == "l" || $0 == "z" }
            guard let letter = place.first, "@dfisgu".contains(letter), let value = values.popFirst() else {
                return nil
            }
            result += "\\(\(value))"
            rest = place.dropFirst()
        }
        return values.isEmpty ? result + rest : nil
    }
}
