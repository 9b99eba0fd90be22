internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

// C functions, and the types that a source declares.
extension ObjectiveCParser {
    /// Reads a C function; nil if none starts here, and no statement for a declaration without a body.
    mutating func function() throws(Rejection) -> Statement?? {
        guard let (end, _) = type(at: index), isName(tokens[end]), tokens[end + 1].kind == .leftParen else {
            return nil
        }
        let close = self.end(ofBracketAt: end + 1)
        guard tokens[close].kind == .leftBrace || tokens[close].kind == .semicolon && startsParameters(at: end + 1)
        else {
            return nil
        }
        let start = current.span
        index = end
        let name = try name(.nameOf(.function))
        return try scoped { (parser) throws(Rejection) in
            let parameters = try parser.parameters()
            if parser.accept(.semicolon) { return .some(nil) }
            let kept = parser.keptVariables
            defer { parser.keptVariables = kept }
            let body = try parser.block()
            let function = FunctionSyntax(parameters: parameters, body: body, span: parser.span(from: start))
            return Statement(kind: .function(name, function), span: parser.span(from: start))
        }
    }

    private func startsParameters(at start: Int) -> Bool {
        tokens[start + 1].kind == .rightParen || type(at: start + 1).map { isName(tokens[$0.end]) } == true
    }

    /// Reads `(Type a, Type b)`.
    ///
    /// - Parameter isBlock: whether they are a block's, for which missing types and names are reported.
    mutating func parameters(ofBlock isBlock: Bool = false) throws(Rejection) -> [FunctionSyntax.Parameter] {
        try expect(.leftParen)
        var parameters: [FunctionSyntax.Parameter] = []
        while !accept(.rightParen) {
            if current.kind == .end { try expect(.rightParen) }
            if accept(.comma) { continue }
            let place = current.span
            if isBlock, lacksType {
                self.note(Rejection(.parameterWithoutType(names.text(current.name)), place))
                parameters.append(FunctionSyntax.Parameter(name: try name(.parameter), isVariable: true))
                continue
            }
            let type = current
            let note = try skipType()
            if isBlock { checkMaker(type, hasPointer: note.isPointer) }
            if isName(current) {
                let name = try name(.parameter)
                declare(name.name, isWhole: note.isWhole)
                parameters.append(FunctionSyntax.Parameter(name: name, isVariable: true))
                if current.kind == .leftBracket { skipBalanced() }
            } else if current.kind == .leftParen {
                advance()
                _ = accept(.caret)
                skipQualifiers()
                let name = isName(current) ? try name(.parameter) : unnamed(place)
                parameters.append(FunctionSyntax.Parameter(name: name, isVariable: true))
                skip(past: .rightParen)
                if current.kind == .leftParen { skipBalanced() }
            } else if note.isPointer || note.word != .other || !source.text(in: place).hasPrefix("void") {
                parameters.append(FunctionSyntax.Parameter(name: unnamed(place), isVariable: true))
            }
        }
        return parameters
    }

    /// Whether the current parameter of a block has a name but no type: `^(make) {`.
    private var lacksType: Bool {
        let text = names.text(current.name)
        guard current.kind == .identifier, [.comma, .rightParen].contains(token(ahead: 1).kind), TypeWord(text) == nil,
            text.first?.isLowercase ?? false, !text.hasSuffix("_t"), classes[current.name] == nil,
            structures[current.name] == nil
        else { return false }
        // Types of other files are unknown, but a word that the block uses is a name.
        let end = innermostOpening.map(end(ofBracketAt:)) ?? index
        return tokens[end].kind == .leftBrace
            && tokens[end..<self.end(ofBracketAt: end)].contains {
                $0.kind == .identifier && $0.name == current.name
            }
    }

    /// Reports a missing `*` or name of a parameter of type `MASConstraintMaker`.
    private mutating func checkMaker(_ type: Token, hasPointer: Bool) {
        let word = names.text(type.name)
        guard word == "MASConstraintMaker" else { return }
        if isName(current), !hasPointer {
            note(Rejection(.missingPointer(word, variable: names.text(current.name)), current.span))
        } else if current.kind == .rightParen {
            note(Rejection(.parameterWithoutName(word), type.span))
        }
    }

    private func unnamed(_ place: Span) -> DeclaredName { DeclaredName(name: names.intern("_"), span: place) }

    /// Reads a typedef, structure or enumeration. Only the constants of an enumeration are statements. Nil if none
    /// starts here.
    mutating func typedef() throws(Rejection) -> [Statement]?? {
        let start = index
        _ = accept("typedef")
        if isWord("struct") || isWord("union") {
            guard start < index || tokens[index + 2].kind == .leftBrace else { return nil }
            try structure()
            return .some(nil)
        }
        let isEnumeration = accept("enum") || accept("NS_ENUM") || accept("NS_OPTIONS") || accept("NS_CLOSED_ENUM")
        guard isEnumeration else {
            if index == start { return nil }
            skip(past: .semicolon)
            return .some(nil)
        }
        if current.kind == .leftParen { skipBalanced() }
        while current.kind == .identifier || current.kind == .colon { advance() }
        guard current.kind == .leftBrace else {
            index = start
            if isWord("typedef") {
                skip(past: .semicolon)
                return .some(nil)
            }
            return nil
        }
        let constants = try enumerators()
        skip(past: .semicolon)
        return constants
    }

    /// Reads `struct Name { … } Name;` and records its members.
    private mutating func structure() throws(Rejection) {
        advance()
        var known: [Name] = []
        if isName(current) { known.append(try name(.name).name) }
        var parts: [Part] = []
        if accept(.leftBrace) {
            while !accept(.rightBrace) {
                if current.kind == .end { throw unexpected(.punctuation(.rightBrace)) }
                parts += try members().map { Part(name: $0.0.name, note: $0.1) }
            }
        }
        if isName(current) { known.append(try name(.name).name) }
        skip(past: .semicolon)
        for name in known where !parts.isEmpty { structures[name] = parts }
    }

    private mutating func enumerators() throws(Rejection) -> [Statement] {
        try expect(.leftBrace)
        var statements: [Statement] = []
        var last: Expression?
        while !accept(.rightBrace) {
            if current.kind == .end { try expect(.rightBrace) }
            if accept(.comma) { continue }
            let name = try name(.nameOf(.constant))
            while current.kind == .identifier { advance() }
            let value: Expression
            if accept(.assign) {
                value = try conditional()
            } else if let last {
                let one = Expression(kind: .number(1), span: name.span)
                value = Expression(kind: .binary(.add, last, one), span: name.span)
            } else {
                value = Expression(kind: .number(0), span: name.span)
            }
            scopes[0][name.name] = true
            last = Expression(kind: .name(name.name), span: name.span)
            statements.append(
                Statement(kind: .variable(name, isConstant: true, type: nil, value: value), span: name.span))
        }
        return statements
    }
}
