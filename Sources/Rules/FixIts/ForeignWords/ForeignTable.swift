/// What other languages and libraries call things: the table of `Rules/Words`, which is read when a mistake needs it.
package enum ForeignTable {
    /// A row of the table.
    package struct Row: Sendable {
        /// The languages or libraries.
        package let origin: String
        package let kind: Kind
        /// The words, or the form, as they are written there.
        package let there: String
        /// What is written here; nil if there is nothing like it.
        package let here: String?
        package let advice: String
    }

    /// What is in a row.
    package enum Kind: String, Sendable {
        case statement, type, `operator`, unit, value, function, assertion, member
        case viewMember = "view member"
        case assigned, direction, look
        case inSwift = "in swift"
        case inObjectiveC = "in objective-c"
        case form

        /// Where its words are looked up; nowhere if it is a form.
        var roles: [ForeignWord.Role] {
            switch self {
            case .statement: [.statement]
            case .type: [.statement, .type]
            case .operator: [.infix]
            case .unit: [.infix, .unit]
            case .value, .function: [.name]
            case .assertion: [.name, .assertion]
            case .member: [.member]
            case .viewMember: [.memberOfView]
            case .assigned: [.assigned]
            case .direction: [.direction]
            case .look: [.look]
            case .inSwift: [.inSwift]
            case .inObjectiveC: [.inObjectiveC]
            case .form: []
            }
        }
    }

    /// The rows, or what stands in place of one.
    package static let lines: [Line] = {
        var lines: [Line] = []
        for page in EmbeddedPages.all {
            for text in page.text.split(separator: "\n") where !text.hasPrefix("#") {
                lines.append(Line(text, after: lines.last?.row))
            }
        }
        return lines
    }()

    /// The rows in their order.
    package static let rows: [Row] = lines.compactMap(\.row)

    /// A line of the table, which is not a comment.
    package struct Line: Sendable {
        package let text: String
        /// Nil if the line is no row.
        package let row: Row?

        fileprivate init(_ text: Substring, after previous: Row?) {
            self.text = String(text)
            let columns = text.split(separator: "|", omittingEmptySubsequences: false).map {
                String($0).trimmed.replacing("¦", with: "|")
            }
            guard (3...5).contains(columns.count), let kind = Kind(rawValue: columns[1]),
                columns[0] != "", columns[2] != ""
            else {
                row = nil
                return
            }
            let written = columns.count > 3 ? columns[3] : ""
            let advice = columns.count > 4 ? columns[4] : "use `\(written)`"
            row = Row(
                origin: columns[0], kind: kind, there: columns[2],
                here: written == "" ? nil : written == "(nothing)" ? "" : written,
                advice: advice == "\"" ? previous?.advice ?? "" : advice)
        }
    }
}

extension ForeignTable.Row {
    /// The entries of its words.
    var words: [ForeignWord] {
        there.split(separator: " ").flatMap { word in
            kind.roles.map { role in
                let isCalled = kind == .function || role == .assertion
                return ForeignWord(
                    text: String(word), role: role, advice: Advice(withSamplesIn: advice),
                    replacement: isCalled || kind == .assertion ? nil : here,
                    templates: isCalled ? here.map { [$0] } ?? [] : [])
            }
        }
    }
}

extension Advice {
    /// Advice with a sample for what is between « and ».
    init(withSamplesIn text: String) {
        let parts = text.split(separator: "«", omittingEmptySubsequences: false).map {
            $0.split(separator: "»", omittingEmptySubsequences: false).map { String($0) }
        }
        self = parts.dropFirst().reduce(Advice(parts.first?.first ?? "")) { advice, part in
            let code = CodeSample(part[0]) ?? .text(part[0])
            return advice + "\(code: code)\(part.dropFirst().joined())"
        }
    }
}
