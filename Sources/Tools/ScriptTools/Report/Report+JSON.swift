internal import FoundationEssentials
internal import Masonry

extension Report {
    /// The report as JSON, ending with a newline. No control characters are in it.
    public var json: String { JSONText.text(of: self) }
}

/// Values as JSON, with sorted keys.
package enum JSONText {
    /// The text, ending with a newline.
    package static func text(of value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Only a number that is not finite could fail: see `inReport`.
        guard let data = try? encoder.encode(value) else { return "" }
        return String(decoding: data, as: UTF8.self).escapingUnsafeScalars + "\n"
    }

    package static func value<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}

extension String {
    /// Scalars that could act on a terminal are in literals only, as the encoder escapes those of ASCII.
    fileprivate var escapingUnsafeScalars: String {
        guard unicodeScalars.contains(where: { $0 != "\n" && $0.isUnsafe }) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            guard scalar != "\n", scalar.isUnsafe else {
                text.unicodeScalars.append(scalar)
                continue
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return text
    }
}

extension Double {
    /// The number with at most six decimals, and finite, as JSON has no others.
    var inReport: Double {
        if isNaN { return 0 }
        if magnitude > 1e9 { return min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude) }
        return (self * 1e6).rounded() / 1e6 + 0
    }
}
