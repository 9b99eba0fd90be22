internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// What Swift's compiler would refuse, and what was intended by it.
extension SwiftParser {
    // MARK: Words of others

    /// The value behind `new`, and the truth that `YES` and `NO` stand for, both of which are reported; nil where the word
    /// that was read last is none of them.
    mutating func wordOfOtherLanguage(_ token: Token) throws(Rejection) -> Expression? {
        let text = names.text(token.name)
        guard ["new", "YES", "NO"].contains(text), !isLocal(token.name), !isOfSelf(token.name),
            !outline.declaresMember(token.name)
        else { return nil }
        if text == "new" {
            guard current.kind == .identifier, !current.startsLine, startsUppercase(current.name) else { return nil }
            note(Rejection(wordNew(token, before: current)))
            return try primary()
        }
        if current.isAdjacent, [.leftParen, .dot, .leftBracket].contains(current.kind) { return nil }
        let isTrue = text == "YES"
        let word = ForeignWord(
            text: text, role: .name, advice: "write `true` or `false`", replacement: isTrue ? "true" : "false")
        note(Rejection(.foreignWord(word), token.span))
        return Expression(kind: .boolean(isTrue), span: token.span)
    }

    /// The error of `new UIView()`.
    func wordNew(_ token: Token, before next: Token) -> SyntaxError {
        let word = ForeignWord(
            text: "new", role: .statement, advice: "make a view by calling its class: UIView()")
        return SyntaxError(
            .foreignWord(word), token.span, replacement: (Span(token.span.lower, next.span.lower), ""))
    }

    /// The error of Masonry's `mas_equalTo` and of SnapKit's `snp_top` of old in a file whose views have `snp`.
    func memberOfOtherLibrary(_ token: Token) -> SyntaxError? {
        let text = names.text(token.name)
        let isOld = text.hasPrefix(SnapKitWord.oldPrefix)
        guard isOld || text.hasPrefix(Spelling.prefix), !outline.declaresMember(token.name), isOfSnapKit else {
            return nil
        }
        let own = String(text.dropFirst((isOld ? SnapKitWord.oldPrefix : Spelling.prefix).count))
        let relations: [Member] = [.equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo]
        let isRelation = relations.contains { $0.rawValue == own }
        let blocks: [Member] = [.makeConstraints, .updateConstraints, .remakeConstraints]
        guard
            isRelation || blocks.contains(where: { $0.rawValue == own }) || Attribute(rawValue: own) != nil
                || SnapKitWord(rawValue: own) != nil
        else { return nil }
        let suggestion = isRelation ? own : "\(SnapKitWord.snp.rawValue).\(own)"
        let advice =
            isOld
            ? "this is an old SnapKit name: use `snp.` instead of `snp_`"
            : "this is Masonry's name; SnapKit's is `\(suggestion)`"
        let word = ForeignWord(text: text, role: .member, advice: advice, replacement: suggestion)
        return SyntaxError(.foreignWord(word), token.span)
    }

    // MARK: Messages

    /// The error of `[[UIView alloc] init]`, what it says in Swift along with it; nil where the current bracket opens an array.
    var messageInBrackets: SyntaxError? {
        guard let message = message(at: index, within: 3) else { return nil }
        let end = end(ofBracketAt: index)
        let span = current.span.joined(with: tokens[end - 1].span)
        let suggestion = message.isMade ? message.suggestion : nil
        return SyntaxError(
            .message(receiver: message.receiver, selector: message.selector), span,
            replacement: suggestion.map { (span, $0) })
    }

    private struct BracketMessage {
        let receiver: String
        let selector: String
        /// What it says in Swift; nil where that is not known.
        var suggestion: String?
        /// Whether it is whole, and not the first half of what makes an object.
        var isMade = true
    }

