internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Syntax

/// A constraint as UIKit's layout anchors make it, on one line: `a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)`.
struct AnchorConstraint {
    /// The place of it all, and the chain that makes the same constraint.
    package let chain: (span: Span, text: String)

    private static let relations = [
        "equalTo": Member.equalTo, "equalToConstant": .equalTo, "greaterThanOrEqualTo": .greaterThanOrEqualTo,
        "greaterThanOrEqualToConstant": .greaterThanOrEqualTo, "lessThanOrEqualTo": .lessThanOrEqualTo,
        "lessThanOrEqualToConstant": .lessThanOrEqualTo,
    ]

    /// - Parameter anchor: the place of the name of its first anchor.
    init?(around anchor: Span, in source: SourceText) {
        let line = source.range(ofLine: source.line(at: anchor.lower))
        var lower = anchor.lower - 1
        while lower > line.lowerBound, Self.isPartOfItem(source.bytes[lower - 1]) { lower -= 1 }
        var lexer = Lexer(source, names: NameTable(), range: lower..<line.upperBound)
        lexer.readAll()
        var words = lexer.tokens.filter { $0.kind != .end }.map { source.text(in: $0.span) }[...]
        guard let end = lexer.tokens.firstIndex(where: { $0.kind == .rightParen }),
            let (item, attribute) = Self.anchor(&words), words.starts(with: [".", "constraint", "("])
        else { return nil }
        words = words.dropFirst(3)
        if words.prefix(while: { $0 != ")" }).contains("(") { return nil }
        guard let label = words.popFirst(), let relation = Self.relations[label], words.popFirst() == ":" else {
            return nil
        }
        var text = "make.\(attribute).\(relation.rawValue)("
        if label.hasSuffix("Constant") {
            text += words.prefix { $0 != ")" }.joined() + ")"
        } else {
            guard let (other, otherAttribute) = Self.anchor(&words) else { return nil }
            text += other + (attribute == otherAttribute ? "" : ".\(otherAttribute)") + ")"
            while words.popFirst() == ",", let label = words.popFirst(), words.popFirst() == ":" {
                let value = words.prefix { $0 != "," && $0 != ")" }
                words = words[value.endIndex...]
                switch label {
                case "constant": text += ".\(Member.offset.rawValue)(\(value.joined()))"
                case "multiplier": text += ".\(Member.multipliedBy.rawValue)(\(value.joined()))"
                default: return nil
                }
            }
        }
        let activates = lexer.tokens[(end + 1)...].prefix(4).map { source.text(in: $0.span) }
        let isActivated = activates == [".", "isActive", "=", "true"]
        let last = lexer.tokens[isActivated ? end + 4 : end].span
        chain = (
            Span(lower, last.upper), "\(item).\(Member.makeConstraints.rawValue) { make in \(text) }"
        )
    }

    private static func isPartOfItem(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            || Character(Unicode.Scalar(byte)).isLetter
            || Character(Unicode.Scalar(byte)).isNumber
    }

    /// Takes what an anchor is of and its attribute from the start of the words.
    private static func anchor(_ words: inout ArraySlice<String>) -> (item: String, attribute: String)? {
        let attributes = words.map { word in
            Attribute(rawValue: word.hasSuffix("Anchor") ? String(word.dropLast("Anchor".count)) : word)
        }
        guard let index = attributes.dropFirst(2).firstIndex(where: { $0 != nil }), let attribute = attributes[index]
        else { return nil }
        let position = words.startIndex + index
        let item = words[..<(position - 1)].joined()
        words = words[(position + 1)...]
        return item.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            ? (item, attribute.rawValue) : nil
    }
}
