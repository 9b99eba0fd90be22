internal import MasonryLanguage

/// A value in a TOML text, and where it is.
struct TOMLValue {
    enum Content {
        case text(String)
        case bool(Bool)
        /// A number, a date or a time, which no configuration has.
        case other
        case array([TOMLValue])
        case table(TOMLTable)
        /// The tables of headers such as `[[rule]]`.
        case tables([TOMLTable])
    }

    var content: Content
    let span: Span
}

/// A table in a TOML text, with its keys in their order.
final class TOMLTable {
    struct Entry {
        let name: String
        /// Where the key is.
        let span: Span
        var value: TOMLValue
    }

    private(set) var entries: [Entry] = []
    /// The number of the header below which the table got its keys; nil as long as only its tables have some.
    private var header: Int?
    /// Whether it is a value, such as `{ a = 1 }`, and can't be extended.
    let isValue: Bool

    init(isValue: Bool = false) {
        self.isValue = isValue
    }

    /// A key, or a part of one between dots.
    struct Key {
        let name: String
        let span: Span
    }

    /// The table of `[a.b]`, or a new one of `[[a.b]]`.
    func table(of header: [Key], isElement: Bool, _ number: Int) throws(TOMLError) -> TOMLTable {
        var table = self
        for key in header.dropLast() { table = try table.child(key, entersArrays: true) }
        guard let key = header.last else { return table }
        let index = table.entries.firstIndex { $0.name == key.name }
        if isElement {
            let new = TOMLTable()
            guard let index else {
                table.add(key, .tables([new]))
                return new
            }
            guard case .tables(let tables) = table.entries[index].value.content else { throw .repeated(key) }
            table.entries[index].value.content = .tables(tables + [new])
            return new
        }
        if let index {
            guard case .table(let old) = table.entries[index].value.content, !old.isValue, old.header == nil else {
                throw .repeated(key)
            }
        }
        let found = try table.child(key, entersArrays: false)
        found.header = number
        return found
    }

    /// Adds a value to this table, or with dots in its key to one below.
    ///
    /// - Parameter number: that of the header above.
    func add(_ value: TOMLValue, at path: [Key], _ number: Int) throws(TOMLError) {
        var table = self
        for key in path.dropLast() {
            table = try table.child(key, entersArrays: false)
            // What another header or its keys made is complete.
            guard table.header ?? number == number else { throw .repeated(key) }
            table.header = number
        }
        guard let key = path.last else { return }
        if table.entries.contains(where: { $0.name == key.name }) { throw .repeated(key) }
        table.entries.append(Entry(name: key.name, span: key.span, value: value))
    }

    /// The table of a key, which is made where there is none.
    ///
    /// - Parameter entersArrays: whether it may be the last of those of `[[a]]`.
    private func child(_ key: Key, entersArrays: Bool) throws(TOMLError) -> TOMLTable {
        guard let entry = entries.first(where: { $0.name == key.name }) else {
            let new = TOMLTable()
            add(key, .table(new))
            return new
        }
        switch entry.value.content {
        case .table(let table) where !table.isValue: return table
        case .tables(let tables) where entersArrays: return tables[tables.count - 1]
        default: throw .repeated(key)
        }
    }

    private func add(_ key: Key, _ content: TOMLValue.Content) {
        entries.append(Entry(name: key.name, span: key.span, value: TOMLValue(content: content, span: key.span)))
    }
}

/// Why a text is not TOML.
struct TOMLError: Error {
    let message: String
    let span: Span

    static func repeated(_ key: TOMLTable.Key) -> TOMLError {
        TOMLError(message: "`\(key.name)` is there already", span: key.span)
    }
}
