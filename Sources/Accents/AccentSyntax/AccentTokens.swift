package import Syntax
internal import Vocabulary

/// The tokens of an accent's source, with their brackets.
package protocol AccentTokens: TokenView {
    var brackets: BracketTable { get }
}

extension AccentTokens {
    /// Whether a token is this word, reserved or not.
    package func isWord(_ text: String, ahead distance: Int = 0) -> Bool {
        let token = token(ahead: distance)
        return (token.kind == .identifier || token.kind == .reserved) && names.text(token.name) == text
    }

    /// Whether a word with a `:` comes after a value, like a message in Objective-C.
    package var startsMessageWord: Bool {
        current.kind == .identifier && token(ahead: 1).kind == .colon
            && (previous.kind == .identifier || previous.kind == .rightBracket)
    }

    // MARK: Brackets

    /// The innermost bracket that is open at the current token, at most 1,000 tokens away; at the end of the source, at
    /// any distance.
    package var innermostOpening: Int? {
        guard let opening = brackets.opening(before: index), current.kind == .end || index - opening <= 1_000 else {
            return nil
        }
        return opening
    }

    /// The index after the bracket that closes the one at an index, or the first one after it; the last token if none
    /// does.
    package func end(ofBracketAt start: Int) -> Int {
        if [.leftBrace, .leftParen, .leftBracket].contains(tokens[start].kind) {
            return brackets.end(ofBracketAt: start) ?? tokens.count - 1
        }
        var depth = 0
        for position in start..<tokens.count {
            names.countReading(1)
            switch tokens[position].kind {
            case .leftBrace, .leftParen, .leftBracket: depth += 1
            case .rightBrace, .rightParen, .rightBracket:
                depth -= 1
                if depth == 0 { return position + 1 }
            default: continue
            }
        }
        return tokens.count - 1
    }

    // MARK: Objective-C

    /// Whether a `:` is missing before a value: `[view addSubview other]`, `[view setHidden=YES]`.
    package var lacksColon: Bool {
        let argument: [Token.Kind] = [.identifier, .number, .at, .leftBracket, .caret]
        guard argument.contains(current.kind) && !current.startsLine || current.kind == .assign,
            previous.kind == .identifier, let opening = innermostOpening
        else { return false }
        return tokens[opening].kind == .leftBracket && index > opening + 2
    }

    /// Whether a brace starts an Objective-C block: `^{`, `^(…) {`.
    package func opensBlock(_ brace: Int) -> Bool {
        guard brace > 0 else { return false }
        if tokens[brace - 1].kind == .caret { return true }
        guard tokens[brace - 1].kind == .rightParen else { return false }
        var depth = 0
        for position in (0..<brace).reversed().prefix(100) {
            switch tokens[position].kind {
            case .rightParen: depth += 1
            case .leftParen:
                depth -= 1
                if depth == 0 { return position > 0 && tokens[position - 1].kind == .caret }
            default: continue
            }
        }
        return false
    }
}
