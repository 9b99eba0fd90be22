internal import Masonry

// What someone who wrote something wrong probably meant.
extension Evaluator {
    func unknown(_ name: Name, _ span: Span, _ use: NameHint.Use = .read) -> Failure {
        let text = vocabulary.text(name)
        if let place = laterDeclaration(name) {
            return Failure(
                .unknownName(text, .later), unit.source, span,
                related: Failure.Related(source: unit.source, span: place, message: "it is declared here, further down")
            )
        }
        if use != .assigned, let removal = globals.removal(of: name) {
            return Failure(
                .removed(text), unit.source, span,
                related: Failure.Related(source: removal.source, span: removal.span, message: "it was removed here"))
        }
        if unit.source.accent == .masonry, let (source, local) = innerDeclaration(name) {
            return .outsideOfBlock(text, span, local, declaredIn: source, usedIn: unit.source)
        }
        let known = unit.locals(at: span.lower).map(vocabulary.text) + globals.names.map(vocabulary.text)
        let failure = failure(.unknownName(text, NameHint(for: text, known: known, use)), span)
        if let instead = unit.source.statement(meantBy: text, span) ?? unit.source.constraints(meantBy: text, span) {
            return failure.replacing(instead.span, with: instead.text)
        }
        guard UIKitName.colorClasses.contains(text), let color = unit.source.color(meantBy: span) else {
            return failure
        }
        return failure.replacing(color.span, with: color.text)
    }

    func unknownMember(_ name: Name, of value: Value, _ span: Span) -> Failure {
        let text = vocabulary.text(name)
        guard let receiver = value.receiver else {
            guard let word = ForeignWord.compound(endingIn: text, at: span, in: unit.source) else {
                return failure(.noMembers(text, of: value.phrase), span)
            }
            return Failure(
                .unknownMember(text, of: value.phrase, .foreign(word)), unit.source, span,
                replacement: vocabulary.replacement(for: .foreign(word), at: span, in: unit.source))
        }
        let isRelatable = globals.value(of: name)?.canBeRelatedTo ?? (vocabulary.builtin(name) == .root)
        let hint = vocabulary.memberHint(
            for: name, of: receiver, isRelatable: isRelatable, at: span, in: unit.source)
        return Failure(
            .unknownMember(text, of: receiver.phrase, hint), unit.source, span,
            replacement: vocabulary.replacement(for: hint, at: span, in: unit.source))
    }

    /// For `distribute([a, b], horizontal)`: the method of the first argument that was meant.
    func methodInstead(of name: Name, _ site: CallSite, at index: Code.Index) -> (span: Span, text: String)? {
        guard case .member(let member)? = vocabulary.spelling(name), member.receivers.contains(.views),
            member.isMethod(of: .views), site.arguments.count > 0, site.labels.first.flatMap(\.self) == nil
        else { return nil }
        let source = unit.source
        let span = unit.spans[Int(index)]
        let first = unit.spans[Int(unit.lists[Int(site.arguments.start)])]
        let views = source.text(in: first)
        guard source.text(in: Span(site.nameSpan.upper, first.lower)) == "(", !views.contains("\n") else { return nil }
        let rest = source.text(in: Span(first.upper, span.upper))
        guard rest.hasPrefix(",") || rest.hasPrefix(")") else { return nil }
        let behind =
            rest.hasPrefix(",")
            ? "(" + rest.dropFirst().drop { $0 == " " } : String(rest.dropFirst().drop { $0 == " " })
        let gap = behind.hasPrefix("{") ? " " : ""
        return (span, "\(views).\(vocabulary.text(name))\(gap)\(behind)")
    }

    // MARK: Relations

    /// The innermost statement that a place is in.
    func statement(around span: Span) -> Span? {
        (0..<unit.actionCount).map { unit.actions[$0].span }
            .filter { $0.lower <= span.lower && span.upper <= $0.upper }
            .min { $0.upper - $0.lower < $1.upper - $1.lower }
    }

    /// For `header.left.equalTo(…)`, `header.edges.equalTo(…)` and `header.make.left…`, none of which there is: the
    /// constraint that was meant.
    func constraintInstead(of view: View, member: Span) -> (span: Span, text: String)? {
        guard !view.isRoot, let statement = statement(around: member) else { return nil }
        return unit.source.constraint(on: view.name, meantBy: statement)
    }

    /// For an operator on an attribute or a view, as in `equalTo(2 * root.width - 10)`: inside of the parentheses of a
    /// relation the chain that was meant, where there is one; elsewhere the attribute's solved number.
    func insteadOfArithmetic(
        on attribute: Code.Index, isView: Bool = false, at index: Code.Index
    ) -> (span: Span, text: String)? {
        let reader = LinearReader(unit: unit, attribute: attribute)
        for call in 0..<unit.codeCount {
            guard case .memberCall(_, let name, let number) = unit.codes[call],
                case .member(let member)? = vocabulary.spelling(name), member.isRelation
            else { continue }
            let site = unit.callSites[Int(number)]
            guard site.arguments.count == 1 else { continue }
            let argument = unit.lists[Int(site.arguments.start)]
            if reader.operation(argument, includes: index) {
                return reader.chain(insteadOf: argument, in: unit.spans[call], behind: site.nameSpan)
            }
        }
        let span = unit.spans[Int(attribute)]
        return isView ? nil : (span, "\(unit.source.text(in: span)).\(Member.value.rawValue)")
    }

    /// Notes a comparison of two attributes that is a statement, where a constraint was meant.
    @inline(__always)
    func noteIdleComparison(_ code: Code.Index) {
        if case .comparison(let operation, let left, let right, _) = unit.codes[Int(code)] {
            noteIdleComparison(operation, left, right)
        }
    }

