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

    /// The empty place after a statement and after a comment that follows it on its line.
    func end(of statement: Span) -> Span {
        let end = source.range(ofLine: source.line(at: statement.upper)).upperBound
        let rest = source.text(in: statement.upper..<max(statement.upper, end)).trimmingPrefix { $0.isWhitespace }
        return rest.isEmpty || rest.hasPrefix("//") ? Span(end, end) : statement.atEnd
    }

    /// What goes with a statement: its lines with the line break before them, where it has them to itself; else what
    /// separates it from the statement after it, or before it, on its line.
    func wholeLines(of statement: Span) -> Span {
        let start = source.range(ofLine: source.line(at: statement.lower)).lowerBound
        let before = source.text(in: start..<statement.lower)
        let end = end(of: statement)
        if before.allSatisfy(\.isWhitespace), end != statement.atEnd || isLastOnLine(statement), start > 0 {
            return Span(start - 1, end.upper)
        }
        guard let block = blocks.first(where: { $0.contains { $0.span == statement } }),
            let index = block.firstIndex(where: { $0.span == statement })
        else { return statement }
        let isOnLine = { (other: Span) in
            source.line(at: other.upper) == source.line(at: statement.lower)
                || source.line(at: other.lower) == source.line(at: statement.upper)
        }
        if index + 1 < block.count, case let next = block[index + 1].span, isOnLine(next) {
            return Span(statement.lower, next.lower)
        }
        if index > 0, case let last = block[index - 1].span, isOnLine(last) { return Span(last.upper, statement.upper) }
        return statement
    }

    private func isLastOnLine(_ statement: Span) -> Bool {
        source.range(ofLine: source.line(at: statement.upper)).upperBound == statement.upper
    }

    /// A place where a chain of a view is added, and how it is written there.
    struct ChainPlace {
        /// The statement that it follows or is in.
        let statement: Span
        let span: Span
        /// What separates it from the code around it.
        let separator: String
        var end = ""
        let before: String
        let after: String
        let scope: Scope
        var position = CandidateEdit.Addition.Position.after

        /// The chain as a statement.
        func statement(_ chain: String) -> String { before + chain + after }
        func text(_ chain: String) -> String { separator + statement(chain) + end }
    }

    /// Whether its chains name leading or trailing edges.
    var namesReadingDirection: Bool { namedAttributes.contains(where: \.isDirectional) }

    /// Whether its chains name leading and trailing edges, and no left or right ones.
    var followsReadingDirection: Bool {
        namesReadingDirection && !namedAttributes.contains { $0 == .left || $0 == .right }
    }

    private var namedAttributes: [Attribute] { chains.flatMap { $0.syntax.attributes.compactMap(\.attribute) } }

    /// Whether only layout anchors make constraints.
    var usesAnchorsAlone: Bool { !chains.isEmpty && chains.allSatisfy(\.syntax.usesAnchors) }

    /// After the last constraint that anchors make of the view, or else of any.
    private func placeForAnchors(of view: String) -> ChainPlace? {
        guard let last = chains.last(where: { $0.scope.subjects == [view] }) ?? chains.last else { return nil }
        let span = last.syntax.span
        guard let statement = last.statement else {
            let around = self.statement(around: span) ?? span
            return ChainPlace(
                statement: around, span: span.atEnd, separator: ",\n\(indent(of: span))", before: "", after: "",
                scope: last.scope)
        }
        return place(after: statement, before: "", after: text(Span(span.upper, statement.upper)), last.scope)
    }

    /// In an empty branch that is about the view, after the last chain of the view, or else where it is selected in vain or
    /// declared, and after the last chain of it and others, or that made constraints of it under another name; none for a
    /// view that no name declares.
    ///
    /// - Parameters:
    ///   - places: what made constraints of the view.
    ///   - open: the views of which something is ambiguous; one chain may do for all that one statement declares.
    func placesForChain(
        of view: String, madeAt places: [Span] = [], open: [String] = []
    ) -> [ChainPlace] {
        if usesAnchorsAlone { return placeForAnchors(of: view).map { [$0] } ?? [] }
        let chains = chains.filter { !$0.syntax.usesAnchors && $0.statement != nil }
        let own = outermost(chains.filter { $0.scope.subjects == [view] })
        let shared = chains.last { chain in
            chain.scope.subjects != [view]
                && (chain.scope.subjects.contains(view) || places.contains { chain.syntax.span.contains($0) })
        }
        let group = declarations.last { declaration in
            declaration.names.contains(view) && declaration.names.count > 1
                && declaration.names.allSatisfy(open.contains)
        }
        let known =
            [own, shared].compactMap { $0.flatMap(place) } + placesInBranches(of: view)
            + (group.map { [bare(after: $0.span, $0.scope)] } ?? [])
        if own != nil { return known }
        // Where it is selected in vain, or declared by itself, no block is needed.
        let unused = selections.last { selection in
            selection.scope.subjects.contains(view)
                && !chains.contains { $0.scope.subjectsPlace == selection.statement }
        }
        if let unused { return [bare(after: unused.statement, unused.scope)] + known }
        guard let declaration = declarations.last(where: { $0.names.contains(view) }) else { return known }
        if declaration.scope.subjects == [view] { return [bare(after: declaration.span, declaration.scope)] + known }
        return [placeOfBlock(of: written(view, in: declaration.scope), after: declaration.span, declaration.scope)]
            + known
    }

    /// In the empty branches of an `if` about the view.
    private func placesInBranches(of view: String) -> [ChainPlace] {
        emptyBranches.compactMap { branch in
            let chain = chains.last { branch.statement.contains($0.syntax.span) && $0.scope.subjects == [view] }
            let isAbout = branch.block != nil && branch.scope.subjects == [view] && !branch.scope.isInBlock
            guard chain != nil || isAbout else { return nil }
            let indent = indent(of: branch.statement)
            let (start, end) = ("\n\(indent)    ", "\n\(indent)}")
            let maker = chain.map { text($0.syntax.head.span) } ?? Builtin.make.rawValue
            let place = { (span: Span, separator: String, end: String, position: CandidateEdit.Addition.Position) in
                ChainPlace(
                    statement: branch.statement, span: span, separator: separator, end: end, before: "\(maker).",
                    after: self.spelling.end, scope: branch.scope, position: position)
            }
            guard let block = branch.block else {
                return place(branch.statement.atEnd, " else {\(start)", end, .inElse)
            }
            guard text(block).hasPrefix("{") else { return nil }
            let blanks = text(block).dropLast().reversed().prefix { $0.isWhitespace }.count
            return place(Span(block.upper - 1 - blanks, block.upper), start, end, .inside)
        }
    }

    /// The last of the chains that the fewest statements surround: those in branches don't always hold.
    private func outermost(_ chains: [Chain]) -> Chain? {
        let depths = chains.map { chain in statements.count { $0.contains(chain.syntax.span) } }
        return depths.min().flatMap { least in depths.lastIndex(of: least) }.map { chains[$0] }
    }

    private func bare(after statement: Span, _ scope: Scope) -> ChainPlace {
        place(after: statement, before: "\(Builtin.make.rawValue).", after: spelling.end, scope)
    }

    /// Where the last view in a view is tied to its end: after its own chains, or after the loop that makes it, by a variable
    /// that holds it then.
    func placesForEnds(of view: String) -> [(child: String, place: ChainPlace)] {
        let children = views.children[view] ?? []
        return children.filter { child in !children.contains { views.previous[$0] == child } }.flatMap { child in
            let loop = loops.last { $0.inner.known.dropFirst($0.scope.known.count).contains { $0.name == child } }
            guard let loop, let statement = statement(around: loop.body.span) else {
                return placesForChain(of: child).map { (child, $0) }
            }
            return loop.assigned.sorted().map { (child, placeOfBlock(of: $0, after: statement, loop.scope)) }
        }
    }

    private func placeOfBlock(of view: String, after statement: Span, _ scope: Scope) -> ChainPlace {
        let block = spelling.block(of: view)
        return place(
            after: statement, before: "\(block.before)\(Builtin.make.rawValue).", after: block.after, scope)
    }

    private func place(after chain: Chain) -> ChainPlace? {
        chain.statement.map {
            place(after: $0, before: "\(text(chain.syntax.head.span)).", after: spelling.end, chain.scope)
        }
    }

    private func place(after statement: Span, before: String, after: String, _ scope: Scope) -> ChainPlace {
        ChainPlace(
            statement: statement, span: end(of: statement), separator: "\n\(indent(of: statement))", before: before,
            after: after, scope: scope)
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

    /// A chain without its maker, with the attributes of the other axis and another variable of the loop.
    func transposed(_ chain: Chain) -> String? {
        let syntax = chain.syntax
        guard let own = syntax.onlyAttribute, let other = own.acrossAxes else { return nil }
        var changes = [(syntax.attributes[0].nameSpan, syntax.word(other))]
        if let (second, span, _) = chain.target?.attribute {
            guard let turned = second.acrossAxes else { return nil }
            changes.append((span, syntax.sideWord(turned, spelling)))
        }
        return text(
            Span(syntax.attributes[0].nameSpan.lower, syntax.span.upper),
            replacing: changes + counterChanges(in: syntax.span, chain.scope))
    }

    /// Other counters of the loop around for those that are used.
    func counterChanges(in span: Span, _ scope: Scope) -> [(Span, String)] {
        let counters = scope.known.filter { known in
            known.kind == .index
                || known.kind != .view && loops.contains { $0.body.span.contains(known.declaration) }
        }.map(\.name)
        return uses.compactMap { use in
            guard span.contains(use.span), counters.contains(use.name) else { return nil }
            return counters.last { $0 != use.name }.map { (use.span, $0) }
        }
    }

    /// What a chain sets as a constant, as it is written, without its sign; nil without one.
    func constantText(of chain: Chain) -> String? {
        chain.syntax.constantArgument.map { String(text($0.span).trimmingPrefix("-")) }
    }

    private func constant(of syntax: ChainSyntax) -> String? {
        if let number = syntax.constant { return number == 0 ? nil : number.spelled }
        guard var value = syntax.constantArgument else { return nil }
        if case .unary(.negate, let operand) = value.kind { value = operand }
        return value.kind.isName ? text(value.span) : nil
    }
}
