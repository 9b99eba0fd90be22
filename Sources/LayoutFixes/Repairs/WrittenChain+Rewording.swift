internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Syntax
internal import Diagnostics
internal import FixIts

// A chain with other words.
extension WrittenChain {
    /// The chain as it would be; nil where other words don't say it.
    ///
    /// - Parameters:
    ///   - target: what the constraints would be tied to.
    ///   - attribute: what would be tied to that, where it is not the same as now.
    func text(tiedTo target: String, attribute: Attribute?) -> String? {
        guard let relation, attribute == nil || relation == 2 else { return nil }
        var links = links
        links[relation] = "\(source.text(in: tokens[words[relation]].span))(\(target))"
        if let attribute { links[1] = attribute.rawValue }
        return links.joined(separator: ".")
    }

    /// Whether the chain relates what it constrains to each element of an array that is written there.
    var isTiedToArray: Bool { relation.map { links[$0].contains("([") || links[$0].contains("(@[") } ?? false }

    /// The chain tied to a pair of numbers instead of an array of two; nil where it is no pair.
    var textTiedToPair: String? {
        guard let relation, source.accent == .masonry else { return nil }
        let word = source.text(in: tokens[words[relation]].span)
        let given = links[relation].dropFirst(word.count)
        guard given.hasPrefix("(["), given.hasSuffix("])") else { return nil }
        let numbers = given.dropFirst(2).dropLast(2).split(separator: ",")
        guard numbers.count == 2, words[..<relation].contains(where: saysPair) else { return nil }
        var links = links
        links[relation] = "\(word)((\(numbers.joined(separator: ","))))"
        return links.joined(separator: ".")
    }

    /// The chain with another number in the one link that says one.
    func text(saying number: String, for old: String) -> String? {
        var links = links
        guard let relation,
            let place = links.indices[relation...].first(where: { links[$0].hasSuffix("(\(old))") })
        else { return nil }
        links[place] = links[place].replacing("(\(old))", with: "(\(number))")
        return links.joined(separator: ".")
    }

    /// The chain with another factor, as a link of its own.
    func text(multiplied factor: String) -> String? {
        var links = links
        let words = [Member.multipliedBy, .dividedBy].map { "\($0.rawValue)(" }
        guard let relation,
            let place = links.indices[relation...].first(where: { place in words.contains(where: links[place].hasPrefix)
            })
        else { return nil }
        links[place] = factor
        return links.joined(separator: ".")
    }

    private func saysPair(_ word: Int) -> Bool {
        [Member.size, .center].map(\.rawValue).contains(source.text(in: tokens[word].span))
    }

    /// The chain with numbers of the other sign; nil where none of its words says one.
    ///
    /// - Parameter isWhole: whether that is so of all that the chain makes, and not of insets below 0 alone.
    func textTurned(isWhole: Bool) -> String? {
        var links = links
        guard let relation else { return nil }
        for place in links.indices.dropFirst(relation + 1) {
            let turned =
                isWhole
                ? Self.turnedOffset(links[place]) ?? Self.turnedInset(links[place]) : Self.turnedInsets(links[place])
            guard let turned else { continue }
            links[place] = turned
            return links.joined(separator: ".")
        }
        return nil
    }

    /// `offset(-8)` of `offset(8)`, and back.
    private static func turnedOffset(_ link: String) -> String? {
        let offset = "\(Member.offset.rawValue)("
        guard link.hasPrefix(offset), link.hasSuffix(")") else { return nil }
        let number = link.dropFirst(offset.count).dropLast()
        if number.hasPrefix("-"), isPlain(number.dropFirst()) { return offset + number.dropFirst() + ")" }
        return offset + (isPlain(number) ? "-\(number))" : "-(\(number)))")
    }

    /// One inset below 0, which is that of every edge.
    private static func turnedInset(_ link: String) -> String? {
        link.hasPrefix("\(Member.inset.rawValue)(-") ? turnedInsets(link) : nil
    }

    private static func isPlain(_ number: Substring) -> Bool {
        number.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    }

    /// For a loop whose variable holds the view above, first the one around, how it would hold that one's edge instead: the
    /// edge of the first, and of each that follows what the chain is tied to.
    func edit(keepingEdgesFrom first: Attribute) -> String? {
        let text = { (index: Int) in index < tokens.count ? source.text(in: tokens[index].span) : "" }
        let isLast = { (index: Int) in index + 1 >= tokens.count || tokens[index + 1].startsLine }
        let inside = tokens.indices.filter { span.range.contains(tokens[$0].span.lower) }
        for index in inside where tokens[index].kind == .identifier && text(index + 1) == "." {
            let (name, edge) = (text(index), text(index + 2))
            let set = tokens.indices.filter { text($0) == name && text($0 + 1) == "=" && isLast($0 + 2) }
            guard let attribute = Attribute(rawValue: edge), attribute.isSide, set.count == 2, set[0] > 0,
                text(set[0] - 1) == ReservedWord.var.rawValue, tokens[set[1]].startsLine
            else { continue }
            let chain = [span.lower..<tokens[index].span.upper, tokens[index + 2].span.upper..<span.upper]
            let lines = set.map { line(of: tokens[$0].span.lower) }
            return
                "on \(lines[0]), write \(ReservedWord.var.rawValue) \(name) = \(text(set[0] + 2)).\(first.rawValue); "
                + "on \(place), write \(chain.map(source.text).joined()); "
                + "on \(lines[1]), write \(name) = \(text(set[1] + 2)).\(edge)"
        }
        return nil
    }
}
