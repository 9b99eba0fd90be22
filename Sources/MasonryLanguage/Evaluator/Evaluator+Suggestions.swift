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
        let known = unit.locals(at: span.lower).map(vocabulary.text) + globals.names.map(vocabulary.text)
        return failure(.unknownName(text, NameHint(for: text, known: known, use)), span)
    }

    func unknownMember(_ name: Name, of value: Value, _ span: Span) -> Failure {
        let text = vocabulary.text(name)
        guard let receiver = value.receiver else { return failure(.noMembers(text, of: value.phrase), span) }
        let isRelatable = globals.value(of: name)?.canBeRelatedTo ?? (vocabulary.builtin(name) == .root)
        let hint = vocabulary.memberHint(for: name, of: receiver, isRelatable: isRelatable)
        return Failure(
            .unknownMember(text, of: receiver.phrase, hint), unit.source, span,
            replacement: vocabulary.replacement(for: hint, at: span, in: unit.source))
    }

    // MARK: Relations

    /// The innermost statement that a place is in.
    func statement(around span: Span) -> Span? {
        unit.actionSpans.filter { $0.lower <= span.lower && span.upper <= $0.upper }
            .min { $0.upper - $0.lower < $1.upper - $1.lower }
    }

    /// For `header.left.equalTo(…)`, `header.edges.equalTo(…)` and `header.make.left…`, none of which there is: the
    /// constraint that was meant.
    func constraintInstead(of view: View, member: Span) -> (span: Span, text: String)? {
        guard !view.isRoot, let statement = statement(around: member) else { return nil }
        let written = unit.source.text(in: statement)
        guard written.hasPrefix("\(view.name)."), written.contains("qualTo("), !written.contains("\n") else {
            return nil
        }
        let chain = written.dropFirst(view.name.count + 1)
        let start = chain.hasPrefix("\(Builtin.make.rawValue).") ? "" : "\(Builtin.make.rawValue)."
        return (statement, "\(view.name).makeConstraints { make in \(start)\(chain) }")
    }

    /// For `equalTo(root.top + 10)`, inside of the parentheses of a relation: the offset that was meant.
    func offsetInstead(
        of operation: BinaryOperator, _ attribute: Code.Index, _ number: Code.Index, at index: Code.Index
    ) -> (span: Span, text: String)? {
        let source = unit.source
        let span = unit.spans[Int(index)]
        let member: Member
        switch operation {
        case .add, .subtract: member = .offset
        case .multiply: member = .multipliedBy
        case .divide: member = .dividedBy
        default: return nil
        }
        let before = source.text(in: Span(max(0, span.lower - 8), span.lower))
        guard before.hasSuffix("qualTo("), source.text(in: Span(span.upper, span.upper + 1)) == ")" else { return nil }
        let sign = operation == .subtract ? "-" : ""
        let side = source.text(in: unit.spans[Int(attribute)])
        let other = source.text(in: unit.spans[Int(number)])
        return (Span(span.lower, span.upper + 1), "\(side)).\(member.rawValue)(\(sign)\(other))")
    }

    /// Notes a comparison of two attributes that is a statement, where a constraint was meant.
    func noteIdleComparison(_ code: Code.Index) {
        guard case .comparison(let operation, let left, let right, _) = unit.codes[Int(code)],
            let attribute = attribute(left), self.attribute(right) != nil,
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
