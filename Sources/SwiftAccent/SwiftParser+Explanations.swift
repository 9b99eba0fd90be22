internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

// Which mistake a token that does not fit is likely to be.
extension SwiftParser {
    /// The error in its writer's terms; the same where nothing more is known.
    func explained(_ error: SyntaxError) -> SyntaxError {
        guard case .expected(let expected, _) = error.problem else { return error }
        switch expected {
        case "a new line" where current.kind == .comma && token(ahead: 1).startsLine:
            return SyntaxError(.commaBetweenStatements, current.span, replacement: (current.span, ""))
        case "a type" where current.kind == .leftBrace && previous.kind == .arrow && index > 1:
            return SyntaxError(
                error.problem, error.span, replacement: (Span(tokens[index - 2].span.upper, previous.span.upper), ""))
        case "a new line": return foreignWord ?? missingDot ?? misspelt ?? error
        case "`]`": return message ?? error
        case "`{`" where current.kind == .assign, "`else`" where current.kind == .assign,
            "`)`" where current.kind == .assign && isInCondition:
            return SyntaxError(.assignmentInExpression, current.span)
        case "`{`": return body ?? error
        case "`)`" where current.kind == .assign && index > 2 && isReserved(.for, ahead: -3):
            return SyntaxError(.loopInParentheses, tokens[index - 2].span)
        case "a value" where current.kind == .rightBracket && previous.kind == .comma: return unclosedCall ?? error
        case "a value" where current.kind == .at && token(ahead: 1).kind == .string:
            return SyntaxError(.stringPrefix("@"), current.span, replacement: (current.span, ""))
        default: return error
        }
    }

    /// Whether the parentheses around the current token are those of a condition.
    private var isInCondition: Bool {
        guard let opening = innermostOpening, opening > 0 else { return false }
        return ["if", "while", "guard"].contains(names.text(tokens[opening - 1].name))
    }

    /// `if isWide view.addSubview(a)`
    private var body: SyntaxError? {
        guard !current.startsLine, current.kind == .identifier || current.kind == .reserved else { return nil }
        var last = index
        while !tokens[last + 1].startsLine, ![.end, .semicolon, .rightBrace].contains(tokens[last + 1].kind) {
            last += 1
        }
        let statement = current.span.joined(with: tokens[last].span)
        return SyntaxError(
            .bodyWithoutBraces, current.span, replacement: (statement, "{ \(source.text(in: statement)) }"))
    }

    /// `new UIView()`
    private var foreignWord: SyntaxError? {
        guard previous.kind == .identifier, names.text(previous.name) == "new", current.kind == .identifier else {
            return nil
        }
        return wordNew(previous, before: current)
    }

    /// `make.left equalToSuperview()`
    private var missingDot: SyntaxError? {
        guard current.kind == .identifier else { return nil }
        let name = names.text(current.name)
        guard Spelling.all.contains(where: { $0.text == name }) || SnapKitWord(rawValue: name) != nil else {
            return nil
        }
        return SyntaxError(
            .missingDot(before: name), current.span, replacement: (Span(previous.span.upper, current.span.lower), "."))
    }

    /// `lte a = 1`: a word that starts no statement, like one that does.
    private var misspelt: SyntaxError? {
        guard previous.kind == .identifier, previous.startsLine || index == 1, current.kind == .identifier else {
            return nil
        }
        return misspelt(previous, among: ["let", "var", "func", "return", "guard", "import", "class", "struct", "for"])
    }

    /// A word that is like one that could stand in its place.
    func misspelt(_ token: Token, among words: [String]) -> SyntaxError? {
        let word = names.text(token.name)
        guard let nearest = NearestName.of(word, among: words) else { return nil }
        return SyntaxError(.misspelt(word, nearest: nearest), token.span, replacement: (token.span, nearest))
    }

    /// `[view addSubview:other]`
    private var message: SyntaxError? {
        guard startsMessageWord, let opening = innermostOpening, tokens[opening].kind == .leftBracket else {
            return nil
        }
        let receiver = source.text(in: Span(tokens[opening].span.upper, previous.span.upper))
        let selector = source.text(in: current.span)
        let end = end(ofBracketAt: opening)
        var replacement: (span: Span, text: String)?
        let argument = token(ahead: 2)
        if index + 4 == end, argument.kind == .identifier || argument.kind == .number {
            let call = "\(receiver).\(selector)(\(source.text(in: argument.span)))"
            replacement = (tokens[opening].span.joined(with: tokens[end - 1].span), call)
        }
        return SyntaxError(
            .message(receiver: receiver, selector: selector), tokens[opening].span.joined(with: current.span),
            replacement: replacement)
    }
}
