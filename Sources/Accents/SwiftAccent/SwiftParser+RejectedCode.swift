internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Code that Swift's compiler rejects.
extension SwiftParser {
    // MARK: Words of other languages

    /// Reports `new`, `YES` or `NO`, if the last word is one of them, and returns the value that it stands for; nil for
    /// other words.
    mutating func wordOfOtherLanguage(_ token: Token) throws(Rejection) -> Expression? {
        let text = names.text(token.name)
        guard ["new", "YES", "NO"].contains(text), !isLocal(token.name), !isOwnMember(token.name),
            !outline.declaresMember(token.name)
        else { return nil }
        if text == "new" {
            guard current.kind == .identifier, !current.startsLine, startsUppercase(current.name) else { return nil }
            note(Rejection(.otherWord(text), token.span))
            return try primary()
        }
        if current.isAdjacent, [.leftParen, .dot, .leftBracket].contains(current.kind) { return nil }
        note(Rejection(.otherWord(text), token.span))
        return Expression(kind: .boolean(text == "YES"), span: token.span)
    }

    /// Whether a member is Masonry's, such as `mas_equalTo`, or has SnapKit's old prefix, such as `snp_top`, in a file
    /// that uses `snp`.
    func belongsToOtherLibrary(_ token: Token) -> Bool {
        let text = names.text(token.name)
        guard let prefix = [SnapKitWord.oldPrefix, Spelling.prefix].first(where: text.hasPrefix),
            !outline.declaresMember(token.name), usesSnapKit
        else { return false }
        let own = String(text.dropFirst(prefix.count))
        let members: [Member] = [
            .equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo, .makeConstraints, .updateConstraints,
            .remakeConstraints,
        ]
        return members.contains { $0.rawValue == own } || Attribute(rawValue: own) != nil
            || SnapKitWord(rawValue: own) != nil
    }

    // MARK: Messages

    /// The receiver and the first word of an Objective-C message such as `[[UIView alloc] init]`, whose receiver is
    /// another message or a class; nil if the bracket opens an array.
    ///
    /// - Parameter depth: the maximum nesting depth of messages.
    func messageInBrackets(at start: Int, within depth: Int) -> (receiver: String, selector: String)? {
        guard tokens[start].kind == .leftBracket, start + 3 < tokens.count, depth > 0 else { return nil }
        let isMessage = tokens[start + 1].kind == .leftBracket
        if isMessage {
            guard messageInBrackets(at: start + 1, within: depth - 1) != nil else { return nil }
        } else if tokens[start + 1].kind != .identifier {
            return nil
        }
        let word = isMessage ? end(ofBracketAt: start + 1) : start + 2
        guard word + 1 < tokens.count, tokens[word].kind == .identifier, !tokens[word].startsLine,
            [.rightBracket, .colon].contains(tokens[word + 1].kind)
        else { return nil }
        let selector = names.text(tokens[word].name)
        let isClassMessage = ["alloc", "init", "new"].contains(selector) || tokens[word + 1].kind == .colon
        guard isMessage || isClassMessage && startsUppercase(tokens[start + 1].name) else { return nil }
        return (source.text(in: Span(tokens[start + 1].span.lower, tokens[word - 1].span.upper)), selector)
    }

    // MARK: Missing calls

    /// Reports a type used instead of a value of it, a closure stored instead of its result, and a called closure
    /// without a `return`.
    ///
    /// - Parameter first: the index of the value's first token, after the `=`.
    mutating func noteUncalled(_ value: Expression, from first: Int) {
        let token = tokens[first]
        if index == first + 1, token.kind == .identifier, startsUppercase(token.name), !isLocal(token.name),
            !isOwnMember(token.name), !typeVariables.contains(token.name), isMade(token.name)
        {
            note(Rejection(.swiftProblem(.typeAsValue(names.text(token.name))), token.span))
        }
        guard token.kind == .leftBrace, let type = plainType(before: first - 1) else { return }
        let end = end(ofBracketAt: first)
        if end == index, isMade(type) {
            note(Rejection(.swiftProblem(.closureNotCalled(gives: names.text(type))), previous.span))
        }
        if end + 2 == index, tokens[end].kind == .leftParen, case .call(let callee, _) = value.kind,
            case .closure(let function) = callee.kind
        {
            noteMissingReturn(of: type, function.body.statements, first..<end, at: tokens[end - 1].span)
        }
    }

    /// Whether a type can be called to make a value: a class of views or view controllers, or a type of the source.
    private func isMade(_ type: Name) -> Bool {
        UIKitClass.nature(of: names.text(type)) != nil || outline.isType(type) && !outline.isProtocol(type)
    }

