import Foundation

/// The results of a split as a table, a row for each kind of mistake.
struct ResultTable {
    private let split: Split
    private let cases: [Measurement]

    init(_ split: Split, _ cases: [Measurement]) {
        self.split = split
        self.cases = cases
    }

    /// - Parameter withKinds: whether each kind of mistake has a row.
    func text(withKinds: Bool) -> String {
        let kinds = Dictionary(grouping: cases, by: \.kind).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        var lines = [heading]
        if withKinds { lines += kinds.map { row($0.key, Tally($0.value).counts.map(String.init)) } + [""] }
        lines += total("all", cases)
        lines += total("seen at a glance", cases.filter(\.isSeen))
        lines += total("not seen at a glance", cases.filter { !$0.isSeen })
        lines.append("right after every statement: \(Tally(cases).rightThroughout)")
        return lines.joined(separator: "\n") + "\n"
    }

    private var heading: String {
        let scripts = Set(cases.map(\.script)).count
        return row("\(split.rawValue), \(scripts) scripts", Tally.columns)
    }

    private func total(_ title: String, _ cases: [Measurement]) -> [String] {
        let counts = Tally(cases).counts
        let shares = counts.dropFirst().map { "\(Int((Double($0) * 100 / Double(max(1, cases.count))).rounded())) %" }
        return [row(title, counts.map(String.init)), row("", [""] + shares)]
    }

    private func row(_ title: String, _ cells: [String]) -> String {
        let columns = zip(cells, Tally.columns).map { cell, column in
            String(repeating: " ", count: max(0, max(column.count, 6) - cell.count)) + cell
        }
        return title.padding(toLength: 30, withPad: " ", startingAt: 0) + columns.joined(separator: "  ")
    }
}
