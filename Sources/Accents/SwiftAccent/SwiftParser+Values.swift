internal import Vocabulary
internal import Syntax

// Value semantics of arrays, dictionaries, sets and structures: assigning copies them, and changing a part of an
// observed property sets the whole property.
extension SwiftParser {
    /// A value as it is assigned to a variable: a copy, if something else may hold it and it has value semantics.
    func ownValue(_ value: Expression) -> Expression {
        isHeld(value) ? Expression(kind: .conversion(.ownCopy, value), span: value.span) : value
    }

    /// Whether something else may already hold the value of an expression.
    private func isHeld(_ value: Expression) -> Bool {
        switch value.kind {
        case .name(let name): !startsUppercase(name)
        case .message(let base, let word, _, let arguments):
            arguments.isEmpty
                ? !isTypeName(base) : names.text(word) == LibraryMessage.elementAt.word && arguments.count == 1
        case .parentheses(let inner): isHeld(inner)
        case .conditional(_, let one, let other): one.map(isHeld) ?? false || isHeld(other)
        default: false
        }
    }

    private func isTypeName(_ value: Expression) -> Bool {
        if case .name(let name) = value.kind { startsUppercase(name) } else { false }
    }

    /// The statements for one that changes a part of an observed property: the value is copied, changed and, if it has
    /// value semantics, set as a whole. Any other statement stays as it is.
    mutating func observing(_ statement: Statement) throws(Rejection) -> [Statement] {
        let tallest = height
        let base: Expression
        switch statement.kind {
        case .assignment(let target, _, _):
            guard case .message(let owner, _, _, _) = target.kind else { return [statement] }
            base = owner
        case .expression(let sent):
            guard case .message(let owner, let word, _, _) = sent.kind, isChange(word) else { return [statement] }
            base = owner
        default: return [statement]
        }
        guard let (observed, distance) = observed(in: base) else { return [statement] }
        let whole = temporary(at: statement.span)
        let place = Expression(kind: .name(whole.name), span: observed.span)
        let changed: Statement.Kind
        switch statement.kind {
        case .assignment(let target, let operation, let value):
            changed = .assignment(rooted(target, distance + 1, at: place), operation, value)
        case .expression(let sent): changed = .expression(rooted(sent, distance + 1, at: place))
        default: return [statement]
        }
        let start = statement.span
        let copy = Expression(kind: .conversion(.ownCopy, observed), span: observed.span)
        let isValue = Expression(kind: .conversion(.isValue, place), span: observed.span)
        let set = made(.assignment(observed, .assign, place), start, above: tallest + 1)
        return [
            made(.variable(whole, isConstant: false, type: nil, value: copy), start, above: tallest + 1)
        ]
            + (try observing(Statement(kind: changed, span: statement.span)))
            + [
                made(
                    .if(
                        [Statement.Branch(condition: isValue, body: Block(statements: [set], span: start))],
                        otherwise: nil),
                    start, above: tallest + 3)
            ]
    }

    /// Whether a message with this name may change its receiver.
    private func isChange(_ word: Name) -> Bool {
        let text = names.text(word)
        let sets = [LibraryMessage.setElement.word, SwiftName.subscriptSetter, LibraryMessage.setFollowed.word]
        return SwiftArrayWord(rawValue: text)?.isChange == true || SwiftDictionaryWord(rawValue: text)?.isChange == true
            || sets.contains(text) || outline.isMutating(word)
    }

    /// The innermost observed property in a chain whose observers run here, and the number of links after it.
    private func observed(in chain: Expression) -> (place: Expression, distance: Int)? {
        guard case .message(let base, let name, _, let arguments) = chain.kind else { return nil }
        if let (nearer, distance) = observed(in: base) { return (nearer, distance + 1) }
        guard arguments.isEmpty else { return nil }
        guard case .name(let own) = base.kind, names.text(own) == Builtin.`self`.rawValue, let currentType else {
            return outline.isObserved(name) ? (chain, 0) : nil
        }
        return outline.isObserved(name, of: currentType) && !unobserved.contains(name) ? (chain, 0) : nil
    }

    /// A chain whose last links start from another expression.
    private func rooted(_ chain: Expression, _ links: Int, at new: Expression) -> Expression {
        guard links > 0, case .message(let base, let name, let nameSpan, let arguments) = chain.kind else { return new }
        return Expression(
            kind: .message(rooted(base, links - 1, at: new), name, nameSpan: nameSpan, arguments), span: chain.span)
    }
}
