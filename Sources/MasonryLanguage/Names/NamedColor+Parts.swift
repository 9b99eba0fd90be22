internal import Masonry

extension NamedColor {
    /// `#ff0000` for `rgb(255, 0, 0)`, with or without a transparency.
    static func hexadecimal(ofParts text: String) -> String? {
        guard text.hasPrefix("rgb"), text.hasSuffix(")") else { return nil }
        let numbers = text.drop { $0 != "(" }.dropFirst().dropLast().split { $0 == "," || $0 == " " }.prefix(3)
            .compactMap { UInt8($0) }
        guard numbers.count == 3 else { return nil }
        let digits = numbers.map { number in
            let digits = String(number, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + digits.joined()
    }
}
