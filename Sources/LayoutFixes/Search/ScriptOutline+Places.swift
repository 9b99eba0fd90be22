internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

// Where statements are added and removed.
extension ScriptOutline {
    /// The blanks that the line of a statement starts with.
    func indent(of statement: Span) -> String {
        let line = source.text(in: source.range(ofLine: source.line(at: statement.lower)))
        return String(line.prefix { $0 == " " || $0 == "\t" })
    }

    /// The empty place after a statement, behind a comment that follows it on its line.
    func end(of statement: Span) -> Span {
        let end = source.range(ofLine: source.line(at: statement.upper)).upperBound
        let rest = source.text(in: statement.upper..<max(statement.upper, end)).trimmingPrefix { $0.isWhitespace }
        return rest.isEmpty || rest.hasPrefix("//") ? Span(end, end) : statement.atEnd
    }

    /// The lines of a statement with the line break before them, where it has them to itself; else the statement.
    func wholeLines(of statement: Span) -> Span {
        let start = source.range(ofLine: source.line(at: statement.lower)).lowerBound
        let before = source.text(in: start..<statement.lower)
        let end = end(of: statement)
        guard before.allSatisfy(\.isWhitespace), end != statement.atEnd || isLastOnLine(statement), start > 0 else {
            return statement
        }
        return Span(start - 1, end.upper)
    }

    private func isLastOnLine(_ statement: Span) -> Bool {
        source.range(ofLine: source.line(at: statement.upper)).upperBound == statement.upper
    }

    /// A place where a chain of a view is added, and how it is written there.
    struct ChainPlace {
        /// The statement that it follows.
        let statement: Span
        let span: Span
        let before: String
        let after: String
        let scope: Scope

        func text(_ chain: String) -> String { before + chain + after }
    }

    /// Whether only layout anchors make constraints.
    var usesAnchorsAlone: Bool { !chains.isEmpty && chains.allSatisfy(\.syntax.isOfAnchors) }

    /// After the last constraint that anchors make of the view, or else of any.
    func placeForAnchors(of view: String) -> ChainPlace? {
        guard let last = chains.last(where: { $0.scope.subjects == [view] }) ?? chains.last else { return nil }
        let span = last.syntax.span
        guard let statement = last.statement else {
            let around = self.statement(around: span) ?? span
            return ChainPlace(
                statement: around, span: span.atEnd, before: ",\n\(indent(of: span))", after: "", scope: last.scope)
        }
        return ChainPlace(
            statement: statement, span: end(of: statement), before: "\n\(indent(of: statement))",
            after: text(Span(span.upper, statement.upper)), scope: last.scope)
    }

    /// After the last chain of the view, or else after its declaration, and after the last chain of it and others; none
    /// for a view that no name declares.
    func placesForChain(of view: String) -> [ChainPlace] {
        let chains = chains.filter { !$0.syntax.isOfAnchors && $0.statement != nil }
        let own = chains.last { $0.scope.subjects == [view] }
        let shared = chains.last {
            $0.scope.subjects.count > 1 && $0.scope.subjects.contains(view)
        }
        let known = [own, shared].compactMap { $0.flatMap(place) }
        if own != nil { return known }
        guard let declaration = declarations.last(where: { $0.names.contains(view) }) else { return known }
        let block = spelling.block(of: written(view, in: declaration.scope))
        return [
            ChainPlace(
                statement: declaration.span, span: end(of: declaration.span),
                before: "\n\(indent(of: declaration.span))\(block.before)\(Builtin.make.rawValue).", after: block.after,
                scope: declaration.scope)
        ] + known
    }

    private func place(after chain: Chain) -> ChainPlace? {
        guard let statement = chain.statement else { return nil }
        return ChainPlace(
            statement: statement, span: end(of: statement),
            before: "\n\(indent(of: statement))\(text(chain.syntax.head.span)).", after: spelling.end,
            scope: chain.scope)
    }
}

// Which numbers it uses.
extension ScriptOutline {
    /// The gaps of constants, most frequent first, and one that everybody uses.
    var usualGaps: [String] {
        let gaps = Array(constants.prefix(5))
        return gaps + ["8", "16"].filter { !gaps.contains($0) }.prefix(1)
    }

    /// What constants are set to, numbers and names without signs, most frequent first.
    var constants: [String] {
        var counts: [String: (count: Int, first: Int)] = [:]
        for (place, chain) in chains.enumerated() {
            guard let constant = constant(of: chain.syntax) else { continue }
            counts[constant, default: (0, place)].count += 1
        }
        return counts.sorted { (-$0.value.count, $0.value.first) < (-$1.value.count, $1.value.first) }.map(\.key)
    }

    private func constant(of syntax: ChainSyntax) -> String? {
        if let number = syntax.constant { return number == 0 ? nil : number.spelled }
        guard var value = syntax.constantArgument else { return nil }
        if case .unary(.negate, let operand) = value.kind { value = operand }
        return value.kind.isName ? text(value.span) : nil
    }
}
