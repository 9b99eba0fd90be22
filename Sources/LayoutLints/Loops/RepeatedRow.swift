internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import Evaluator

/// Views of a loop or a function that are all related to the same view, although each should be related to the previous
/// one.
struct RepeatedRow {
    /// The place of the attribute that relates them.
    let place: ScriptPlace
    /// The name of the views in the source.
    package let view: String
    /// The name of the view or value that they are related to; nil if it is not a plain name.
    let variable: String?

    private var source: SourceText { place.source }

    /// The advice and, if the source shows it, the edit.
    typealias Advice = (help: String, edit: (span: Span, text: String)?)

    var advice: Advice? {
        sameRemainder ?? sameCounter ?? keptEdge ?? nilVariable ?? unreadVariable ?? assignedAgain ?? givenBack
            ?? byCalls
    }

    // MARK: Loops

    /// Advice for a variable that is nil before the loop, that the loop tests, and that is never set.
    private var nilVariable: Advice? {
        let conditions =
            block(startingWith: [.for, .while]).map { loop in
                source.text(in: loop).ranges(of: "\(ReservedWord.if.rawValue) ").map { range in
                    loop.lowerBound + source.text(in: loop)[..<range.lowerBound].utf8.count
                }
            } ?? []
        let places = [place.span.lower] + conditions.map { source.range(ofLine: source.line(at: $0)).upperBound }
        guard let name = places.lazy.compactMap({ source.nilVariable(testedBefore: Span($0, $0)) }).first else {
            return nil
        }
        let end = source.accent == .objectiveC ? ";" : ""
        let help =
            "`\(name)` is nil in every iteration: at the end of the loop, add \(name) = \(view)\(end)"
        return (help, nil)
    }

    /// Advice for a variable that the loop sets to the view, although the view is related to something else.
    private var unreadVariable: Advice? {
        guard let loop = block(startingWith: [.for, .while]), let variable, let argument else { return nil }
        let kept = source.text(in: loop).split { "\n;{}".contains($0) }.lazy.compactMap { statement -> String? in
            let words = statement.split(separator: " ")
            return words.count == 3 && words[1] == "=" && words[2] == self.view ? String(words[0]) : nil
        }.first
        guard let kept, kept != variable else { return nil }
        return ("`\(kept)` is the previous view: should each view be related to it?", (argument, kept))
    }

    /// The span of the variable in the parentheses after the attribute.
    private var argument: Span? {
        let rest = place.rest
        guard let opening = rest.firstIndex(of: "("), let variable else { return nil }
        let start = place.span.lower + rest[...opening].utf8.count
        return Span(start, start + variable.utf8.count)
    }

    /// Advice for a grid whose column and row are both the same remainder.
    private var sameRemainder: Advice? {
        guard let loop = block(startingWith: [.for, .while]) else { return nil }
        var lexer = Lexer(source, names: NameTable(), range: 0..<loop.upperBound)
        lexer.readAll()
        let tokens = lexer.tokens
        let remainders = tokens.indices.filter { position in
            tokens[position].kind == .remainder && tokens[position].span.lower > loop.lowerBound && position > 0
                && tokens[position - 1].kind == .identifier && position + 1 < tokens.count
                && [.number, .identifier].contains(tokens[position + 1].kind)
        }.map { tokens[$0 - 1].span.joined(with: tokens[$0 + 1].span) }
        let line = { (span: Span) in source.line(at: span.lower) }
        let row = remainders.last { span in
            let text = source.text(in: source.range(ofLine: line(span)))
            return [Attribute.top, .bottom, .centerY].contains { text.contains(".\($0.rawValue).") }
        }
        guard let row, remainders.contains(where: { $0 != row && source.text(in: $0) == source.text(in: row) }) else {
            return nil
        }
        let whole = source.text(in: row).replacing("%", with: "/")
        return (
            "the column and the row are both `\(source.text(in: row))`: divide for the row, and round down",
            (row, "floor(\(whole))")
        )
    }

    /// Advice for a grid whose column and row both use the counter of the inner loop, while that of the outer loop is
    /// unused.
    private var sameCounter: Advice? {
        guard let inner = block(startingWith: [.for]),
            let outer = source.block(startingWith: [.for], around: inner.lowerBound - 1)
        else { return nil }
        var lexer = Lexer(source, names: NameTable(), range: 0..<inner.upperBound)
        lexer.readAll()
        let tokens = lexer.tokens
        let counters = [outer, inner].compactMap { loop in counter(ofBodyAt: loop.lowerBound, in: tokens) }
        let used = tokens.filter { $0.kind == .identifier && $0.span.lower > inner.lowerBound }.map(\.span)
        guard counters.count == 2, counters[0] != counters[1],
            !used.contains(where: { source.text(in: $0) == counters[0] })
        else { return nil }
        let edges: [Attribute] =
            LoopedGrid.columns.contains(counters[0])
            ? [.left, .right, .leading, .trailing, .centerX] : [.top, .bottom, .centerY]
        let places = used.filter { source.text(in: $0) == counters[1] }
        let place = places.last { span in
            let text = source.text(in: source.range(ofLine: source.line(at: span.lower)))
            return edges.contains { text.contains(".\($0.rawValue).") }
        }
        guard let place, places.count > 1 else { return nil }
        return (
            "both positions use `\(counters[1])`, and neither uses `\(counters[0])`, the counter of the outer loop",
            (place, counters[0])
        )
    }