    /// The type between a name and the `=` at an index; nil if it is not a plain name.
    private func plainType(before token: Int) -> Name? {
        guard token > 2, tokens[token].kind == .assign else { return nil }
        var position = token - 1
        while [.question, .not].contains(tokens[position].kind) { position -= 1 }
        let type = tokens[position]
        while position > 2, tokens[position].kind == .identifier, tokens[position - 1].kind == .dot { position -= 2 }
        guard type.kind == .identifier, tokens[position - 1].kind == .colon else { return nil }
        return type.name
    }

    // MARK: Missing returns

    /// Reports a function with a result type whose body has no `return`.
    ///
    /// - Parameter head: the index of its parameters' first token.
    mutating func noteMissingReturn(in body: Block, after head: Int) {
        guard let returnedType, previous.kind == .rightBrace,
            let start = tokens[head..<index].firstIndex(where: { $0.kind == .leftBrace }),
            end(ofBracketAt: start) == index, !tokens[head..<start].contains(where: { isOpaque($0) }),
            let word = tokens[..<head].lastIndex(where: { isDeclaring($0) })
        else { return }
        let harmless = ["objc", "discardableResult", "MainActor", "inlinable", "available", "IBAction"]
        let attributes = SwiftOutline.attributes(tokens, before: word).map(names.text)
        guard attributes.allSatisfy(harmless.contains) else { return }
        noteMissingReturn(of: returnedType, body.statements, start..<index, at: previous.span)
    }

    private func isOpaque(_ token: Token) -> Bool { ["some", "any"].contains(names.text(token.name)) }

    private func isDeclaring(_ token: Token) -> Bool {
        ["func", "subscript", "init"].contains(names.text(token.name))
    }

    private mutating func noteMissingReturn(
        of type: Name, _ statements: [Statement], _ body: Range<Int>, at closing: Span
    ) {
        let text = names.text(type)
        guard !["Void", "Never"].contains(text), statements.count > 1, !mayEndOtherwise(body) else { return }
        switch statements.last?.kind {
        case .if?, .switch?, .while?, nil: return
        default: break
        }
        note(Rejection(.swiftProblem(.missingReturn(of: text)), closing))
    }

    /// Whether a body may return a value, throw, exit or loop forever.
    private func mayEndOtherwise(_ body: Range<Int>) -> Bool {
        let words = [
            "return", "throw", "fatalError", "preconditionFailure", "abort", "exit", "while", "repeat",
            "assertionFailure",
        ]
        return tokens[body].contains {
            [.identifier, .reserved].contains($0.kind) && words.contains(names.text($0.name))
        }
    }

    // MARK: Operators

    /// Reports `if let a = b && c`.
    ///
    /// - Parameter first: the index of the value's first token.
    mutating func noteAnd(in value: Expression, from first: Int) {
        guard case .binary(.and, _, _) = value.kind else { return }
        var depth = 0
        for position in first..<index {
            switch tokens[position].kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace: depth -= 1
            case .and where depth == 0:
                return note(Rejection(.swiftProblem(.bindingWithAnd), tokens[position].span))
            default: break
            }
        }
    }

    /// Reports the assignment in an array's element such as `a.constraint(…).isActive = true`, and skips it.
    mutating func skipActiveInList() {
        guard current.kind == .assign, names.text(previous.name) == Member.isActive.rawValue, index > 1,
            tokens[index - 2].kind == .dot, isReserved(.true, ahead: 1) || isReserved(.false, ahead: 1)
        else { return }
        let start = tokens[index - 2].span.lower
        advance()
        advance()
        note(Rejection(.swiftProblem(.activeInList), Span(start, previous.span.upper)))
    }

    /// The problem of a misspelled or foreign word before a member's name: `overide func`, `fucn make()`; nil if there
    /// is none.
    var misspelledMember: SyntaxProblem? {
        let next = token(ahead: 1)
        guard current.kind == .identifier, !next.startsLine else { return nil }
        let words = ["func", "var", "let", "class", "struct", "enum", "case"]
        switch next.kind {
        case .identifier:
            if ["function", "fun", "fn", "def"].contains(names.text(current.name)), token(ahead: 2).kind == .leftParen {
                return .otherWord(names.text(current.name))
            }
            let isDeclared = isWord("init", ahead: 1) || SwiftName.typeWords.contains(names.text(next.name))
            return misspelled(among: isDeclared ? Self.modifiers.sorted() : words)
        case .reserved: return misspelled(among: Self.modifiers.sorted())
        default: return nil
        }
    }

    private func misspelled(among words: [String]) -> SyntaxProblem? {
        let word = names.text(current.name)
        return NearestName.of(word, among: words).map { .misspelled(word, nearest: $0) }
    }
}
