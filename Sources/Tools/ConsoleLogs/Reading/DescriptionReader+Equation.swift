internal import LayoutTerms

// Equations and their sides.
extension DescriptionReader {
    mutating func equation() -> LoggedEquation? {
        guard let first = side() else { return nil }
        cursor.skipBlanks()
        guard let relation = relation() else { return nil }
        cursor.skipBlanks()
        var equation = LoggedEquation(first: first, relation: relation)
        if let number = signedNumber() {
            var ahead = self
            ahead.cursor.skipBlanks()
            if ahead.cursor.take("*") {
                ahead.cursor.skipBlanks()
                guard let second = ahead.side() else { return nil }
                self = ahead
                equation.second = second
                equation.multiplier = number
            } else {
                equation.constant = number
            }
        } else {
            guard let second = side() else { return nil }
            equation.second = second
        }
        if equation.second != nil { readTerms(&equation) }
        if let priority = priority() { equation.priority = priority }
        return equation
    }

    private mutating func relation() -> Relation? {
        cursor.take("==")
            ? .equal : cursor.take(">=") ? .greaterThanOrEqual : cursor.take("<=") ? .lessThanOrEqual : nil
    }

    /// `* 0.5 + 8`, `/ 2 - 8`
    private mutating func readTerms(_ equation: inout LoggedEquation) {
        var ahead = self
        ahead.cursor.skipBlanks()
        let isDivided = ahead.cursor.peek() == UInt8(ascii: "/")
        if isDivided || ahead.cursor.peek() == UInt8(ascii: "*") {
            ahead.cursor.position += 1
            ahead.cursor.skipBlanks()
            if let factor = ahead.cursor.takeNumber(), factor != 0 || !isDivided {
                equation.multiplier *= isDivided ? 1 / factor : factor
                self = ahead
            }
        }
        ahead = self
        ahead.cursor.skipBlanks()
        guard [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(ahead.cursor.peek()), let number = ahead.signedNumber()
        else { return }
        equation.constant = number
        self = ahead
    }

    /// A number; UIKit may put a space after its sign.
    private mutating func signedNumber() -> Double? {
        if let number = cursor.takeNumber() { return number }
        var ahead = self
        let isNegative = ahead.cursor.take("-")
        guard isNegative || ahead.cursor.take("+") else { return nil }
        ahead.cursor.skipBlanks()
        guard let number = ahead.cursor.takeNumber() else { return nil }
        self = ahead
        return isNegative ? -number : number
    }

    /// `^750`, `^high`, `^UILayoutPriority(rawValue: 750.0)`, `@ 750`, `priority:750`
    mutating func priority() -> Double? {
        var ahead = self
        ahead.cursor.skipBlanks()
        guard ahead.cursor.take("^") || ahead.cursor.take("@") || ahead.cursor.take("priority") else { return nil }
        _ = ahead.cursor.take("UILayoutPriority(rawValue:")
        while [UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "=")].contains(ahead.cursor.peek()) {
            ahead.cursor.position += 1
        }
        let number = ahead.cursor.takeNumber() ?? ahead.namedPriority()
        guard let number, number > 0, number <= LayoutPriority.required else { return nil }
        _ = ahead.cursor.take(")")
        self = ahead
        return number
    }

    /// As Masonry's descriptions name them.
    private mutating func namedPriority() -> Double? {
        let names: [(StaticString, Double)] = [
            ("required", LayoutPriority.required), ("high", LayoutPriority.high), ("medium", LayoutPriority.medium),
            ("low", LayoutPriority.low), ("fitting size", LayoutPriority.fittingSize),
            ("drag can resize window", 510), ("window size stay put", 500), ("drag can't resize window", 490),
        ]
        return names.first { cursor.take($0.0) }?.1
    }

    // MARK: Sides

    mutating func side() -> LoggedSide? {
        if cursor.peek() == UInt8(ascii: ".") || cursor.isAtEnd { return nil }
        var ahead = self
        if let item = ahead.addressed(isInside: false), let attribute = ahead.attribute() {
            self = ahead
            return LoggedSide(item: item, attribute: attribute.attribute, isContent: attribute.isContent)
        }
        return keyed()
    }

