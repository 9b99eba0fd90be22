internal import LayoutTerms

/// Reads the description of one constraint, in any notation:
///
/// ```
/// description = "<" class ":" (address | key) ["@" file "#" line] {mask | identifier} (format | equation) {addition} ">"
/// equation    = side relation (number | [number "*"] side ["*" number] [sign number]) [priority]
/// side        = (class ":" (address [text] | key) | name) "." attribute ["{" … "}"]
/// addition    = "(" ["active" | "Names" | "LTR" | …] ["names" ":" name ":" item {"," …}] ")" | priority | "Hug:" number | …
/// ```
struct DescriptionReader {
    var cursor: ByteCursor
    var constraint: LoggedConstraint
    /// The priorities that content size constraints have.
    var (hugging, resistance): (Double?, Double?)
    var isLeftToRight = false

    /// In bytes. A text that never ends must not take long.
    static let longestName = 1_000

    /// The description at the place of a cursor, which moves past it; nil if it can't be read.
    static func read(_ cursor: inout ByteCursor) -> LoggedConstraint? {
        var reader = DescriptionReader(cursor)
        guard let constraint = reader.description() else { return nil }
        cursor = reader.cursor
        return constraint
    }

    private init(_ cursor: ByteCursor) {
        self.cursor = cursor
        constraint = LoggedConstraint(className: "", equations: [], range: 0..<0, equationRange: 0..<0)
    }

    /// The class, if a description is next.
    static func className(_ cursor: ByteCursor) -> String? {
        var cursor = cursor
        guard cursor.take("<") else { return nil }
        let name = cursor.take { ByteCursor.isNameByte($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }
        return name.hasSuffix("Constraint") && cursor.peek() == UInt8(ascii: ":") ? name : nil
    }

    private mutating func description() -> LoggedConstraint? {
        let start = cursor.position
        guard let className = Self.className(cursor) else { return nil }
        constraint.className = className
        cursor.position += className.utf8.count + 2
        guard readReference() else { return nil }
        readAdditions(isBefore: true)
        guard let content = readContent() else { return nil }
        constraint.equationRange = content
        readAdditions(isBefore: false)
        guard cursor.take(">") else { return nil }
        constraint.range = start..<cursor.position
        resolve()
        return constraint
    }

    /// The address, or the key that the library shows instead, and SnapKit's place.
    private mutating func readReference() -> Bool {
        if let address = takeAddress() {
            constraint.address = address
        } else {
            guard let key = takeKey() else { return false }
            constraint.name = key
        }
        if cursor.peek() == UInt8(ascii: "@") {
            guard let mark = cursor.offset(of: "#", within: Self.longestName) else { return false }
            let file = cursor.text(cursor.position + 1..<mark)
            cursor.position = mark + 1
            let line = cursor.take(while: ByteCursor.isDigit)
            if let line = Int(line) { constraint.place = LoggedConstraint.SourcePlace(file: file, line: line) }
        }
        return true
    }

    /// A key ends at the first space, or before SnapKit's `@`, after which the rest can be read.
    private mutating func takeKey() -> String? {
        let start = cursor.position
        while !cursor.isAtEnd, cursor.position - start < Self.longestName {
            let byte = cursor.peek()
            if byte == UInt8(ascii: "@"), cursor.position > start { return cursor.text(from: start) }
            if ByteCursor.isBlank(byte) {
                var ahead = self
                ahead.readAdditions(isBefore: true)
                if ahead.readContent() != nil { return cursor.text(from: start) }
            }
            if byte == UInt8(ascii: ">") { return nil }
            cursor.position += 1
        }
        return nil
    }

    mutating func takeAddress() -> String? {
        guard cursor.starts(with: "0x") else { return nil }
        let start = cursor.position
        cursor.position += 2
        let digits = cursor.take(while: ByteCursor.isHexDigit)
        if digits.isEmpty {
            cursor.position = start
            return nil
        }
        return "0x" + digits.lowercased()
    }

    /// The equation or the format. Returns its range.
    private mutating func readContent() -> Range<Int>? {
        let start = cursor.position
        if VisualFormat.isNext(cursor) {
            guard let format = VisualFormat.read(&cursor) else { return nil }
            constraint.isVisualFormat = true
            self.format = format
        } else {
            guard let equation = equation() else { return nil }
            constraint.equations = [equation]
        }
        return start..<cursor.position
    }

    private var format: VisualFormat?

    // MARK: What is known only at the end

    /// Puts in what the additions say: names, the superview, priorities.
    private mutating func resolve() {
        if let format {
            constraint.equations = format.equations(isLeftToRight: isLeftToRight).compactMap(equation)
        }
        for index in constraint.equations.indices {
            named(&constraint.equations[index].first)
            if var second = constraint.equations[index].second {
                named(&second)
                constraint.equations[index].second = second
            }
            weigh(&constraint.equations[index])
        }
    }

    /// A name alone is that of a view whose address the description tells.
    private func named(_ side: inout LoggedSide) {
        guard side.item.address == nil, let name = side.item.name, let address = constraint.names[name] else { return }
        side.item.address = address
    }

    private func equation(_ part: VisualFormat.Equation) -> LoggedEquation? {
        guard let first = item(part.first) else { return nil }
        var equation = LoggedEquation(
            first: LoggedSide(item: first, attribute: part.attribute), relation: part.relation)
        if let second = part.second {
            guard let item = item(second) else { return nil }
            equation.second = LoggedSide(item: item, attribute: part.other)
        }
        switch part.amount {
        case .number(let number): equation.constant = part.isNegative ? -number : number
        case .name(let name):
            equation.second = item(.view(name)).map { LoggedSide(item: $0, attribute: part.attribute) }
        case .standard:
            equation.constant = part.isNegative ? -VisualFormat.standardDistance : VisualFormat.standardDistance
        }
        if case .number(let priority)? = part.priority { equation.priority = priority }
        return equation
    }

    /// The superview is the one that the names tell; without them it is nobody's.
    private func item(_ item: VisualFormat.Item) -> LoggedItem? {
        guard case .view(let name) = item else { return constraint.superview ?? LoggedItem(name: "|") }
        var reader = DescriptionReader(ByteCursor(name))
        return reader.reference()
    }

    /// The content of a view holds its length from both sides, each at a priority of its own.
    private func weigh(_ equation: inout LoggedEquation) {
        guard hugging != nil || resistance != nil else { return }
        let (hug, resist) = (hugging ?? 0, resistance ?? 0)
        equation.priority = max(1, max(hug, resist))
        if hug != resist { equation.relation = hug > resist ? .lessThanOrEqual : .greaterThanOrEqual }
    }
}