    /// A message in the brackets at a place whose receiver is another one, or a class, or that everything takes.
    ///
    /// - Parameter depth: how many there may be in each other.
    private func message(at start: Int, within depth: Int) -> BracketMessage? {
        guard tokens[start].kind == .leftBracket, start + 3 < tokens.count, depth > 0 else { return nil }
        var word = start + 2
        var inner: BracketMessage?
        if tokens[start + 1].kind == .leftBracket {
            inner = message(at: start + 1, within: depth - 1)
            if inner == nil { return nil }
            word = end(ofBracketAt: start + 1)
        } else {
            guard tokens[start + 1].kind == .identifier else { return nil }
        }
        guard word + 1 < tokens.count, tokens[word].kind == .identifier, !tokens[word].startsLine,
            [.rightBracket, .colon].contains(tokens[word + 1].kind)
        else { return nil }
        let receiver = source.text(in: Span(tokens[start + 1].span.lower, tokens[word - 1].span.upper))
        let selector = names.text(tokens[word].name)
        let isWhole = tokens[word + 1].kind == .rightBracket
        let makers = ["alloc", "init", "new"]
        let isOfClass = inner == nil && startsUppercase(tokens[start + 1].name)
        guard inner != nil || isOfClass && (makers.contains(selector) || !isWhole) else { return nil }
        var message = BracketMessage(receiver: receiver, selector: selector)
        guard isWhole else { return message }
        switch selector {
        case "alloc": (message.suggestion, message.isMade) = (receiver, false)
        case "new": message.suggestion = "\(receiver)()"
        case "init": message.suggestion = inner.flatMap { $0.isMade ? nil : $0.suggestion }.map { "\($0)()" }
        default: message.suggestion = inner?.suggestion.map { "\($0).\(selector)()" }
        }
        return message
    }

    // MARK: Calls that are missing

    /// Reports a type that stands where a value of it is intended, and a closure that is kept where what it gives is intended, or
    /// gives nothing. What was read started at a place among the tokens, behind the `=`.
    mutating func noteUncalled(_ value: Expression, from first: Int) {
        let token = tokens[first]
        if index == first + 1, token.kind == .identifier, startsUppercase(token.name), !isLocal(token.name),
            !isOfSelf(token.name), !typeVariables.contains(token.name), isMade(token.name)
        {
            let text = names.text(token.name)
            let call = Span(token.span.upper, token.span.upper)
            note(Rejection(SyntaxError(.swiftProblem(.typeAsValue(text)), token.span, replacement: (call, "()"))))
        }
        guard token.kind == .leftBrace, let type = plainType(before: first - 1) else { return }
        let end = end(ofBracketAt: first)
        if end == index, isMade(type) {
            let place = previous.span.atEnd
            note(
                Rejection(
                    SyntaxError(
                        .swiftProblem(.closureNotCalled(gives: names.text(type))), previous.span,
                        replacement: (place, "()"))))
        }
        if end + 2 == index, tokens[end].kind == .leftParen, case .call(let callee, _) = value.kind,
            case .closure(let function) = callee.kind
        {
            noteMissingReturn(of: type, function.body.statements, first..<end, at: tokens[end - 1].span)
        }
    }

    /// Whether values of a type are made by calling it: a view's class, or a type of the source's own.
    private func isMade(_ type: Name) -> Bool {
        UIKitClass.nature(of: names.text(type)) != nil || outline.isType(type) && !outline.isProtocol(type)
    }

    /// The type between a name and the `=` at a place, where it is but a name.
    private func plainType(before sign: Int) -> Name? {
        guard sign > 2, tokens[sign].kind == .assign else { return nil }
        var position = sign - 1
        while [.question, .not].contains(tokens[position].kind) { position -= 1 }
        let type = tokens[position]
        while position > 2, tokens[position].kind == .identifier, tokens[position - 1].kind == .dot { position -= 2 }
        guard type.kind == .identifier, tokens[position - 1].kind == .colon else { return nil }
        return type.name
    }

    // MARK: Values that are not returned

    /// Reports a function that says what it gives, and of whose statements none returns it.
    ///
    /// - Parameter head: where its parameters start among the tokens.
    mutating func noteMissingReturn(in body: Block, behind head: Int) {
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
        let last = tokens[body.upperBound - 2]
        var edit: (span: Span, text: String)?
        if let name = made(of: type, firstIn: body), source.line(at: closing.lower) > source.line(at: last.span.lower) {
            let line = source.text(in: source.range(ofLine: source.line(at: tokens[body.lowerBound + 1].span.lower)))
            let indent = line.prefix { $0 == " " || $0 == "\t" }
            let isBehind =
                source.line(at: tokens[body.lowerBound].span.lower)
                < source.line(at: tokens[body.lowerBound + 1].span.lower)
            if isBehind { edit = (last.span.atEnd, "\n\(indent)return \(name)") }
        }
        note(Rejection(SyntaxError(.swiftProblem(.missingReturn(of: text)), closing, replacement: edit)))
    }

