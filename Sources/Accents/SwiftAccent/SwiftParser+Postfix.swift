internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Postfix expressions: members, calls and subscripts.
extension SwiftParser {
    mutating func postfix() throws(Rejection) -> Expression {
        let start = current.span
        var base = try primary()
        while true {
            switch current.kind {
            case .question where current.isAdjacent && !current.startsLine && token(ahead: 1).kind != .question,
                .not where current.isAdjacent && !current.startsLine:
                advance()
            case .dot:
                base = try member(of: base, start)
            case .less where endsTypeArguments(of: base):
                base = specialized(base) ?? base
                skipTypeArguments()
            case .leftParen where !current.startsLine:
                if namesParameters {
                    // `addSubview(_:)` is a method as a value; `Type.init(label:)` an initializer.
                    let labels = SwiftOutline.parameterLabels(tokens, names, at: index)
                    skipBalanced()
                    if let type = initialized(base) { base = try initializer(of: type, taking: labels, start) }
                    continue
                }
                base = try call(of: base, start)
            case .leftBrace where opensTrailingClosure:
                base = try call(of: base, start)
            case .leftBracket where !current.startsLine && current.isAdjacent:
                base = try element(of: base, start)
            default:
                guard let type = initialized(base) else { return base }
                base = try initializer(of: type, taking: outline.labelOfOnlyPart(of: type).map { [$0] } ?? [nil], start)
            }
        }
    }

    /// The type of a `Type.init`; nil for any other expression.
    private func initialized(_ value: Expression) -> Name? {
        guard case .message(let owner, let word, _, let none) = value.kind, none.isEmpty,
            names.text(word) == LibraryMessage.initialize.rawValue, case .name(let type) = owner.kind,
            startsUppercase(type)
        else { return nil }
        return type
    }

    /// `Type.init` or `Type.init(label:)` as a value: a closure that calls the initializer.
    private mutating func initializer(of type: Name, taking labels: [Name?], _ start: Span) throws(Rejection)
        -> Expression
    {
        let parts = labels.indices.map { DeclaredName(name: names.intern("$\($0)"), span: start) }
        let arguments = zip(labels, parts).map { label, part in
            Argument(label: label, labelSpan: start, value: Expression(kind: .name(part.name), span: start))
        }
        let place = Expression(kind: .name(type), span: start)
        return try closure(of: parts, giving: try made(type, place, arguments, start, above: height), start)
    }

    /// Whether type arguments follow, not a comparison: `Array<UIView>()`, `Registration<Cell, Item> { … }`.
    private func endsTypeArguments(of base: Expression) -> Bool {
        guard namesType(base), current.isAdjacent else { return false }
        var position = index
        var depth = 0
        while position < tokens.count {
            switch tokens[position].kind {
            case .less: depth += 1
            case .greater: depth -= 1
            case .identifier, .comma, .colon, .dot, .leftBracket, .rightBracket, .question, .leftParen, .rightParen,
                .arrow:
                break
            default: return false
            }
            position += 1
            if depth == 0 { break }
        }
        guard position < tokens.count else { return false }
        switch tokens[position].kind {
        case .dot: return tokens[position].isAdjacent || tokens[position].startsLine
        case .leftParen: return tokens[position].isAdjacent
        case .leftBrace: return allowsTrailingClosure && !tokens[position].startsLine
        default: return false
        }
    }

    /// Whether an expression is the name of a type or of a nested type.
    private func namesType(_ base: Expression) -> Bool {
        switch base.kind {
        case .name(let type): startsUppercase(type)
        case .message(let owner, let type, _, let none): none.isEmpty && startsUppercase(type) && namesType(owner)
        default: false
        }
    }

    /// Whether only labels are in the parentheses here: `(_:)`, `(a:b:)`.
    private var namesParameters: Bool {
        var position = index + 1
        while position + 1 < tokens.count, tokens[position].kind == .identifier, tokens[position + 1].kind == .colon {
            position += 2
        }
        return position > index + 1 && tokens[position].kind == .rightParen
    }

    var opensTrailingClosure: Bool {
        guard allowsTrailingClosure, !current.startsLine else { return false }
        return !isWord("didSet", ahead: 1) && !isWord("willSet", ahead: 1)
    }

    private mutating func member(of base: Expression, _ start: Span) throws(Rejection) -> Expression {
        let tallest = height
        advance()
        let token = current
        if token.kind == .number {
            // An element of a tuple.
            let digits = source.text(in: token.span).split(separator: ".")
            advance()
            var part = base
            for position in digits.compactMap({ Int($0) }) { part = element(position, of: part, token.span) }
            return try expression(part.kind, start, above: tallest + digits.count)
        }
        guard token.kind == .identifier || token.kind == .reserved else { throw unexpected(.member) }
        advance()
        let text = names.text(token.name)
        if belongsToOtherLibrary(token) { note(Rejection(.otherWord(names.text(token.name)), token.span)) }
        if text.hasPrefix(SnapKitWord.oldPrefix), !outline.declaresMember(token.name) {
            // SnapKit's old names, such as `snp_top`.
            let view = Expression(
                kind: .message(base, names.intern(SnapKitWord.snp.rawValue), nameSpan: token.span, []), span: base.span)
            let name = names.intern(String(text.dropFirst(SnapKitWord.oldPrefix.count)))
            return try expression(.message(view, name, nameSpan: token.span, []), start, above: tallest + 1)
        }
        if case .name(let type) = base.kind, startsUppercase(type), !isLocal(type) {
            // The name of a module is dropped.
            if SwiftName.modules.contains(names.text(type)), !outline.isType(type) {
                return try expression(.name(token.name), start, above: 1)
            }
            if let constant = SwiftName.constant(names.text(type), names.text(token.name)) {
                return try expression(.name(names.intern(constant)), start, above: 1)
            }
            let isNumber = isNumberType(type) || SwiftName.wholeNumbers.contains(names.text(type))
            if isNumber, let number = SwiftName.number(text) ?? SwiftName.priority(text) {
                let value = Expression(kind: .number(number), span: token.span)
                return try expression(.box(value), start, above: 1)
            }
        }
        if names.text(token.name) == "self" { return base }
        var name = token.name
        if case .message(_, let word, _, let none) = base.kind, none.isEmpty,
            names.text(word) == SnapKitWord.snp.rawValue, SnapKitWord(rawValue: text)?.attributes.isEmpty == false
        {
            name = names.intern(SnapKitWord.sides + text)
        }
        return try expression(.message(base, name, nameSpan: token.span, []), start, above: tallest)
    }

    func isNumberType(_ name: Name) -> Bool { SwiftName.numbers.contains(names.text(name)) }

    /// Reads a subscript.
    private mutating func element(of base: Expression, _ start: Span) throws(Rejection) -> Expression {
        let place = current.span
        let tallest = height
        if token(ahead: 1).kind == .closedRange, token(ahead: 2).kind == .rightBracket {
            // `all[...]`
            skipBalanced()
            return base
        }
        let positions = try arguments(from: .leftBracket, to: .rightBracket)
        let top = max(tallest, height)
        guard let first = positions.first else { throw unexpected(.index) }
        if positions.count == 1, first.label.map(names.text) == "keyPath" {
            let given = Argument(label: nil, labelSpan: base.span, value: base)
            return try sent(first.value, LibraryMessage.followed.word, place, [given], start, above: top)
        }
        let isPlain = positions.count == 1 && first.label == nil
        return try sent(
            base, isPlain ? LibraryMessage.elementAt.word : SwiftName.subscriptWord, place, positions, start, above: top
        )
    }
}
