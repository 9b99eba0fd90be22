internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import Evaluator

/// A grid made by loops that extends past its superview. The source mixes up rows and columns.
struct LoopedGrid {
    /// The place of the attribute that moves a view out.
    let place: ScriptPlace
    /// The name of the views in the source.
    package let view: String
    /// The name of the view or value that they are related to; nil if it is not a plain name.
    let variable: String?

    private var source: SourceText { place.source }

    /// The advice; nil if the source does not show the mistake.
    var advice: String? { variableOfRows ?? swappedCounters ?? unlikeCounts }

    // MARK: Variables

    /// Advice for a variable that should change with every row, but that the inner loop sets to an edge of every view.
    /// The inner loop must also set another variable, which the outer one declares.
    private var variableOfRows: String? {
        guard let inner = body(around: place.span.lower), let outer = body(around: inner.lowerBound - 1),
            let name = variable
        else { return nil }
        let lines = { (range: Range<Int>) in
            source.line(
                at: range.lowerBound)...max(source.line(at: range.lowerBound), source.line(at: range.upperBound))
        }
        let (own, around) = (lines(inner), lines(outer))
        let assigned = own.compactMap { line in assignment(on: line).map { (line, $0.name, $0.value) } }
        guard let step = assigned.last(where: { $0.1 == name }), step.2.hasPrefix("\(view)."),
            let edge = Attribute(rawValue: String(step.2.dropFirst(view.count + 1))), edge.isSide,
            !around.contains(where: { !own.contains($0) && words(on: $0).contains(name) }),
            assigned.contains(where: { other in
                other.1 != name
                    && (around.lowerBound..<own.lowerBound).contains { line in
                        words(on: line).prefix(2) == [ReservedWord.var.rawValue, other.1]
                    }
            })
        else { return nil }
        let text = source.text(in: 0..<source.bytes.count)
        let next = ["next", "following"].first { !text.contains($0) } ?? "\(name)OfNext"
        return "`\(name)` changes with every `\(view)`, not with every row: before line \(own.lowerBound), add "
            + "\(ReservedWord.var.rawValue) \(next) = \(name); on line \(step.0), write \(next) = \(step.2); "
            + "and after line \(own.upperBound), add \(name) = \(next)"
    }

    /// The name and the value of a line of the form `a = b`; nil for any other line.
    private func assignment(on line: Int) -> (name: String, value: String)? {
        let parts = source.text(in: source.range(ofLine: line)).split(separator: " ").map {
            $0.filter { !$0.isWhitespace }
        }
        return parts.count == 3 && parts[1] == "=" ? (parts[0], parts[2]) : nil
    }

    private func words(on line: Int) -> [String] {
        source.text(in: source.range(ofLine: line)).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    private func body(around place: Int) -> Range<Int>? { source.block(startingWith: [.for, .while], around: place) }

    // MARK: Counters

    /// Advice for a counter named after rows that is used in a horizontal position, and one named after columns in a
    /// vertical one.
    private var swappedCounters: String? {
        guard let loop = body(around: place.span.lower) else { return nil }
        let lines =
            source.line(
                at: loop.lowerBound)...max(
                source.line(at: loop.lowerBound), source.line(at: loop.upperBound))
        let across = lines.lazy.compactMap { line in
            counter(among: Self.rows, in: [.left, .right, .leading, .centerX], line)
        }
        let down = lines.lazy.compactMap { line in counter(among: Self.columns, in: [.top, .bottom, .centerY], line) }
        guard let row = across.first, let column = down.first else { return nil }
        return
            "`\(row.edge)` uses the row `\(row.name)`, and `\(column.edge)` the column `\(column.name)`: on line "
            + "\(row.line), write \(exchanged(row, for: column.name)); on line \(column.line), write "
            + exchanged(column, for: row.name)
    }

    /// Advice for a grid whose columns are `i % a` and whose rows are `i / b`, with two different counts.
    private var unlikeCounts: String? {
        guard let loop = body(around: place.span.lower) else { return nil }
        let text = source.text(in: loop)
        guard let column = operands(of: .remainder, in: text), let row = operands(of: .divide, in: text),
            column.counter == row.counter, column.count != row.count,
            let edge = Attribute(rawValue: place.word)
        else { return nil }
        let (wrong, count) = edge.axis == .horizontal ? (column, row.count) : (row, column.count)
        return "columns use \(column.count), and rows \(row.count): instead of \(wrong.text), write "
            + wrong.text.dropLast(wrong.count.count) + count
    }

    private typealias Operands = (counter: String, count: String, text: String)

    /// The operands of the operator; nil unless the text has it exactly once.
    private func operands(of operation: BinaryOperator, in text: String) -> Operands? {
        let parts = text.split(separator: " \(operation.rawValue) ", omittingEmptySubsequences: false)
        let isWord = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
        guard parts.count == 2 else { return nil }
        let counter = String(parts[0].reversed().prefix(while: isWord).reversed())
        let count = String(parts[1].prefix(while: isWord))
        guard !counter.isEmpty, !count.isEmpty else { return nil }
        return (counter, count, "\(counter) \(operation.rawValue) \(count)")
    }

    private struct Counter {
        let name: String
        let edge: Attribute
        package let line: Int
    }

    private static let rows: Set<String> = ["r", "row", "y"]
    static let columns: Set<String> = ["c", "col", "column", "x"]

    /// The counter of these names in a line that offsets one of the edges; nil if the line also has one of the other
    /// names.
    private func counter(among names: Set<String>, in edges: [Attribute], _ line: Int) -> Counter? {
        let words = words(on: line)
        guard let edge = edges.first(where: { words.contains($0.rawValue) }), words.contains(Member.offset.rawValue),
            let name = words.first(where: names.contains),
            !words.contains(where: Self.rows.union(Self.columns).subtracting(names).contains)
        else { return nil }
        return Counter(name: name, edge: edge, line: line)
    }

    private func exchanged(_ counter: Counter, for other: String) -> String {
        var (text, word) = ("", "")
        for character in source.text(in: source.range(ofLine: counter.line)) + "\n" {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            text += (word == counter.name ? other : word) + String(character)
            word = ""
        }
        return text.trimmed
    }
}
