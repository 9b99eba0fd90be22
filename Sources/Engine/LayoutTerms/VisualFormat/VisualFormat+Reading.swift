extension VisualFormat {
    /// Whether a format is next, and not an equation.
    package static func isNext(_ cursor: ByteCursor) -> Bool {
        var cursor = cursor
        let hasAxis = cursor.take("H:") || cursor.take("V:")
        return cursor.peek() == UInt8(ascii: "[")
            || cursor.peek() == UInt8(ascii: "|")
                && (hasAxis || [UInt8(ascii: "-"), UInt8(ascii: "[")].contains(cursor.peek(1)))
    }

    /// Reads as much of a text as is a format; nil if nothing is.
    package static func read(_ cursor: inout ByteCursor) -> VisualFormat? {
        let isVertical = cursor.take("V:")
        if !isVertical { _ = cursor.take("H:") }
        guard let first = element(&cursor) else { return nil }
        var (elements, gaps) = ([first], [[Predicate]]())
        while elements.count == 1 || elements.last?.item != .superview {
            var ahead = cursor
            guard let gap = gap(&ahead) else { return nil }
            guard let next = element(&ahead) else {
                if !gap.isEmpty { return nil }
                break
            }
            cursor = ahead
            gaps.append(gap)
            elements.append(next)
        }
        let hasView = elements.contains { $0.item != .superview }
        return hasView
            ? VisualFormat(axis: isVertical ? .vertical : .horizontal, elements: elements, gaps: gaps) : nil
    }

    /// `|`, or `[name(lengths)]`
    private static func element(_ cursor: inout ByteCursor) -> Element? {
        if cursor.take("|") { return Element(item: .superview, lengths: []) }
        guard cursor.take("["), let name = viewName(&cursor) else { return nil }
        var lengths: [Predicate] = []
        if cursor.peek() == UInt8(ascii: "(") {
            guard let predicates = predicates(&cursor) else { return nil }
            lengths = predicates
        }
        return cursor.take("]") ? Element(item: .view(name), lengths: lengths) : nil
    }

    /// Nil where a `-` is not followed by what it needs. Without any, it is empty.
    private static func gap(_ cursor: inout ByteCursor) -> [Predicate]? {
        guard cursor.take("-") else { return [] }
        switch cursor.peek() {
        case UInt8(ascii: "["), UInt8(ascii: "|"): return [Predicate(amount: .standard)]
        case UInt8(ascii: "("):
            guard let predicates = predicates(&cursor), cursor.take("-") else { return nil }
            return predicates
        default:
            guard let predicate = predicate(&cursor), cursor.take("-") else { return nil }
            return [predicate]
        }
    }

    /// `(>=8@750,<=16)`
    private static func predicates(_ cursor: inout ByteCursor) -> [Predicate]? {
        guard cursor.take("(") else { return nil }
        var predicates: [Predicate] = []
        repeat {
            _ = cursor.take(" ")
            guard let predicate = predicate(&cursor) else { return nil }
            predicates.append(predicate)
        } while cursor.take(",")
        return cursor.take(")") ? predicates : nil
    }

    private static func predicate(_ cursor: inout ByteCursor) -> Predicate? {
        let relation: Relation =
            cursor.take(">=") ? .greaterThanOrEqual : cursor.take("<=") ? .lessThanOrEqual : .equal
        if relation == .equal { _ = cursor.take("==") }
        guard let amount = amount(&cursor) else { return nil }
        guard cursor.take("@") else { return Predicate(relation: relation, amount: amount) }
        guard let priority = self.amount(&cursor) else { return nil }
        return Predicate(relation: relation, amount: amount, priority: priority)
    }

    /// `8`, `gap`, `UILabel:0x7f8000000010`, `NSSpace(8)`
    private static func amount(_ cursor: inout ByteCursor) -> Amount? {
        if let number = cursor.takeNumber() { return .number(number) }
        let start = cursor.position
        let name = cursor.take { ByteCursor.isNameByte($0) || $0 == UInt8(ascii: ".") }
        guard !name.isEmpty else { return nil }
        if cursor.take(":0x") {
            cursor.position = start
            return viewName(&cursor).map { .name($0) }
        }
        guard cursor.take("(") else { return .name(name) }
        guard let number = cursor.takeNumber(), cursor.take(")") else { return nil }
        return .number(number)
    }

    /// A name, or `Demo.Cell:0x7f8000000010'text'`. A private class has parentheses in its name, and a text anything.
    private static func viewName(_ cursor: inout ByteCursor) -> String? {
        let start = cursor.position
        let end = cursor.bytes[start...].prefix(longestName).firstIndex { stops.contains($0) }
        guard let end else { return nil }
        let address = cursor.offset(of: ":0x", within: longestName)
        let isClass = address.map { address in
            address < end
                || cursor.bytes[end] == UInt8(ascii: "(")
                    && (end == start || cursor.bytes[end - 1] == UInt8(ascii: "."))
        }
        guard let address, isClass == true else {
            cursor.position = end
            return end > start ? cursor.text(from: start) : nil
        }
        cursor.position = address + 3
        while ByteCursor.isHexDigit(cursor.peek()) { cursor.position += 1 }
        if cursor.peek() == UInt8(ascii: "'") {
            let quote = cursor.position
            guard
                let close = cursor.bytes[(quote + 1)...].prefix(longestName).indices.first(where: { index in
                    cursor.bytes[index] == UInt8(ascii: "'") && index + 1 < cursor.bytes.count
                        && (stops.contains(cursor.bytes[index + 1]))
                })
            else { return nil }
            cursor.position = close + 1
        }
        return cursor.text(from: start)
    }

    private static let stops: Set<UInt8> = [UInt8(ascii: "("), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "@")]
    /// In bytes.
    private static let longestName = 1_000
}
