internal import LayoutTerms

// What is around the equation.
extension DescriptionReader {
    /// Before the equation a mask and an identifier; after it names, priorities and whatever else there is.
    mutating func readAdditions(isBefore: Bool) {
        while true {
            cursor.skipBlanks()
            if isBefore {
                guard readMask() || readIdentifier() else { return }
            } else {
                if cursor.peek() == UInt8(ascii: ">") || cursor.isAtEnd || cursor.peek() == UInt8(ascii: "<") { return }
                guard readParentheses() || readWeight() || readWord() else { return }
            }
        }
    }

    /// `h=--& v=--&`
    private mutating func readMask() -> Bool {
        guard cursor.starts(with: "h=") else { return false }
        let start = cursor.position
        _ = cursor.take { !ByteCursor.isBlank($0) }
        var ahead = cursor
        ahead.skipBlanks()
        if ahead.take("v=") {
            _ = ahead.take { !ByteCursor.isBlank($0) }
            cursor = ahead
        }
        constraint.mask = cursor.text(from: start)
        return true
    }

    /// `'UISV-spacing'`
    private mutating func readIdentifier() -> Bool {
        guard cursor.peek() == UInt8(ascii: "'") else { return false }
        var ahead = cursor
        ahead.position += 1
        let end = ahead.offset(of: "' ", within: Self.longestName) ?? ahead.offset(of: "'", within: Self.longestName)
        guard let end else { return false }
        constraint.name = cursor.text(cursor.position + 1..<end)
        cursor.position = end + 1
        return true
    }

    /// `(active)`, `(LTR)`, `(active, names: '|':UIView:0x7f8000000071 )`, `(Names: title:0x7f8000000072 )`
    private mutating func readParentheses() -> Bool {
        guard cursor.take("(") else { return false }
        while !cursor.isAtEnd, !cursor.take(")") {
            cursor.skipBlanks()
            let word = cursor.take(while: ByteCursor.isNameByte)
            switch word {
            case "LTR", "RTL": isLeftToRight = true
            case "Names", "names":
                guard cursor.take(":") else { break }
                readNames()
            case "":
                if [UInt8(ascii: ">"), UInt8(ascii: "\"")].contains(cursor.peek()) { return true }
                cursor.position += 1
            default: break
            }
        }
        return true
    }

    /// `title:0x7f8000000072, '|':UIView:0x7f8000000071'text'`
    private mutating func readNames() {
        repeat {
            cursor.skipBlanks()
            let isSuperview = cursor.take("'|'") || cursor.take("|")
            var name = ""
            if !isSuperview {
                guard let colon = cursor.offset(of: ":0x", within: Self.longestName) else { return }
                name = cursor.text(cursor.position..<colon)
                cursor.position = colon
            }
            guard cursor.take(":") else { return }
            if isSuperview {
                constraint.superview = namedItem()
            } else if let address = takeAddress() {
                constraint.names[name] = address
            }
            cursor.skipBlanks()
        } while cursor.take(",")
    }

    /// The item at the end of a name, before a comma or the parenthesis.
    private mutating func namedItem() -> LoggedItem? {
        guard let colon = cursor.offset(of: "0x", within: Self.longestName) else { return nil }
        let name = cursor.text(cursor.position..<colon)
        cursor.position = colon
        guard let address = takeAddress() else { return nil }
        var item = LoggedItem(className: name.hasSuffix(":") ? String(name.dropLast()) : nil, address: address)
        guard cursor.peek() == UInt8(ascii: "'") else { return item }
        let start = cursor.position + 1
        let quotes = cursor.bytes[start...].prefix(Self.longestName).indices.filter {
            cursor.bytes[$0] == UInt8(ascii: "'")
        }
        // The last quote before the end: a text may have some of its own.
        let end = quotes.first { quote in
            let next = quote + 1 < cursor.bytes.count ? cursor.bytes[quote + 1] : 0
            return [UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ")")].contains(next)
        }
        guard let end else { return item }
        item.quoted = cursor.text(start..<end)
        cursor.position = end + 1
        return item
    }

    /// `^750`, `Hug:250`, `CompressionResistance:750`
    private mutating func readWeight() -> Bool {
        if let priority = priority() {
            for index in constraint.equations.indices { constraint.equations[index].priority = priority }
            return true
        }
        if cursor.take("Hug:") {
            hugging = cursor.takeNumber()
            return true
        }
        guard cursor.take("CompressionResistance:") else { return false }
        resistance = cursor.takeNumber()
        return true
    }

    /// Whatever else UIKit adds.
    private mutating func readWord() -> Bool {
        let stops: Set<UInt8> = [UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "\n")]
        return !cursor.take { !stops.contains($0) && !ByteCursor.isBlank($0) }.isEmpty
    }
}
