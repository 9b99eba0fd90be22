internal import AccentSyntax

extension SyntaxContext: AccentTokens {
    var brackets: BracketTable { outline.brackets }

    func text(of token: Token) -> String { names.text(token.name) }

    func isOpening(_ token: Token) -> Bool { [.leftBrace, .leftParen, .leftBracket].contains(token.kind) }

    func startsUppercase(_ name: Name) -> Bool { names.text(name).unicodeScalars.first?.properties.isUppercase == true }

    /// Whether a statement of Objective-C ends after a token without its `;`.
    func endsWithoutSemicolon(at position: Int) -> Bool {
        let next = tokens[position + 1]
        return next.kind == .end || next.kind == .rightBrace || next.startsLine && next.kind != .dot
    }

    /// Whether a token names a class of UIKit, or one that the source declares.
    func isClass(_ token: Token) -> Bool {
        guard token.kind == .identifier else { return false }
        let text = text(of: token)
        return text.hasPrefix("UI") && UIKitClass.nature(of: text) != nil || outline.classes.contains(token.name)
    }

    /// Whether a token names a method that makes constraints, with or without Masonry's prefix.
    func makesConstraints(_ token: Token) -> Bool {
        [Member.makeConstraints, .updateConstraints, .remakeConstraints].contains { member in
            [member.rawValue, Spelling.prefix + member.rawValue].contains(text(of: token))
        }
    }

    /// The arguments between two brackets, each from its first through its last token.
    func arguments(between opening: Int, and closing: Int) -> [Range<Int>] {
        var arguments: [Range<Int>] = []
        var first = opening + 1
        var position = first
        while position <= closing {
            if position == closing || tokens[position].kind == .comma {
                if position > first { arguments.append(first...position - 1) }
                first = position + 1
            }
            position = position < closing && isOpening(tokens[position]) ? end(ofBracketAt: position) : position + 1
        }
        return arguments
    }
}

extension SyntaxOutline {
    /// The classes that a source in Objective-C declares.
    func declaredClasses() -> Set<Name> {
        names.countReading(tokens.count)
        var classes: Set<Name> = []
        for (index, token) in tokens.enumerated() where token.kind == .at && index + 2 < tokens.count {
            if ["interface", "implementation"].contains(names.text(tokens[index + 1].name)) {
                classes.insert(tokens[index + 2].name)
            }
        }
        return classes
    }
}
