internal import Masonry

/// A JSON value; objects keep the order of their keys.
enum JSON {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// The value as text: one line for each element of the outermost object's arrays.
    func text(depth: Int = 0) -> String {
        switch self {
        case .null: return "null"
        case .boolean(let boolean): return boolean ? "true" : "false"
        case .number(let number): return number.isFinite ? number.spelled(decimals: 6) : "null"
        case .string(let string): return Self.quoted(string)
        case .array(let elements):
            let texts = elements.map { $0.text(depth: depth + 1) }
            if depth != 1 || texts.isEmpty { return "[" + texts.joined(separator: ", ") + "]" }
            return "[\n    " + texts.joined(separator: ",\n    ") + "\n  ]"
        case .object(let members):
            let texts = members.map { "\(Self.quoted($0.key)): \($0.value.text(depth: depth + 1))" }
            if depth != 0 { return "{" + texts.joined(separator: ", ") + "}" }
            return "{\n  " + texts.joined(separator: ",\n  ") + "\n}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            default:
                if scalar.isUnsafe { quoted += escape(scalar) } else { quoted.unicodeScalars.append(scalar) }
            }
        }
        return quoted + "\""
    }

    /// The scalar as one or two `\uXXXX`.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        String(Character(scalar)).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
