internal import MasonryLanguage

/// Reads TOML 1.0.
struct TOMLReader {
    private let scalars: [Unicode.Scalar]
    /// Where each is in UTF-8, and where the text ends.
    private let offsets: [Int]
    private var index = 0
    /// How many arrays and tables are open.
    private var depth = 0

    static func table(in text: String) throws(TOMLError) -> TOMLTable {
        var reader = TOMLReader(text)
        return try reader.document()
    }

    private init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        offsets = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
    }

    private mutating func document() throws(TOMLError) -> TOMLTable {
        if next == "\u{FEFF}" { index = 1 }
        let top = TOMLTable()
        var (table, number) = (top, 0)
        while true {
            try skipBlankLines()
            if next == nil { return top }
            if next == "[" {
                number += 1
                let isElement = scalars[index...].starts(with: "[[".unicodeScalars)
                index += isElement ? 2 : 1
                let path = try key()
                try expect("]")
                if isElement {
                    guard next == "]" else { throw error("expected `]]`, found \(found)") }
                    index += 1
                }
                table = try top.table(of: path, isElement: isElement, number)
            } else {
                let path = try key()
                try table.add(try valueAfterEquals(), at: path, number)
            }
            try endLine()
        }
    }

    private mutating func valueAfterEquals() throws(TOMLError) -> TOMLValue {
        try expect("=")
        skipBlanks()
        return try value()
    }

    // MARK: Blanks and comments

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func skipBlanks() {
        while next == " " || next == "\t" { index += 1 }
    }

    private mutating func skipBlankLines() throws(TOMLError) {
        while true {
            skipBlanks()
            try skipComment()
            guard skipNewline() else { return }
        }
    }

    private mutating func skipComment() throws(TOMLError) {
        guard next == "#" else { return }
        while let next, !isAtNewline {
            try check(next)
            index += 1
        }
    }

    private var isAtNewline: Bool {
        next == "\n" || next == "\r" && scalars[index...].dropFirst().first == "\n"
    }

    private mutating func skipNewline() -> Bool {
        guard isAtNewline else { return false }
        index += next == "\n" ? 1 : 2
        return true
    }

    private mutating func endLine() throws(TOMLError) {
        skipBlanks()
        try skipComment()
        if next != nil, !skipNewline() { throw error("expected the end of the line, found \(found)") }
    }

    /// Fails at a control character that is no tab.
    private func check(_ scalar: Unicode.Scalar) throws(TOMLError) {
        if scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F { throw error("there is a control character") }
    }

    private mutating func expect(_ wanted: Unicode.Scalar) throws(TOMLError) {
        skipBlanks()
        guard next == wanted else {
            throw error("expected `\(wanted)`, found \(found)")
        }
        index += 1
    }

    // MARK: Keys

    private mutating func key() throws(TOMLError) -> [TOMLTable.Key] {
        var path: [TOMLTable.Key] = []
        repeat {
            if !path.isEmpty { index += 1 }
            skipBlanks()
            let start = index
            let name: String
            switch next {
            case "\""?, "'"?:
                if isAtTripleQuote { throw error("a key is on one line") }
                name = try string()
            default: name = word { $0.isLetter || $0.isDigit || $0 == "_" || $0 == "-" }
            }
            if index == start { throw error("expected a key, found \(found)") }
            path.append(TOMLTable.Key(name: name, span: span(start, index)))
            skipBlanks()
        } while next == "."
        return path
    }

    private mutating func word(_ isPart: (Unicode.Scalar) -> Bool) -> String {
        let start = index
        while let next, isPart(next) { index += 1 }
        return Self.string(scalars[start..<index])
    }

    private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    // MARK: Values

    /// More would need a deep stack.
    private static let maxDepth = 100

    private mutating func value() throws(TOMLError) -> TOMLValue {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maxDepth { throw error("this is nested too deeply") }
        let start = index
        let content: TOMLValue.Content =
            switch next {
            case "\""?, "'"?: .text(try string())
            case "["?: .array(try array())
            case "{"?: .table(try inlineTable())
            default: try scalar()
            }
        return TOMLValue(content: content, span: span(start, index))
    }

    private mutating func array() throws(TOMLError) -> [TOMLValue] {
        let start = index
        index += 1
        var values: [TOMLValue] = []
        while true {
            try skipBlankLines()
            if next == nil { throw TOMLError(message: "this array has no end", span: span(start, start + 1)) }
            if next == "]" { break }
            values.append(try value())
            try skipBlankLines()
            if next == nil || next == "]" { continue }
            try expect(",")
        }
        index += 1
        return values
    }

    private mutating func inlineTable() throws(TOMLError) -> TOMLTable {
        index += 1
        let table = TOMLTable(isValue: true)
        skipBlanks()
        if next == "}" {
            index += 1
            return table
        }
        while true {
            let path = try key()
            try table.add(try valueAfterEquals(), at: path, 0)
            skipBlanks()
            if next == "}" { break }
            try expect(",")
        }
        index += 1
        return table
    }

    /// A word, a number or a date.
    private mutating func scalar() throws(TOMLError) -> TOMLValue.Content {
        let start = index
        let isPart: (Unicode.Scalar) -> Bool = { $0.isLetter || $0.isDigit || "+-._:".unicodeScalars.contains($0) }
        var text = word(isPart)
        // A blank may stand between a date and a time.
        if next == " ", text.wholeMatch(of: #/\d{4}-\d\d-\d\d/#) != nil,
            scalars[index...].dropFirst().first?.isDigit == true
        {
            index += 1
            text += " " + word(isPart)
        }
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "": throw error("expected a value, found \(found)")
        default:
            if Self.isNumber(text) || Self.isTime(text) { return .other }
            throw TOMLError(message: "`\(text)` is not a value; text needs quotes", span: span(start, index))
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        let whole = #/0x[0-9A-Fa-f](_?[0-9A-Fa-f])*|0o[0-7](_?[0-7])*|0b[01](_?[01])*/#
        let decimal = #/[+\-]?(0|[1-9](_?[0-9])*)(\.[0-9](_?[0-9])*)?([eE][+\-]?[0-9](_?[0-9])*)?/#
        return text.wholeMatch(of: whole) != nil || text.wholeMatch(of: decimal) != nil
            || text.wholeMatch(of: #/[+\-]?(inf|nan)/#) != nil
    }

    private static func isTime(_ text: String) -> Bool {
        let parts =
            #/(?:(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?([Tt ])?(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)?([Zz]|[+\-]([01]\d|2[0-3]):[0-5]\d)?/#
        guard let match = text.wholeMatch(of: parts) else { return false }
        let (hasDate, hasTime) = (match.1 != nil, match.5 != nil)
        if match.4 != nil && !(hasDate && hasTime) || match.4 == nil && hasDate && hasTime { return false }
        if match.8 != nil && !(hasDate && hasTime) { return false }
        guard hasDate, let year = match.1.flatMap({ Int($0) }), let month = match.2,
            let day = match.3.flatMap({ Int($0) })
        else { return hasTime }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return year > 0
            && day <= (["04", "06", "09", "11"].contains(month) ? 30 : month == "02" ? (isLeap ? 29 : 28) : 31)
    }

    // MARK: Text

    private var isAtTripleQuote: Bool {
        next.map { scalars[index...].starts(with: [$0, $0, $0]) } ?? false
    }

    /// A text in quotes of any kind.
    private mutating func string() throws(TOMLError) -> String {
        let start = index
        guard let quote = next else { throw error("expected text") }
        let isLong = isAtTripleQuote
        index += isLong ? 3 : 1
        if isLong { _ = skipNewline() }
        var text = String.UnicodeScalarView()
        while let next {
            if next == quote, !isLong || isAtTripleQuote {
                index += isLong ? 3 : 1
                // Before the closing three there may be two more.
                for _ in 0..<2 where isLong && self.next == quote {
                    text.append(quote)
                    index += 1
                }
                return String(text)
            }
            if isAtNewline {
                guard isLong else { break }
                text.append("\n")
                _ = skipNewline()
            } else if next == "\\", quote == "\"" {
                if let scalar = try escape(isLong: isLong) { text.append(scalar) }
            } else {
                try check(next)
                text.append(next)
                index += 1
            }
        }
        throw TOMLError(message: "this text has no closing quote", span: span(start, start + 1))
    }

    /// The character that a backslash and those after it mean.
    private mutating func escape(isLong: Bool) throws(TOMLError) -> Unicode.Scalar? {
        let start = index
        index += 1
        guard let letter = next else { return nil }
        if isLong, letter == " " || letter == "\t" || isAtNewline {
            skipBlanks()
            if !isAtNewline {
                throw TOMLError(
                    message: "a backslash needs a character or the line's end after it", span: span(start, start + 1))
            }
            while skipNewline() { skipBlanks() }
            return nil
        }
        index += 1
        let simple: [Unicode.Scalar: Unicode.Scalar] = [
            "b": "\u{8}", "t": "\t", "n": "\n", "f": "\u{C}", "r": "\r", "\"": "\"", "\\": "\\",
        ]
        if let scalar = simple[letter] { return scalar }
        let count = letter == "u" ? 4 : letter == "U" ? 8 : 0
        let digits = scalars[index...].prefix(count)
        guard count > 0, digits.count == count, digits.allSatisfy(\.properties.isASCIIHexDigit),
            let scalar = UInt32(Self.string(digits), radix: 16).flatMap(Unicode.Scalar.init)
        else {
            throw TOMLError(
                message: "there is no such escape; write `\\\\` for a backslash, or text in single quotes",
                span: span(start, index))
        }
        index += count
        return scalar
    }

    // MARK: Errors

    private func span(_ lower: Int, _ upper: Int) -> Span {
        Span(offsets[lower], offsets[min(upper, scalars.count)])
    }

    private func error(_ message: String) -> TOMLError {
        TOMLError(message: message, span: span(index, index + 1))
    }

    /// What is next, in words.
    private var found: String {
        guard let next else { return "the end of the file" }
        if isAtNewline { return "the end of the line" }
        return "`\(String(next).visible())`"
    }
}

extension Unicode.Scalar {
    fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
