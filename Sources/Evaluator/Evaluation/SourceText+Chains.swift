internal import Masonry
package import Vocabulary
package import Diagnostics
internal import Syntax

// Chains that were meant by what is written in the place of one, as text.
extension SourceText {
    /// For `make.left/right`, of which the second attribute stands at a place, the chain.
    func attributes(joinedAt span: Span, from start: Int) -> (span: Span, text: String)? {
        let before = text(in: start..<span.lower)
        guard let sign = before.lastIndex(where: { $0 != " " }), "/+-*".contains(before[sign]),
            let last = before[..<sign].lastIndex(where: { $0 != " " })
        else { return nil }
        let chain = before[...last]
        let parts = chain.split(whereSeparator: { !$0.isLetter && $0 != "." }).last?.split(separator: ".") ?? []
        guard parts.count > 1, Builtin(rawValue: String(parts[0]))?.isChainWord ?? false,
            Attribute(rawValue: String(parts[parts.count - 1])) != nil
        else { return nil }
        return (Span(start + chain.utf8.count, span.lower), ".")
    }

    /// For `make.height.equalTo(width)`, of which the name of an attribute stands at a place, that attribute of a view: of the
    /// constrained one where one of its sides follows the other, else of its superview.
    ///
    /// - Parameter view: the name of the view that is constrained, if it is one.
    package func attribute(ofView view: String?, meantAt span: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: span.lower))
        if let chain = attributes(joinedAt: span, from: line.lowerBound) { return chain }
        if let chain = attribute(inBrackets: span) { return chain }
        if let dot = attribute(behindComma: span, from: line.lowerBound) { return dot }
        let parts = text(in: line.lowerBound..<span.lower).split(separator: ".", omittingEmptySubsequences: false)
        if text(in: span.upper..<(span.upper + 1)) == ".", parts.last?.last.map({ !$0.isLetter && $0 != "(" }) ?? true {
            return (span, "\(Builtin.make.rawValue).\(text(in: span))")
        }
        guard let attribute = Attribute(rawValue: text(in: span)), parts.count > 2,
            let relation = parts.last, relation.hasSuffix("("),
            Member(rawValue: String(relation.dropLast()))?.isRelation ?? false,
            let related = Attribute(rawValue: String(parts[parts.count - 2]))
        else { return nil }
        if attribute.isSize, related.isSize, attribute != related {
            return view.map { (span, "\($0).\(attribute.rawValue)") }
        }
        return (span, "\(Builtin.superview.rawValue).\(attribute.rawValue)")
    }

    /// For `equalTo(card, bottom)` the dot in the place of the comma.
    private func attribute(behindComma name: Span, from start: Int) -> (span: Span, text: String)? {
        let before = text(in: start..<name.lower)
        let behind = text(in: name.upper..<(name.upper + 1))
        guard behind == ")" || behind == ".", let comma = before.lastIndex(of: ","),
            before[comma...].dropFirst().allSatisfy({ $0 == " " }), let opening = before[..<comma].lastIndex(of: "("),
            before[..<opening].hasSuffix("qualTo"),
            before[before.index(after: opening)..<comma].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return (Span(name.lower - before[comma...].utf8.count, name.lower), ".")
    }

    /// For `make[left]` the member.
    func attribute(inBrackets name: Span) -> (span: Span, text: String)? {
        guard text(in: name.upper..<(name.upper + 1)) == "]", name.lower > 0,
            let before = text(in: max(0, name.lower - 16)..<name.lower).split(whereSeparator: { !$0.isLetter }).last,
            Builtin(rawValue: String(before))?.isChainWord ?? false,
            text(in: max(0, name.lower - before.utf8.count - 1)..<name.lower) == before + "["
        else { return nil }
        return (Span(name.lower - 1, name.upper + 1), ".\(text(in: name))")
    }

    /// The name that `makeConstraints` or one of its kind is told to whose block a place is in; no view where something else
    /// than a name is, and nothing outside of such blocks.
    package func viewOfBlock(around span: Span, from start: Int) -> (view: String?, block: Span)? {
        var lexer = Lexer(self, names: NameTable(), range: start..<max(start, span.lower))
        lexer.readAll()
        let tokens = lexer.tokens
        var open: [Int] = []
        for (position, token) in tokens.enumerated() {
            switch token.kind {
            case .leftBrace: open.append(position)
            case .rightBrace: _ = open.popLast()
            default: break
            }
        }
        let methods = [Member.makeConstraints, .updateConstraints, .remakeConstraints].map(\.rawValue)
        for brace in open.reversed() {
            let head = tokens[..<brace].suffix(4).filter { $0.kind != .leftParen }
            guard let method = head.last, methods.contains(where: { text(in: method.span).hasSuffix($0) }) else {
                continue
            }
            let parts = head.suffix(3)
            guard parts.count == 3, let view = parts.first, view.kind == .identifier,
                parts[parts.startIndex + 1].kind == .dot
            else { return (nil, tokens[brace].span) }
            let isPart = view.isAdjacent && view.span.lower > 0 && bytes[view.span.lower - 1] == UInt8(ascii: ".")
            return (isPart ? nil : text(in: view.span), tokens[brace].span)
        }
        return nil
    }

    /// For `a.center = b.center`, whose right side's last name stands at a place, the constraint that was meant.
    package func constraint(assigning member: Member, of span: Span) -> String? {
        let sides = text(in: assignment(around: span)).split(separator: "=", omittingEmptySubsequences: false)
        let ending = ".\(member.rawValue)"
        guard sides.count == 2 else { return nil }
        let (left, right) = (String(sides[0]).trimmed, String(sides[1]).trimmed)
        let isPath = { (text: String) in text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
        guard left.hasSuffix(ending), right.hasSuffix(ending), isPath(left), isPath(right) else { return nil }
        let chain = "\(Builtin.make.rawValue)\(ending).\(Member.equalTo.rawValue)(\(right.dropLast(ending.count)))"
        return "\(left.dropLast(ending.count)).\(Member.makeConstraints.rawValue) { make in \(chain) }"
    }

    /// For `make(left, top)` the chain.
    package func chain(insteadOfCalling word: Span) -> (span: Span, text: String)? {
        guard let (arguments, end) = arguments(behind: word), !arguments.isEmpty else { return nil }
        let names = arguments.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        guard names.allSatisfy({ Attribute(rawValue: $0) != nil }) else { return nil }
        return (Span(word.lower, end), ([text(in: word)] + names).joined(separator: "."))
    }

    /// For `equalTo(root.offset(10))`, whose parenthesis closes too late, the link behind it.
    package func link(movedOutOfRelation member: Span) -> (span: Span, text: String)? {
        guard let path = path(before: member), let (arguments, end) = arguments(behind: member), arguments.count == 1,
            text(in: max(0, path.lower - 8)..<path.lower).hasSuffix("qualTo("), text(in: end..<end + 1) == ")"
        else { return nil }
        return (Span(member.lower - 1, end + 1), ").\(text(in: Span(member.lower, end)))")
    }

    /// For `aspectRatio.equalTo(2)` the relation of one side of a view to its other.
    package func ratio(of view: String, saidBy member: Span) -> (span: Span, text: String)? {
        let name = Member.equalTo.rawValue
        let call = Span(member.upper + 1, member.upper + 1 + name.utf8.count)
        guard text(in: member.upper..<call.upper) == ".\(name)", let (given, end) = arguments(behind: call),
            given.count == 1
        else { return nil }
        return (
            Span(member.lower, end),
            "\(Attribute.width.rawValue).\(name)(\(view).\(Attribute.height.rawValue))"
                + (given[0] == "1" ? "" : ".\(Member.multipliedBy.rawValue)(\(given[0]))")
        )
    }

    /// For `make.left.equalTo(a).right`, with an attribute behind its relation, the attribute of what is related to; where it
    /// starts another relation, a chain of its own.
    func relation(withAttribute member: Span) -> (span: Span, text: String)? {
        if let word = chainWord(missingBefore: member) { return word }
        let line = range(ofLine: line(at: member.lower))
        let before = text(in: line.lowerBound..<member.lower)
        let joints = [Member.and, .with].map { ".\($0.rawValue)." } + ["."]
        guard let joint = joints.first(where: { before.hasSuffix(")" + $0) }) else { return nil }
        let call = before.dropLast(joint.count + 1)
        if let chain = secondChain(behind: before.dropLast(joint.count), at: member) {
            return (Span(member.lower - joint.utf8.count, member.lower), chain)
        }
        guard let opening = call.lastIndex(of: "("), call[..<opening].hasSuffix("qualTo") else { return nil }
        let behind = text(in: member.upper..<line.upperBound)
        let path = behind.prefix { $0.isLetter || $0 == "." }
        let close = member.lower - joint.utf8.count
        if path.contains("qualTo"), let word = call.drop(while: \.isWhitespace).split(separator: ".").first,
            Builtin(rawValue: String(word))?.isChainWord ?? false
        {
            return (Span(close, member.lower), "; \(word).")
        }
        let target = call[call.index(after: opening)...]
        guard !path.contains("qualTo"), let first = target.first, first.isLetter || first == "_",
            target.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), Attribute(rawValue: text(in: member)) != nil
        else { return nil }
        return (Span(close - 1, member.upper), ".\(text(in: member)))")
    }

    /// For `make.top.equalTo(a).offset(10).left.equalTo(b)`, of which the part before a place is given, what starts the second
    /// chain.
    func secondChain(behind chain: Substring, at member: Span) -> String? {
        let word = chain.drop { !$0.isLetter }.prefix { $0.isLetter }
        guard chain.contains("qualTo"), Builtin(rawValue: String(word))?.isChainWord ?? false else { return nil }
        let rest = text(in: member.upper..<range(ofLine: line(at: member.upper)).upperBound)
        return rest.prefix { $0.isLetter || $0 == "." }.contains("qualTo") ? "; \(word)." : nil
    }

    /// Whether what stands on a line before a place is a chain, from the word that it starts with; the variable that it is
    /// given to, and what its line starts with.
    package func chain(before name: Span) -> (variable: String?, indentation: Substring)? {
        let before = text(in: range(ofLine: line(at: name.lower)).lowerBound..<name.lower)
        let statement = before.split { $0 == ";" || $0 == "{" }.last ?? ""
        let parts = statement.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let start = parts[parts.count - 1].drop(while: \.isWhitespace)
        guard Builtin.allCases.contains(where: { $0.isChainWord && start.hasPrefix("\($0.rawValue).") }) else {
            return nil
        }
        let variable = parts[0].split(separator: " ").last.map(String.init)
        return (parts.count > 1 ? variable : nil, before.prefix(while: \.isWhitespace))
    }

    /// For `make.width.greaterThanOrEqualTo(50).lessThanOrEqualTo(100)`, whose second relation stands at a place, a chain of its
    /// own for that.
    package func chain(ofSecondRelation name: Span) -> (span: Span, text: String)? {
        if let word = chainWord(missingBefore: name) { return word }
        let line = range(ofLine: line(at: name.lower))
        let before = text(in: line.lowerBound..<max(line.lowerBound, name.lower - 1))
        guard accent == .masonry, text(in: max(0, name.lower - 1)..<name.lower) == ".", before.hasSuffix(")"),
            let word = Builtin.allCases.filter(\.isChainWord).compactMap({ before.ranges(of: "\($0.rawValue).").last })
                .max(by: { $0.lowerBound < $1.lowerBound })
        else { return nil }
        let parts = before[word.lowerBound...].prefix { $0.isLetter || $0 == "." }.split(separator: ".")
        guard let relation = parts.last, Member(rawValue: String(relation))?.isRelation ?? false, parts.count > 2 else {
            return nil
        }
        return (Span(name.lower - 1, name.lower), "; \(parts.dropLast().joined(separator: ".")).")
    }

    /// For `make.center.equalTo(root).width.equalTo(50)`, whose second relation is at a place, a chain for each.
    package func chain(ofLateAttributesBefore name: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: name.lower))
        let before = text(in: line.lowerBound..<max(line.lowerBound, name.lower))
        guard accent == .masonry, let relation = before.lastIndex(of: ")"),
            let word = Builtin.allCases.filter(\.isChainWord).compactMap({ before.ranges(of: "\($0.rawValue).").last })
                .max(by: { $0.lowerBound < $1.lowerBound })
        else { return nil }
        let late = before[before.index(after: relation)...]
        let names = late.split(separator: ".")
        guard late.first == ".", late.last == ".", !names.isEmpty,
            names.allSatisfy({ Attribute(rawValue: String($0)) != nil || Member(rawValue: String($0))?.parts != nil })
        else { return nil }
        return (Span(name.lower - late.utf8.count, name.lower), "; \(before[word])\(late.dropFirst())")
    }

    /// For a line that starts with `.left`, though the chain before it is complete, the word that a chain starts with.
    func chainWord(missingBefore name: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: name.lower))
        let own = text(in: line.lowerBound..<name.lower)
        let path = own.drop { $0 == " " || $0 == "\t" }
        guard accent == .masonry, path.first == ".", path.allSatisfy({ $0.isLetter || $0 == "." }),
            let first = (path.dropFirst() + text(in: name)).split(separator: ".").first,
            Attribute(rawValue: String(first)) != nil || Member(rawValue: String(first))?.parts != nil
        else { return nil }
        let before = text(in: 0..<line.lowerBound)
        let word = Builtin.allCases.filter(\.isChainWord).compactMap { word in
            before.ranges(of: "\(word.rawValue).").last.map { (word, $0.lowerBound) }
        }.max { $0.1 < $1.1 }?.0
        let place = line.lowerBound + own.utf8.count - path.utf8.count
        return (Span(place, place), (word ?? .make).rawValue)
    }
}
