internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

// Types, of which little is kept.
extension ObjectiveCParser {
    /// What is known about a type.
    struct TypeNote {
        var word = TypeWord.other
        var isPointer = false
        /// The name of a class, or of another type that the source or a library declares.
        var name: Name?
        /// The members of a structure that the source declares.
        var parts: [Part] = []

        var isWhole: Bool { word == .whole && !isPointer }
    }

    /// A member of a structure.
    struct Part {
        let name: Name
        let note: TypeNote
    }

    /// The value of a variable of the type before it is set.
    func initial(of note: TypeNote, at span: Span) -> Expression {
        let kind: Expression.Kind
        switch note.isPointer ? .other : note.word {
        case .whole, .real: kind = .number(0)
        case .boolean: kind = .boolean(false)
        case .other where !note.isPointer && !note.parts.isEmpty:
            kind = .dictionary(
                note.parts.map { part in
                    let value = initial(of: part.note, at: span)
                    return (key: Expression(kind: .text(names.text(part.name)), span: span), value: value)
                })
        case let word where word.parts.isEmpty: kind = .nothing
        case let word:
            let zero = Expression(kind: .number(0), span: span)
            kind = .tuple(word.parts.map { Argument(label: names.intern($0), labelSpan: span, value: zero) })
        }
        return Expression(kind: kind, span: span)
    }

    /// The index after the type that starts at an index, and what is known about it; nil if none starts there.
    func type(at start: Int) -> (end: Int, note: TypeNote)? {
        var position = start
        var note = TypeNote()
        var hasName = false
        while position < tokens.count {
            let token = tokens[position]
            if token.kind == .identifier {
                let text = names.text(token.name)
                if text == "typeof" || text == "__typeof" || text == "__typeof__" {
                    guard tokens[position + 1].kind == .leftParen else { return nil }
                    position = end(ofBracketAt: position + 1)
                    hasName = true
                    continue
                }
                if let word = TypeWord(text) {
                    position += 1
                    if word == .qualifier {
                        // `IBOutletCollection(UIView)`
                        if text == "IBOutletCollection", tokens[position].kind == .leftParen {
                            position = end(ofBracketAt: position)
                        }
                        continue
                    }
                    if hasName, word != .whole {
                        // `NSNumber *id;`: a word for a type is a name, too.
                        guard endsDeclarator(at: position) else { return nil }
                        position -= 1
                        break
                    }
                    note.word = word
                    hasName = true
                    position = endOfTypeArguments(at: position) ?? position
                    continue
                }
                if hasName { break }
                hasName = true
                note.name = token.name
                note.parts = structures[token.name] ?? []
                position = endOfTypeArguments(at: position + 1) ?? position + 1
            } else if token.kind == .times, hasName {
                note.isPointer = true
                position += 1
            } else {
                break
            }
        }
        return hasName ? (position, note) : nil
    }

    /// Skips words such as `__weak` before the name of a block.
    mutating func skipQualifiers() {
        while current.kind == .identifier, TypeWord(names.text(current.name)) == .qualifier { advance() }
    }

    /// Whether a variable's name may end before an index.
    private func endsDeclarator(at position: Int) -> Bool {
        [.comma, .semicolon, .assign, .rightParen].contains(tokens[position].kind)
    }

    /// The index after types and protocols in `<…>`; nil if there are none.
    private func endOfTypeArguments(at start: Int) -> Int? {
        guard start < tokens.count, tokens[start].kind == .less else { return nil }
        var depth = 0
        for position in start..<tokens.count {
            switch tokens[position].kind {
            case .less: depth += 1
            case .greater:
                depth -= 1
                if depth == 0 { return position + 1 }
            case .identifier, .times, .comma, .caret, .leftParen, .rightParen: continue
            default: return nil
            }
        }
        return nil
    }

    /// Whether a declaration of variables starts here.
    var startsVariables: Bool {
        guard isName(current), let (end, _) = type(at: index) else { return false }
        let next = tokens[end]
        let after = tokens[end + 1]
        if next.kind == .leftParen, after.kind == .caret { return isName(tokens[end + 2]) }
        if next.kind == .leftParen, after.kind == .times {
            // `int (*f)(int)`
            return isName(tokens[end + 2]) && tokens[end + 3].kind == .rightParen && tokens[end + 4].kind == .leftParen
        }
        guard isName(next) else { return false }
        // `a * b;` is a declaration: as a product it would have no effect.
        switch after.kind {
        case .assign, .semicolon, .comma, .leftBracket, .end: return true
        case .reserved: return ReservedWord(after.name) == .in
        default: return false
        }
    }

    /// The index after a cast, `(Type)` or `(Type *)`, before a value; nil if there is none.
    var castEnd: (end: Int, note: TypeNote)? {
        guard current.kind == .leftParen, let (end, note) = type(at: index + 1), tokens[end].kind == .rightParen else {
            return blockCastEnd
        }
        let next = tokens[end + 1]
        // `[self f:(value) for:other]`: a value in parentheses before the next word of a message.
        if !note.isPointer, next.kind == .identifier, tokens[end + 2].kind == .colon, previous.kind == .colon,
            TypeWord(names.text(tokens[index + 1].name)) == nil
        {
            return nil
        }
        let isKnown =
            note.isPointer || !note.parts.isEmpty || next.kind == .leftBrace && tokens[end + 2].kind == .dot
            || TypeWord(names.text(tokens[index + 1].name)) != nil || end > index + 2
        switch next.kind {
        case .identifier, .number, .string, .at, .leftBracket: return (end + 1, note)
        case .reserved: return isName(next) || ReservedWord(next.name)?.isValue == true ? (end + 1, note) : nil
        case .leftParen, .caret, .not, .minus, .times, .ampersand, .leftBrace: return isKnown ? (end + 1, note) : nil
        default: return nil
        }
    }

    /// Whether the parentheses here are the parameters of a block: `(MASConstraintMaker *make) {`.
    var startsParameters: Bool {
        guard let (end, _) = type(at: index + 1), isName(tokens[end]),
            [.comma, .rightParen].contains(tokens[end + 1].kind)
        else { return false }
        return tokens[self.end(ofBracketAt: index)].kind == .leftBrace
    }

    /// The index after a cast to a block or a function: `(void (^)(int))`.
    private var blockCastEnd: (end: Int, note: TypeNote)? {
        guard let (end, _) = type(at: index + 1), tokens[end].kind == .leftParen,
            [.caret, .times].contains(tokens[end + 1].kind), tokens[end + 2].kind == .rightParen
        else {
            return nil
        }
        return (self.end(ofBracketAt: index), TypeNote())
    }

    mutating func skipType() throws(Rejection) -> TypeNote {
        guard let (end, note) = type(at: index) else { throw unexpected(.type) }
        let start = index
        index = end
        noteTypes(from: start)
        return note
    }
}