    /// The name of the counter in the loop's head.
    private func counter(ofBodyAt place: Int, in tokens: [Token]) -> String? {
        guard
            let head = tokens.lastIndex(where: {
                $0.kind == .reserved && $0.span.upper < place && source.text(in: $0.span) == ReservedWord.for.rawValue
            })
        else { return nil }
        let names = tokens[head...].prefix(4).filter { $0.kind == .identifier }.prefix(2).map {
            source.text(in: $0.span)
        }
        // In Objective-C, the type comes before the name: `for (NSInteger i …`.
        let isTyped = tokens[head...].prefix(2).last?.kind == .leftParen && names.count == 2
        return isTyped ? names.last : names.first
    }

    /// Advice for a loop that keeps the edge that the next view is related by, instead of the opposite one.
    private var keptEdge: Advice? {
        guard let loop = block(startingWith: [.for, .while]) else { return nil }
        let text = source.text(in: loop)
        for edge in [Attribute.left, .right, .top, .bottom, .leading, .trailing] {
            guard let across = edge.acrossTheView,
                let found = text.ranges(of: " = \(view).\(edge.rawValue)").last,
                text[found.upperBound...].first.map({ $0.isNewline || " ;}".contains($0) }) ?? true
            else { continue }
            let name = text[..<found.lowerBound].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? ""
            let tie = "\(edge.rawValue).\(Member.equalTo.rawValue)(\(name))"
            guard !name.isEmpty, text.contains(tie) else { continue }
            let end = loop.lowerBound + text[..<found.upperBound].utf8.count
            return (
                "`\(name)` is also the edge where the previous view starts",
                (Span(end - edge.rawValue.utf8.count, end), across.rawValue)
            )
        }
        return nil
    }

    /// Advice for a variable used as an argument that the loop sets to the same number in every iteration.
    private var assignedAgain: Advice? {
        guard let loop = block(startingWith: [.for, .while]) else { return nil }
        let body = source.text(in: loop)
        var lexer = Lexer(source, names: NameTable(), range: 0..<loop.upperBound)
        lexer.readAll()
        let tokens = lexer.tokens
        for position in tokens.indices.dropLast(2) where tokens[position].span.lower > loop.lowerBound {
            guard tokens[position].kind == .identifier, tokens[position].startsLine,
                tokens[position + 1].kind == .assign, tokens[position + 2].kind == .number,
                position + 3 >= tokens.count || tokens[position + 3].startsLine || tokens[position + 3].kind != .plus,
                case let name = String(source.text(in: tokens[position].span)), body.contains("(\(name)")
            else { continue }
            let number = source.text(in: tokens[position + 2].span)
            return (
                "`\(name)` is \(number) from the second iteration on", (tokens[position + 1].span, "+=")
            )
        }
        return nil
    }

    // MARK: Functions

    /// Advice for several calls that position their views relative to the same view.
    private var byCalls: Advice? {
        guard block(startingWith: [.for, .while]) == nil, let function = block(startingWith: [.func]) else {
            return nil
        }
        let head = source.text(in: source.range(ofLine: source.line(at: function.lowerBound - 1)))
        let name = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.dropFirst().first ?? ""
        return name.isEmpty
            ? nil
            : ("two calls of `\(name)` place their views in the same spot: pass one of them a different position", nil)
    }

    /// Advice for a function that returns its argument, which the view is related to.
    private var givenBack: Advice? {
        guard let variable, let function = block(startingWith: [.func]) else { return nil }
        let text = source.text(in: function)
        let statement = "\(ReservedWord.return.rawValue) \(variable)"
        guard let found = text.ranges(of: statement).last, let last = text[found.upperBound...].first,
            !last.isLetter, !last.isNumber, last != "_", last != "."
        else { return nil }
        let end = function.lowerBound + text[..<found.upperBound].utf8.count
        return (
            "the function returns its argument, `\(variable)`, not the view that it makes",
            (Span(end - variable.utf8.count, end), view)
        )
    }

    private func block(startingWith words: [ReservedWord]) -> Range<Int>? {
        source.block(startingWith: words, around: place.span.lower)
    }
}
