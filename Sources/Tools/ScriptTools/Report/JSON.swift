internal import Masonry

/// A JSON value; objects keep the order of their keys.
enum JSON {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// The value as text, with one line for each element of the outermost object's arrays.
    var text: String {
        var text = ""
        write(to: &text, depth: 0)
        return text
    }

    private func write(to text: inout String, depth: Int) {
        switch self {
        case .null: text += "null"
        case .boolean(let boolean): text += boolean ? "true" : "false"
        case .number(let number): text += number.isFinite ? number.spelled(decimals: 6) : "null"
        case .string(let string): Self.quote(string, to: &text)
        case .array(let elements):
            let isSpread = depth == 1 && !elements.isEmpty
            text += isSpread ? "[\n    " : "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += isSpread ? ",\n    " : ", " }
                element.write(to: &text, depth: depth + 1)
            }
            text += isSpread ? "\n  ]" : "]"
        case .object(let members):
            text += depth == 0 ? "{\n  " : "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += depth == 0 ? ",\n  " : ", " }
                Self.quote(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, depth: depth + 1)
            }
            text += depth == 0 ? "\n}" : "}"
        }
    }

    private static func quote(_ string: String, to text: inout String) {
        text += "\""
        if string.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
            text += string
        } else {
            for scalar in string.unicodeScalars { write(scalar, to: &text) }
        }
        text += "\""
    }

    private static func write(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\t": text += "\\t"
        case "\r": text += "\\r"
        default:
            if scalar.isUnsafe { text += escape(scalar) } else { text.unicodeScalars.append(scalar) }
        }
    }

    /// The scalar as one or two `\uXXXX` escapes.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        String(Character(scalar)).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
