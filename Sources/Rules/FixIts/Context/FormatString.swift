/// A format string of C, with placeholders for values.
enum FormatString {
    /// The string with the values in place of the placeholders; nil if they don't match.
    ///
    /// - Parameter format: with its quotes.
    static func interpolated(_ format: String, _ values: ArraySlice<String>) -> String? {
        guard format.hasPrefix("\"") || format.hasPrefix("@\"") else { return nil }
        var result = ""
        var values = values
        var rest = format.drop { $0 == "@" }
        while let token = rest.firstIndex(of: "%") {
            result += rest[..<token]
            rest = rest[rest.index(after: token)...]
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