    /// Whether a body gives something, or never ends.
    private func mayEndOtherwise(_ body: Range<Int>) -> Bool {
        let words = [
            "return", "throw", "fatalError", "preconditionFailure", "abort", "exit", "while", "repeat",
            "assertionFailure",
        ]
        return tokens[body].contains {
            [.identifier, .reserved].contains($0.kind) && words.contains(names.text($0.name))
        }
    }

    /// The variable that the first statement of a body makes of a type.
    private func made(of type: Name, firstIn body: Range<Int>) -> String? {
        let start = body.lowerBound + 1
        guard start + 4 < body.upperBound, ["let", "var"].contains(names.text(tokens[start].name)),
            tokens[start + 1].kind == .identifier, tokens[start + 2].kind == .assign, tokens[start + 3].name == type,
            tokens[start + 4].kind == .leftParen
        else { return nil }
        return names.text(tokens[start + 1].name)
    }

    // MARK: Signs

    /// Reports `if let a = b && c`. The value was read from a place among the tokens on.
    mutating func noteAnd(in value: Expression, from first: Int) {
        guard case .binary(.and, _, _) = value.kind else { return }
        var depth = 0
        for position in first..<index {
            switch tokens[position].kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace: depth -= 1
            case .and where depth == 0:
                let sign = tokens[position].span
                let place = Span(tokens[position - 1].span.upper, sign.upper)
                return note(
                    Rejection(SyntaxError(.swiftProblem(.bindingWithAnd), sign, replacement: (place, ","))))
            default: break
            }
        }
    }

    /// Reports and passes over the assignment of `a.constraint(…).isActive = true` in a list.
    mutating func skipActiveInList() {
        guard current.kind == .assign, names.text(previous.name) == Member.isActive.rawValue, index > 1,
            tokens[index - 2].kind == .dot, isReserved(.true, ahead: 1) || isReserved(.false, ahead: 1)
        else { return }
        let start = tokens[index - 2].span.lower
        advance()
        advance()
        let place = Span(start, previous.span.upper)
        note(Rejection(SyntaxError(.swiftProblem(.activeInList), place, replacement: (place, ""))))
    }

    /// The error for a call in a list whose `)` is missing at the end of its line.
    var unclosedCall: SyntaxError? {
        guard let opening = innermostOpening, tokens[opening].kind == .leftParen,
            let comma = (opening..<index).first(where: { tokens[$0].kind == .comma && tokens[$0 + 1].startsLine })
        else { return nil }
        let place = tokens[comma].span
        return SyntaxError(
            .unclosed("(", found: "`\(source.text(in: current.span))`"), tokens[opening].span,
            related: SyntaxError.Related(span: place, message: "expected `)`"),
            replacement: (Span(place.lower, place.lower), ")"))
    }

    /// `overide func`, `fucn make()`: the error of a word before a member of a type that is like one that could stand there.
    var misspeltMember: SyntaxError? {
        let next = token(ahead: 1)
        guard current.kind == .identifier, !next.startsLine else { return nil }
        let words = ["func", "var", "let", "class", "struct", "enum", "case"]
        switch next.kind {
        case .identifier:
            if ["function", "fun", "fn", "def"].contains(names.text(current.name)), token(ahead: 2).kind == .leftParen {
                let word = ForeignWord(
                    text: names.text(current.name), role: .statement, advice: "a method starts with `func`",
                    replacement: "func")
                return SyntaxError(.foreignWord(word), current.span)
            }
            let isDeclared = isWord("init", ahead: 1) || SwiftName.typeWords.contains(names.text(next.name))
            return misspelt(current, among: isDeclared ? Self.modifiers.sorted() : words)
        case .reserved: return misspelt(current, among: Self.modifiers.sorted())
        default: return nil
        }
    }
}
