internal import Masonry
internal import Syntax
package import Diagnostics
package import Vocabulary

// What a stretch of a source that is wrong was probably meant to be, as text.
extension SourceText {
    /// For `console.log`, `Math.max`, `screen =` and `whlie (…) {` what is written here.
    package func statement(meantBy name: String, _ span: Span) -> (span: Span, text: String)? {
        if let instead = call(meantBy: name, span) ?? declaration(ofClass: name, span) { return instead }
        let rest = text(in: span.upper..<range(ofLine: line(at: span.upper)).upperBound)
        if StatementWord(rawValue: name) == .screen, let size = screen(assigning: rest) {
            return (Span(span.lower, span.upper + rest.utf8.count), "\(name) \(size)")
        }
        if rest.hasPrefix(".") {
            let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            guard let word = ForeignWord.find(name + path, .name), let here = word.replacement else { return nil }
            return (Span(span.lower, span.upper + path.utf8.count), here)
        }
        let behind = rest.drop { $0 == " " }
        let gap = rest.utf8.count - behind.utf8.count
        if ForeignWord.find(name, .infix)?.replacement == "!", behind.hasPrefix("(") {
            return negation(of: Span(span.upper + gap, span.upper + gap)).map { (Span(span.lower, $0), "!") }
        }
        if StatementWord(rawValue: name) == .screen, behind.hasPrefix("="), !behind.hasPrefix("==") {
            return (Span(span.lower, span.upper + gap + 1), name)
        }
        if ForeignWord.find(name, .name)?.advice.contains("`\(StatementWord.expect.rawValue)") ?? false,
            let condition = expected(by: name, span)
        {
            return condition
        }
        if ["rgb", "rgba"].contains(name), behind.hasPrefix("("), let end = behind.firstIndex(of: ")"),
            let color = NamedColor.hexadecimal(ofParts: name + behind[...end])
        {
            return (Span(span.lower, span.upper + gap + behind[...end].utf8.count), "\"\(color)\"")
        }
        if let word = StatementWord(rawValue: name), behind.hasPrefix("("), behind.hasSuffix(")") {
            return statement(word, calledWith: behind.dropFirst().dropLast()).map {
                (Span(span.lower, span.upper + rest.utf8.count), $0)
            }
        }
        guard behind.hasPrefix("("), rest.contains("{"),
            let nearest = NearestName.of(name, among: [ReservedWord.if, .while].map(\.rawValue))
        else { return nil }
        return (span, nearest)
    }

    /// For `.width = 300` behind `screen` the size, of which the other side is the usual one.
    private func screen(assigning rest: String) -> String? {
        let parts = rest.split(separator: "=").map { String($0).trimmed }
        guard parts.count == 2, let number = Double(parts[1]), number > 0 else { return nil }
        switch parts[0] {
        case ".\(Attribute.width.rawValue)": return "\(parts[1])x480"
        case ".\(Attribute.height.rawValue)": return "320x\(parts[1])"
        default: return nil
        }
    }

