package import AccentSyntax
package import Diagnostics
internal import Syntax
package import Vocabulary

/// What a file of Objective-C declares outside functions, found without reading the bodies.
package struct ObjectiveCDeclarations {
    private let source: SourceText
    private let tokens: Tokens
    private let brackets: BracketTable
    private let names: NameTable
    private var found: [FileDeclaration] = []
    /// The index of the token that is looked at, and that of the first one of its statement.
    private var index = 0
    private var start = 0

    package static func all(in source: SourceText, _ names: NameTable) -> [FileDeclaration] {
        var declarations = Self(
            source: source, tokens: Lexer.tokensOutsideBodies(of: source, names: names), names: names)
        declarations.find()
        return declarations.found
    }

    /// The names in the definitions of macros.
    package static func wordsOfMacros(in source: SourceText, _ names: NameTable) -> Set<String> {
        var words: Set<String> = []
        for token in Lexer.tokens(of: source, names: names) where token.kind == .directive {
            var lexer = Lexer(source, names: names, range: token.span.lower + 1..<token.span.upper)
            lexer.readAll()
            words.formUnion(lexer.tokens.filter { $0.kind == .identifier }.map { names.text($0.name) })
        }
        return words
    }

    private init(source: SourceText, tokens: Tokens, names: NameTable) {
        (self.source, self.tokens, self.names) = (source, tokens, names)
        brackets = BracketTable(tokens)
    }

    private mutating func find() {
        while tokens[index].kind != .end {
            let token = tokens[index]
            switch token.kind {
            case .directive:
                noteMacro(token)
                start = index + 1
            case .at:
                if noteClass() { continue }
            case .leftBrace:
                skipBraces()
                continue
            case .semicolon: start = index + 1
            case .identifier, .reserved: noteValue()
            default: break
            }
            index += 1
        }
    }

    private func text(_ index: Int) -> String { names.text(tokens[index].name) }

    private mutating func noteMacro(_ directive: Token) {
        var lexer = Lexer(source, names: names, range: directive.span.lower + 1..<directive.span.upper)
        lexer.readAll()
        guard names.text(lexer.tokens[0].name) == "define", lexer.tokens[1].kind == .identifier else { return }
        found.append(FileDeclaration(.macro, names.text(lexer.tokens[1].name), directive.span))
    }

    /// The span of the current statement up to an index.
    private func span(to end: Int) -> Span { Span(tokens[start].span.lower, tokens[max(start, end)].span.upper) }

    // MARK: Functions, variables and enumerations

    /// Notes a function or a variable whose name is here.
    private mutating func noteValue() {
        let word = text(index)
        if word == "enum" || word.hasSuffix("_ENUM") || word.hasSuffix("_OPTIONS") { return noteEnumeration() }
        guard tokens[index].kind == .identifier else { return }
        let isPrivate = tokens[start..<index].contains { names.text($0.name) == "static" }
        switch tokens[index + 1].kind {
        case .semicolon where isPrivate, .leftBracket where isPrivate, .comma where isPrivate && !isInParentheses,
            .assign:
            found.append(FileDeclaration(.value, word, isPrivate: isPrivate, span(to: index)))
        case .leftParen:
            let end = self.end(ofBracketAt: index + 1)
            if tokens[end].kind == .leftBrace, index > start {
                // Static variables of the body belong to the function.
                let body = self.end(ofBracketAt: end) - 1
                found.append(FileDeclaration(.value, word, isPrivate: isPrivate, span(to: body)))
                index = end - 1
            }
        default: break
        }
    }

    /// Whether a parenthesis of the current statement is open.
    private var isInParentheses: Bool {
        guard let opening = brackets.opening(before: index) else { return false }
        return opening >= start && tokens[opening].kind == .leftParen
    }

    /// Notes the variables or the function of a declaration that starts with `static`, between the methods of a class.
    private mutating func noteStatic() {
        let outer = start
        start = index
        defer { start = outer }
        while ![.semicolon, .end, .at].contains(tokens[index].kind) {
            if tokens[index].kind == .leftBrace {
                index = end(ofBracketAt: index)
                return
            }
            noteValue()
            index += 1
        }
    }

    private mutating func noteEnumeration() {
        var brace = index
        while ![.leftBrace, .semicolon, .end].contains(tokens[brace].kind) { brace += 1 }
        guard tokens[brace].kind == .leftBrace else { return }
        let end = self.end(ofBracketAt: brace)
        let span = span(to: end)
        for place in brace..<end where tokens[place + 1].kind == .identifier {
            if [.leftBrace, .comma].contains(tokens[place].kind) {
                found.append(FileDeclaration(.value, text(place + 1), span))
            }
        }
        index = end - 1
    }

    /// Skips a body. After a function's the next statement starts; after a structure's its name follows.
    private mutating func skipBraces() {
        let isStructure = tokens[start..<index].contains { ["struct", "union"].contains(names.text($0.name)) }
        index = end(ofBracketAt: index)
        if isStructure, tokens[index].kind == .identifier {
            found.append(FileDeclaration(.type, text(index), span(to: index)))
        }
        if tokens[index].kind != .semicolon, !isStructure { start = index }
    }

    private func end(ofBracketAt place: Int) -> Int { brackets.end(ofBracketAt: place) ?? tokens.count - 1 }

    // MARK: Classes

    /// Notes a class, a category or a protocol, and skips it; false for anything else after an `@`.
    private mutating func noteClass() -> Bool {
        let word = text(index + 1)
        guard ["interface", "implementation", "protocol"].contains(word), tokens[index + 2].kind == .identifier
        else { return false }
        let name = text(index + 2)
        let first = tokens[index].span.lower
        if word == "protocol", [.semicolon, .comma].contains(tokens[index + 3].kind) { return false }
        let isPart = tokens[index + 3].kind == .leftParen
        var declaration = FileDeclaration(isPart ? .part : .type, name, tokens[index].span)
        if tokens[index + 3].kind == .colon { declaration.heads = [text(index + 4)] }
        index += 3
        while tokens[index].kind != .end, !(tokens[index].kind == .at && text(index + 1) == "end") {
            if isPart { declaration.members += member() }
            if tokens[index].startsLine, text(index) == "static" { noteStatic() } else { index += 1 }
        }
        declaration.span = Span(first, tokens[index].span.upper)
        found.append(declaration)
        index += 2
        start = index
        return true
    }

    /// The name of the method or property that starts here.
    private func member() -> [String] {
        switch tokens[index].kind {
        case .minus, .plus:
            guard tokens[index].startsLine, tokens[index + 1].kind == .leftParen else { return [] }
            let name = end(ofBracketAt: index + 1)
            return [text(name)]
        case .at where text(index + 1) == "property":
            let line = tokens[index...].prefix { $0.kind != .semicolon && $0.kind != .end }
            return line.last { $0.kind == .identifier }.map { [names.text($0.name)] } ?? []
        default: return []
        }
    }
}
