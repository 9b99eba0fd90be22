internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

// Messages in brackets.
extension ObjectiveCParser {
    /// Reads `[receiver name]` or `[receiver name:value other:value]`.
    mutating func message() throws(Rejection) -> Expression {
        let start = current.span
        try expect(.leftBracket)
        var receiver: Expression?
        var tallest = 0
        if isWord("super"), token(ahead: 1).kind != .dot {
            advance()
        } else {
            receiver = try nested { (parser) throws(Rejection) in try parser.receiver() }
            tallest = height
        }
        let first = current
        guard first.kind == .identifier || first.kind == .reserved else { throw unexpected(.message) }
        advance()
        if let receiver, case .name(words.`self`) = receiver.kind, first.name == words.view { noteOwnView() }
        if let receiver, case .name(words.`self`) = receiver.kind, first.name == words.addSubview { noteSubview() }
        var arguments: [Argument] = []
        var label: (name: Name?, span: Span) = (nil, first.span)
        while accept(.colon) || acceptMissingColon() {
            repeat {
                let value = try nested { (parser) throws(Rejection) in try parser.assignment() }
                tallest = max(tallest, height)
                arguments.append(Argument(label: label.name, labelSpan: label.span, value: value))
                label = (nil, value.span)
            } while accept(.comma)
            // `[CAMediaTimingFunction functionWithControlPoints:0.4 :1.3 :1 :1]`
            if current.kind == .colon {
                label = (names.intern(""), current.span)
                continue
            }
            guard current.kind == .identifier || current.kind == .reserved else { break }
            label = (current.name, current.span)
            advance()
        }
        if endsBodies { throw unexpected(.punctuation(.rightBrace)) }
        if closesMessage, previous.kind == .rightBrace { closesMessage = false } else { try expect(.rightBracket) }
        guard let receiver else {
            return try expression(.superMessage(first.name, nameSpan: first.span, arguments), start, above: tallest)
        }
        return try expression(.message(receiver, first.name, nameSpan: first.span, arguments), start, above: tallest)
    }

    /// Reports a missing `:` before a value; returns whether one is missing.
    private mutating func acceptMissingColon() -> Bool {
        guard token(ahead: 1).kind != .colon, lacksColon else { return false }
        note(Rejection(.missingColon(source.text(in: previous.span)), current.span))
        if current.kind == .assign { advance() }
        return true
    }

    /// Whether the bracket here starts a message: a receiver, directly followed by a name.
    var startsMessage: Bool {
        var position = index
        repeat {
            position += tokens[position + 1].kind == .at ? 2 : 1
            switch tokens[position].kind {
            case .leftBracket, .leftParen: position = end(ofBracketAt: position)
            case .identifier, .reserved: position += 1
            default: return false
            }
        } while tokens[position].kind == .dot
        return tokens[position].kind == .identifier || tokens[position].kind == .reserved
    }

    private mutating func receiver() throws(Rejection) -> Expression {
        // `[NSMutableArray<UIView *> array]`
        if current.kind == .identifier, token(ahead: 1).kind == .less, let (end, _) = type(at: index),
            end > index + 1, isName(tokens[end])
        {
            let name = current
            index = end
            return try expression(.name(name.name), name.span, above: 0)
        }
        return try assignment()
    }

    // MARK: Calls that should be messages

    /// The error for a class that is called like a function: `UIView()`, `UILabel(frame: …)`.
    func classCalled(_ base: Expression) -> Rejection? {
        guard case .name(let name) = base.kind, previous.span == base.span, previous.name == name, isClass(previous),
            !scopes.contains(where: { $0[name] != nil })
        else { return nil }
        let close = end(ofBracketAt: index) - 1
        guard close == index + 1 || startsLabeled else { return nil }
        return Rejection(.classCalled(names.text(name)), base.span.joined(with: tokens[close].span))
    }

    /// The error for a structure made with labels, as in Swift: `CGRect(x: 0, y: 0, width: 10, height: 10)`.
    func structureWithLabels(_ base: Expression) -> Rejection? {
        guard case .name(let name) = base.kind, previous.span == base.span, startsLabeled,
            case let type = names.text(name), ["CGRect", "CGSize", "CGPoint", "UIEdgeInsets"].contains(type),
            case let close = end(ofBracketAt: index) - 1, tokens[close].kind == .rightParen
        else { return nil }
        return Rejection(.structureWithLabels(type), base.span.joined(with: tokens[close].span))
    }

    /// Whether the first argument after the parenthesis here has a label.
    private var startsLabeled: Bool { token(ahead: 1).kind == .identifier && token(ahead: 2).kind == .colon }
}