    /// For `view(a)`, `select(a, b)` and `label(title, "text")` the statement.
    private func statement(_ word: StatementWord, calledWith arguments: Substring) -> String? {
        let isPlain = { (text: Substring) in
            !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "," || $0 == " " }
        }
        if word == .select || word.declaresView, isPlain(arguments) { return "\(word.rawValue) \(arguments)" }
        if let named = Self.declaration(saying: word, arguments) { return named }
        guard word.declaresView, let comma = arguments.firstIndex(of: ","), isPlain(arguments[..<comma]) else {
            return nil
        }
        return "\(word.rawValue) \(arguments[..<comma])\(arguments[arguments.index(after: comma)...])"
    }

    /// For the first of the names in `UIView.animate` that has an entry as a whole, and for one that is assigned to
    /// `direction` and is none, the entry.
    package func foreignWord(for name: String, _ span: Span) -> ForeignWord? {
        let behind = text(in: span.upper..<(span.upper + 32)).prefix { $0.isLetter || $0 == "." }
        if behind.hasPrefix("."), let word = ForeignWord.find(name + behind, .name) { return word }
        if text(in: max(0, span.lower - 9)..<span.lower).hasSuffix("\(Member.priority.rawValue)("),
            NearestName.of(name, among: Builtin.allCases.filter(\.isPriority).map(\.rawValue)) == nil,
            ForeignWord.find(name, .name) == nil
        {
            let names = Builtin.allCases.filter(\.isPriority).map(\.rawValue).joined(separator: ", ")
            return ForeignWord(
                text: name, role: .name, advice: "a priority is a number up to 1000, or one of \(names)")
        }
        let target = ".\(Member.direction.rawValue) = "
        guard text(in: max(0, span.lower - target.utf8.count)..<span.lower) == target,
            let direction = ForeignWord.directions[name]
        else { return nil }
        return ForeignWord(
            text: name, role: .name, advice: "the reading directions are `ltr` and `rtl`", replacement: direction)
    }

    /// For `NSLayoutConstraint.activate([…])` the chains that make the same constraints.
    package func constraints(meantBy name: String, _ span: Span) -> (span: Span, text: String)? {
        guard name == "NSLayoutConstraint", text(in: span.upper..<(span.upper + 10)).hasPrefix(".activate(") else {
            return nil
        }
        var lexer = Lexer(self, names: NameTable(), range: span.upper..<bytes.count)
        lexer.readAll()
        var depth = 0
        var chains: [String] = []
        for (index, token) in lexer.tokens.enumerated() {
            switch token.kind {
            case .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket:
                depth -= 1
                if depth == 0 {
                    return chains.isEmpty ? nil : (Span(span.lower, token.span.upper), chains.joined(separator: "; "))
                }
            case .identifier where text(in: token.span).hasSuffix("Anchor"):
                let next = lexer.tokens[min(index + 2, lexer.tokens.count - 1)]
                guard text(in: next.span) == UIKitName.anchorConstraint else { continue }
                guard let made = AnchorConstraint(around: token.span, in: self) else { return nil }
                chains.append(made.chain.text)
            case .end: return nil
            default: break
            }
        }
        return nil
    }

    /// The names, joined by dots, that lead to a member, with the dot before it; nil where something else does.
    package func path(before member: Span) -> Span? {
        let isPart = { (byte: UInt8) in
            byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
                || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        }
        var start = member.lower
        while start > 0, isPart(bytes[start - 1]) { start -= 1 }
        guard start < member.lower, bytes[start] != UInt8(ascii: ".") else { return nil }
        return Span(start, member.lower)
    }

    /// For `equalTo.root.left` the call that was meant: `equalTo(root.left)`.
    package func callInstead(ofMembersBehind method: Span) -> (span: Span, text: String)? {
        let rest = text(in: method.upper..<range(ofLine: line(at: method.upper)).upperBound)
        if rest.hasPrefix("["), rest.hasSuffix("]") || rest.contains("]."), let end = rest.firstIndex(of: "]") {
            let given = rest[rest.index(after: rest.startIndex)..<end]
            return (Span(method.lower, method.upper + given.utf8.count + 2), "\(text(in: method))(\(given))")
        }
        let number = rest.drop { $0 == " " }
        if number.hasPrefix("-"), Double(number) != nil {
            return (Span(method.lower, method.upper + rest.utf8.count), "\(text(in: method))(\(number))")
        }
        let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard path.hasPrefix("."), path.count > 1, !rest.dropFirst(path.count).hasPrefix("(") else { return nil }
        let span = Span(method.lower, method.upper + path.utf8.count)
        return (span, "\(text(in: method))(\(path.dropFirst()))")
    }

    /// For `distribute([a, b], horizontal)` the call of the first argument's method.
    package func call(of method: String, behind name: Span, on first: Span, in call: Span) -> (
        span: Span, text: String
    )? {
        let views = text(in: first)
        guard text(in: Span(name.upper, first.lower)) == "(", !views.contains("\n") else { return nil }
        let rest = text(in: Span(first.upper, call.upper))
        guard rest.hasPrefix(",") || rest.hasPrefix(")") else { return nil }
        let behind =
            rest.hasPrefix(",")
            ? "(" + rest.dropFirst().drop { $0 == " " } : String(rest.dropFirst().drop { $0 == " " })
        let gap = behind.hasPrefix("{") ? " " : ""
        return (call, "\(views).\(method)\(gap)\(behind)")
    }

    /// For the arguments of `attributes(left, top)` the same with a dot before each.
    package func attributeNames(meantBy arguments: [Span]) -> (span: Span, text: String)? {
        guard let first = arguments.first, let last = arguments.last else { return nil }
        let texts = arguments.map { text(in: $0) }.map { Attribute(rawValue: $0) == nil ? $0 : ".\($0)" }
        return (Span(first.lower, last.upper), texts.joined(separator: ", "))
    }

    /// For a statement such as `header.left.equalTo(root)` the one that makes the constraint.
    ///
    /// - Parameter member: the first one of the chain that there is not.
    package func constraint(on view: String, member: Span, meantBy statement: Span) -> (span: Span, text: String)? {
        let written = text(in: statement)
        let path = text(in: statement.lower..<max(statement.lower, member.lower))
        let word = text(in: member)
        if Builtin(rawValue: word)?.isChainWord ?? false,
            text(in: member.upper..<(member.upper + 4)).drop(while: { $0 == " " }).hasPrefix("{")
        {
            return (member, "\(word)Constraints")
        }
        guard written.hasPrefix("\(view)."),
            path == "\(view)." || path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
            written.contains("qualTo("), !written.contains("\n")
        else { return nil }
        let chain = written.dropFirst(view.count + 1)
        let isRelation = path == "\(view)." && Member(rawValue: word)?.isRelation ?? false
        let edges = isRelation ? "\(Member.edges.rawValue)." : ""
        let verb = Builtin.allCases.first { $0.isChainWord && chain.hasPrefix("\($0.rawValue).") }
        let links = verb.map { chain.dropFirst($0.rawValue.count + 1) } ?? "\(edges)\(chain)"
        let method = "\((verb ?? .make).rawValue)Constraints"
        return (statement, "\(view).\(method) { make in \(Builtin.make.rawValue).\(links) }")
    }

    /// For `make.offset(8).left.equalTo(root)`, which starts with what follows a relation, the chain that ends with it.
    package func chain(movingToItsEnd member: Span, of statement: Span) -> (span: Span, text: String)? {
        let written = text(in: statement)
        let call = text(in: member.lower..<max(member.lower, statement.upper))
        guard !written.contains("\n"), call.utf8.count <= written.utf8.count, let end = call.firstIndex(of: ")"),
            call[call.index(after: end)...].hasPrefix("."), call.hasPrefix(text(in: member) + "(")
        else { return nil }
        let rest = call[end...].dropFirst(2)
        guard rest.contains("qualTo("), rest.hasSuffix(")") else { return nil }
        return (Span(member.lower, statement.upper), "\(rest).\(call[...end])")
    }

    /// For `make.equalTo(red.height)` the attribute that is to be the same.
    package func attribute(relatedBy relation: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: relation.lower))
        let argument = text(in: relation.upper..<max(relation.upper, line.upperBound)).prefix { $0 != ")" }
        let path = argument.dropFirst().split(separator: ".")
        guard argument.first == "(", path.count > 1, let attribute = Attribute(rawValue: String(path[path.count - 1]))
        else { return nil }
        return (Span(relation.lower, relation.lower), "\(attribute.rawValue).")
    }

    /// For a statement such as `[a, b].left.equalTo(root)` the one that makes the constraints.
    package func constraint(onArrayBefore member: Span, meantBy statement: Span) -> (span: Span, text: String)? {
        let array = text(in: statement.lower..<max(statement.lower, member.lower - 1))
        let isPath = array.allSatisfy { $0.isLetter || $0.isNumber || "_.[]".contains($0) }
        guard array.hasPrefix("[") && array.hasSuffix("]") || isPath && !array.isEmpty else { return nil }
        return constraint(on: array, member: member, meantBy: statement)
    }

    /// For the first name in a closure, which is none: the `in` that is missing behind it, or the parameter before it where
    /// more than the name stands on its line.
    package func parameter(meantAt span: Span) -> (span: Span, text: String)? {
        guard let brace = brace(before: span)?.lower else { return nil }
        let head = text(in: range(ofLine: line(at: brace)).lowerBound..<brace).drop { $0 == " " || $0 == "\t" }
        let first = head.prefix { $0.isLetter }
        if head.isEmpty || head.hasPrefix("}") || ReservedWord(rawValue: String(first)) != nil,
            first != ReservedWord.let.rawValue, first != ReservedWord.var.rawValue,
            first != ReservedWord.return.rawValue
        {
            return nil
        }
        let behind = text(in: span.upper..<max(span.upper, range(ofLine: line(at: span.upper)).upperBound))
        if behind.drop(while: { $0 == " " }).hasPrefix("(") { return nil }
        let isAlone = behind.allSatisfy { $0 == " " || $0 == "\t" } && line(at: brace) == line(at: span.lower)
        return isAlone
            ? (span.atEnd, " \(ReservedWord.in.rawValue)")
            : (Span(span.lower, span.lower), "\(text(in: span)) \(ReservedWord.in.rawValue) ")
    }

    /// The `{` that nothing but blanks stands between and a place.
    package func brace(before span: Span) -> Span? {
        let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        guard let brace = bytes[..<span.lower].lastIndex(where: { !blanks.contains($0) }),
            bytes[brace] == UInt8(ascii: "{")
        else { return nil }
        return Span(brace, brace + 1)
    }

    /// For `UIColor.red`, whose class is at a place, the colour's name; with a property before it that is no name here.
    package func color(meantBy type: Span) -> (span: Span, text: String)? {
        let word = text(in: type.upper..<(type.upper + 40)).dropFirst().prefix { $0.isLetter }
        guard text(in: type.upper..<(type.upper + 1)) == "." else { return nil }
        let ending = "Color"
        let name = word.hasSuffix(ending) ? String(word.dropLast(ending.count)) : String(word)
        guard NamedColor(rawValue: name) != nil else { return nil }
        let value = Span(type.lower, type.upper + 1 + word.utf8.count)
        let property = "\(UIKitName.color) = "
        let before = Span(max(0, type.lower - property.utf8.count), type.lower)
        guard text(in: before) == property else { return (value, "\"\(name)\"") }
        return (Span(before.lower, value.upper), "\(Member.color.rawValue) = \"\(name)\"")
    }
}