    /// `UILabel:0x7f8000000010'Title'`, or a name alone.
    mutating func reference() -> LoggedItem? {
        if let item = addressed(isInside: true) { return item }
        let rest = cursor.text(cursor.position..<cursor.bytes.count)
        cursor.position = cursor.bytes.count
        return Self.item(named: rest)
    }

    /// `Demo.Cell:0x7f8000000001'text'`; a private class has spaces and parentheses in its name.
    ///
    /// - Parameter isInside: whether nothing but the item is left.
    private mutating func addressed(isInside: Bool) -> LoggedItem? {
        guard let colon = cursor.offset(of: ":0x", within: Self.longestName) else { return nil }
        let name = cursor.text(cursor.position..<colon)
        guard !name.isEmpty, !["==", "<=", ">=", "<", ">", "'", "\n"].contains(where: name.contains) else { return nil }
        cursor.position = colon + 1
        guard let address = takeAddress() else { return nil }
        guard cursor.peek() == UInt8(ascii: "'") else { return LoggedItem(className: name, address: address) }
        let start = cursor.position + 1
        // A text may have quotes of its own: the last is the one before the attribute.
        for end in cursor.bytes[start...].prefix(Self.longestName).indices where cursor.bytes[end] == UInt8(ascii: "'")
        {
            var ahead = self
            ahead.cursor.position = end + 1
            guard isInside ? ahead.cursor.isAtEnd : ahead.attribute() != nil else { continue }
            cursor.position = end + 1
            return LoggedItem(className: name, address: address, quoted: Self.unescaped(cursor.text(start..<end)))
        }
        return nil
    }

    /// `UIButton:self.shareButton.width`, `title.left`: the item ends before the first attribute.
    private mutating func keyed() -> LoggedSide? {
        let start = cursor.position
        while !cursor.isAtEnd, cursor.position - start < Self.longestName {
            switch cursor.peek() {
            case UInt8(ascii: "\n"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "="): return nil
            case UInt8(ascii: ".") where cursor.position > start:
                var ahead = self
                if let attribute = ahead.attribute() {
                    let item = Self.item(named: cursor.text(from: start))
                    self = ahead
                    return LoggedSide(item: item, attribute: attribute.attribute, isContent: attribute.isContent)
                }
            default: break
            }
            cursor.position += 1
        }
        return nil
    }

    private static func item(named text: String) -> LoggedItem {
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex, !text[..<colon].contains(" ") else {
            return LoggedItem(name: text)
        }
        return LoggedItem(className: String(text[..<colon]), name: String(text[text.index(after: colon)...]))
    }

    /// `.leading`, `.contentHeight{id: 178}`, where nothing of a name follows.
    private mutating func attribute() -> (attribute: Attribute, isContent: Bool)? {
        guard cursor.take(".") else { return nil }
        let word = cursor.take(while: ByteCursor.isNameByte)
        guard let attribute = Attribute(rawValue: word) ?? Self.others[word],
            ![UInt8(ascii: "."), UInt8(ascii: ":")].contains(cursor.peek())
        else { return nil }
        if cursor.take("{") {
            guard let end = cursor.offset(of: "}", within: Self.longestName) else { return nil }
            cursor.position = end + 1
        }
        return (attribute, word.hasPrefix("content"))
    }

    /// The attributes that only UIKit's own constraints have.
    private static let others: [String: Attribute] = [
        "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY, "maxY": .bottom,
        "contentWidth": .width, "contentHeight": .height, "firstLineBaseline": .firstBaseline,
    ]

    /// A list of descriptions escapes quotes, newlines and what is not ASCII.
    private static func unescaped(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var (result, rest) = ("", text[...])
        while let character = rest.popFirst() {
            guard character == "\\", let mark = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch mark {
            case "n": result.append("\n")
            case "U", "u":
                let digits = rest.prefix(4)
                if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
                    result.unicodeScalars.append(scalar)
                    rest = rest.dropFirst(digits.count)
                }
            default: result.append(mark)
            }
        }
        return result
    }
}
