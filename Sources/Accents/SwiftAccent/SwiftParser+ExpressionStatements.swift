internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Statements that start with an expression.
extension SwiftParser {
    /// A call, in a type, of a function that is not known: it becomes a message to `self`. Other expressions stay as
    /// they are.
    private func sentToSelf(_ call: Expression) -> Expression {
        guard currentType != nil, case .call(let callee, let arguments) = call.kind, case .name(let name) = callee.kind,
            !isLocal(name), outline.functions[name] == nil, !startsUppercase(name), case let text = names.text(name),
            Builtin(rawValue: text) == nil, LibraryFunction(rawValue: text) == nil, !SwiftName.functions.contains(text),
            text.first?.isLetter == true
        else { return call }
        let own = Expression(kind: .name(names.intern(Builtin.`self`.rawValue)), span: callee.span)
        return Expression(kind: sent(own, text, callee.span, arguments), span: call.span)
    }

    mutating func expressionStatement() throws(Rejection) -> [Statement] {
        let start = current.span
        if isWord("_"), token(ahead: 1).kind == .assign {
            advance()
            advance()
            return [made(.expression(try value()), start, above: height)]
        }
        let target = try given()
        var tallest = height
        if let (operation, length) = joiningAssignment {
            for _ in 0..<length { advance() }
            let value = try value()
            tallest = max(tallest, height)
            let joined = Expression(kind: .binary(operation, target, value), span: span(from: start))
            return [try assignment(of: joined, .assign, to: target, start, above: tallest + 1)]
        }
        guard let operation = current.kind.spelling.flatMap(AssignmentOperator.init) else {
            if let (text, more) = growingText(target) {
                return [made(.assignment(text, .add, more), start, above: tallest)]
            }
            if let truth = turnedTruth(target) {
                let other = Expression(kind: .unary(.not, truth), span: target.span)
                return [try assignment(of: other, .assign, to: truth, start, above: tallest + 1)]
            }
            return [made(.expression(sentToSelf(target)), start, above: tallest)]
        }
        advance()
        let given = ownValue(
            try expecting(writtenType(of: target)) { (parser) throws(Rejection) in
                try parser.labeling(parser.labels(of: target)) { (parser) throws(Rejection) in try parser.value() }
            })
        tallest = max(tallest, height) + 1
        guard case .array(let targets) = target.kind, operation == .assign else {
            return [try assignment(of: given, operation, to: target, start, above: tallest)]
        }
        // The value is evaluated before any of the targets changes.
        let whole = temporary(at: start)
        var statements = [made(.variable(whole, isConstant: true, type: nil, value: given), start, above: tallest)]
        for (position, target) in targets.enumerated() where source.text(in: target.span) != "_" {
            let part = element(position, of: Expression(kind: .name(whole.name), span: start), target.span)
            statements.append(try assignment(of: part, operation, to: target, start, above: tallest + 1))
        }
        return statements
    }

    /// The variable and the argument of `text.append(more)`, if the variable holds a string.
    private func growingText(_ sent: Expression) -> (Expression, Expression)? {
        guard case .message(let base, let word, _, let arguments) = sent.kind, arguments.count == 1,
            names.text(word) == SwiftArrayWord.append.rawValue
        else { return nil }
        switch base.kind {
        case .name(let name) where outline.isText(name): break
        case .message(_, let name, _, let none) where none.isEmpty && outline.isText(name): break
        default: return nil
        }
        return (base, arguments[0].value)
    }

    /// The variable of `flag.toggle()`, unless the source declares a function with that name.
    private func turnedTruth(_ sent: Expression) -> Expression? {
        guard case .message(let base, let word, _, let arguments) = sent.kind, arguments.isEmpty,
            names.text(word) == Self.toggle, !outline.declaresFunction(word)
        else { return nil }
        return base
    }

    private static let toggle = "toggle"
}
