internal import Syntax
internal import Vocabulary
internal import AccentSyntax

extension ObjectiveCParser {
    var startsMethod: Bool {
        guard current.kind == .minus || current.kind == .plus else { return false }
        let next = token(ahead: 1)
        if next.kind == .leftParen {
            let end = end(ofBracketAt: index + 1)
            return isWord(tokens[end])
        }
        return false
    }

    /// Whether a token can be a part of a selector: any word can, such as `return`.
    private func isWord(_ token: Token) -> Bool { token.kind == .identifier || token.kind == .reserved }

    /// Reads a method; nil for a declaration without a body.
    mutating func method() throws(Rejection) -> ClassSyntax.Method? {
        let start = current.span
        let isClassMember = current.kind == .plus
        advance()
        let result = index
        skipBalanced()
        noteTypes(from: result)
        let isVoid = tokens[result..<index].contains { names.text($0.name) == "void" }
        guard isWord(current) else { throw unexpected(.nameOf(.method)) }
        var selector = names.text(current.name)
        advance()
        let selfName = DeclaredName(name: words.`self`, span: start)
        var parameters = [FunctionSyntax.Parameter(name: selfName, isVariable: true)]
        var views: [Conversion?] = []
        scopes.append([:])
        defer { scopes.removeLast() }
        if current.kind == .colon {
            repeat {
                if selector.last == ":", isWord(current) {
                    selector += names.text(current.name)
                    advance()
                }
                try expect(.colon)
                selector += ":"
                var note = TypeNote()
                if current.kind == .leftParen {
                    if let (_, type) = type(at: index + 1) { note = type }
                    let start = index
                    skipBalanced()
                    noteTypes(from: start)
                }
                if accept("__unused") {}
                let name = try name(.parameter)
                declare(name.name, isWhole: note.isWhole)
                views.append(conversion(to: note.isPointer ? note.name : nil))
                parameters.append(FunctionSyntax.Parameter(name: name, isVariable: true))
            } while current.kind == .colon || isWord(current) && token(ahead: 1).kind == .colon
            if current.kind == .comma { while current.kind != .end, current.kind != .leftBrace { advance() } }
        }
        while current.kind == .identifier, current.kind != .end {
            advance()
            if current.kind == .leftParen { skipBalanced() }
        }
        _ = accept(.semicolon)
        guard current.kind == .leftBrace else { return nil }
        let outer = currentSelector
        currentSelector = names.intern(selector)
        defer { currentSelector = outer }
        let kept = keptVariables
        defer { keptVariables = kept }
        let body = try block()
        let function = FunctionSyntax(parameters: parameters, body: body, span: span(from: start))
        var method = ClassSyntax.Method(
            selector: names.intern(selector), isClassMember: isClassMember, function: function)
        method.views = views
        method.isProcedure = isVoid && !isClassMember
        return method
    }
}