    private func noteIdleComparison(_ operation: BinaryOperator, _ left: Code.Index, _ right: Code.Index) {
        guard let attribute = attribute(left), self.attribute(right) != nil,
            let relation = Problem.relation(of: operation.rawValue)
        else { return }
        let base = unit.spans[Int(attribute.base)]
        let other = unit.source.text(in: unit.spans[Int(right)])
        let chain = "make.\(attribute.name).\(relation)(\(other))"
        remark(
            .idleComparison, "the comparison stands alone: it relates nothing, and nobody asks for its value",
            at: unit.spans[Int(left)].joined(with: unit.spans[Int(right)]), help: "a constraint is said with make",
            replacement: "\(unit.source.text(in: base)).makeConstraints { make in \(chain) }")
    }

    /// What an attribute is read of, and its name.
    private func attribute(_ code: Code.Index) -> (base: Code.Index, name: String)? {
        guard case .member(let base, let name) = unit.codes[Int(code)],
            case .attribute(let attribute)? = vocabulary.spelling(name)
        else { return nil }
        return (base, attribute.rawValue)
    }

    // MARK: Values

    /// A value's place with the `@` of the box around it.
    func boxed(_ span: Span) -> Span {
        let box = Span(max(0, span.lower - 1), span.upper)
        return unit.source.text(in: box).hasPrefix("@") ? box : span
    }

    /// What the value should be written as where a condition is wanted.
    func conditionInstead(of value: Value, _ span: Span) -> String? {
        let text = unit.source.text(in: span)
        switch value {
        case .number: return Double(text) == nil ? "\(text) != 0" : nil
        case .view, .attribute, .guide, .constraint: return "\(text) != nil"
        case .text: return "\(text) != \"\""
        case .array, .range: return "\(text).count > 0"
        default: return nil
        }
    }

    /// For a string that names a value: the value itself, if it is of a wanted kind.
    func unquoted(_ value: Value, accepting isWanted: (Value) -> Bool) -> String? {
        guard case .text(let text) = value else { return nil }
        if let number = Double(text.text), isWanted(.number(number)) { return number.spelled(decimals: 6) }
        let name = vocabulary.names.intern(text.text)
        if let global = globals.value(of: name), isWanted(global) { return text.text }
        if let builtin = Builtin(rawValue: text.text), isWanted(self.value(of: builtin)) { return text.text }
        if let word = ForeignWord.find(text.text, .name), let here = word.replacement.flatMap(Builtin.init(rawValue:)),
            isWanted(self.value(of: here))
        {
            return here.rawValue
        }
        return nil
    }
}

extension SourceText {
    /// For `console.log`, `Math.max`, `screen =` and `whlie (…) {` what is written here.
    func statement(meantBy name: String, _ span: Span) -> (span: Span, text: String)? {
        let rest = text(in: span.upper..<range(ofLine: line(at: span.upper)).upperBound)
        if rest.hasPrefix(".") {
            let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            guard let word = ForeignWord.find(name + path, .name), let here = word.replacement else { return nil }
            return (Span(span.lower, span.upper + path.utf8.count), here)
        }
        let behind = rest.drop { $0 == " " }
        let gap = rest.utf8.count - behind.utf8.count
        if StatementWord(rawValue: name) == .screen, behind.hasPrefix("="), !behind.hasPrefix("==") {
            return (Span(span.lower, span.upper + gap + 1), name)
        }
        guard behind.hasPrefix("("), rest.contains("{"),
            let nearest = NearestName.of(name, among: [ReservedWord.if, .while].map(\.rawValue))
        else { return nil }
        return (span, nearest)
    }

    /// For `NSLayoutConstraint.activate([…])` the chains that make the same constraints.
    func constraints(meantBy name: String, _ span: Span) -> (span: Span, text: String)? {
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

    /// For `equalTo.root.left` the call that was meant: `equalTo(root.left)`.
    func callInstead(ofMembersBehind method: Span) -> (span: Span, text: String)? {
        let rest = text(in: method.upper..<range(ofLine: line(at: method.upper)).upperBound)
        let path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard path.hasPrefix("."), path.count > 1, !rest.dropFirst(path.count).hasPrefix("(") else { return nil }
        let span = Span(method.lower, method.upper + path.utf8.count)
        return (span, "\(text(in: method))(\(path.dropFirst()))")
    }

    /// For the arguments of `attributes(left, top)` the same with a dot before each.
    func attributeNames(meantBy arguments: [Span]) -> (span: Span, text: String)? {
        guard let first = arguments.first, let last = arguments.last else { return nil }
        let texts = arguments.map { text(in: $0) }.map { Attribute(rawValue: $0) == nil ? $0 : ".\($0)" }
        return (Span(first.lower, last.upper), texts.joined(separator: ", "))
    }

    /// For a statement such as `header.left.equalTo(root)` the one that makes the constraint.
    func constraint(on view: String, meantBy statement: Span) -> (span: Span, text: String)? {
        let written = text(in: statement)
        guard written.hasPrefix("\(view)."), written.contains("qualTo("), !written.contains("\n") else { return nil }
        let chain = written.dropFirst(view.count + 1)
        let start = chain.hasPrefix("\(Builtin.make.rawValue).") ? "" : "\(Builtin.make.rawValue)."
        return (statement, "\(view).\(Member.makeConstraints.rawValue) { make in \(start)\(chain) }")
    }

    /// For `UIColor.red`, whose class is at a place, the colour's name; with a property before it that is no name here.
    func color(meantBy type: Span) -> (span: Span, text: String)? {
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
