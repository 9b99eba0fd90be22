internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import AccentSyntax

// Closures with their captures, parameters and bodies.
extension SwiftParser {
    mutating func closure() throws(Rejection) -> Expression {
        let start = current.span
        return try scoped { (parser) throws(Rejection) in
            parser.advance()
            var isWhole: Set<Int> = []
            var captured: [Statement] = []
            // A closure with captures only has `$0` and so on as its parameters.
            let head = try parser.closureHead(&isWhole, &captured).flatMap { $0.isEmpty ? nil : $0 }
            var parameters = head ?? []
            for (position, parameter) in parameters.enumerated() {
                parser.declare(
                    parameter.name.name, isWhole: parser.givesWhole && position == 0 || isWhole.contains(position))
            }
            if parser.givesWhole { parser.declare(parser.names.intern("$0"), isWhole: true) }
            parser.givesWhole = false
            let builder = parser.closureBuilder
            parser.closureBuilder = nil
            parser.shorthands.append((0, nil))
            let saved = parser.allowsTrailingClosure
            parser.allowsTrailingClosure = true
            defer { parser.allowsTrailingClosure = saved }
            let statements = try parser.statements()
            let used = parser.shorthands.popLast()
            if head != nil, let token = used?.first { parser.noteShorthand(token, besides: parameters) }
            if head == nil {
                for number in 0..<(used?.count ?? 0) {
                    parameters.append(
                        FunctionSyntax.Parameter(
                            name: DeclaredName(name: parser.names.intern("$\(number)"), span: start)))
                }
            }
            let tallest = parser.height
            try parser.expect(.rightBrace)
            let span = parser.span(from: start)
            let block = Block(statements: statements, span: span)
            var body =
                builder.map {
                    Block(statements: captured + parser.built(block, by: $0).statements, span: span)
                } ?? parser.giving(block, after: captured)
            if !captured.isEmpty, builder == nil, block.statements.count > 1 {
                // The body can declare the captured names again.
                let inner = parser.statement(.block(parser.giving(block)), span)
                body = Block(statements: captured + [inner], span: span)
            }
            let function = FunctionSyntax(parameters: parameters, body: body, span: span)
            return try parser.expression(.closure(function), start, above: tallest)
        }
    }

    /// Reports a `$0` in a closure that names its parameters.
    private mutating func noteShorthand(_ token: Token, besides parameters: [FunctionSyntax.Parameter]) {
        let text = names.text(token.name)
        let suggestion = Int(text.dropFirst()).flatMap { parameters.indices.contains($0) ? parameters[$0] : nil }
        let problem = SyntaxProblem.shorthandBesideName(text, suggestion: suggestion.map { names.text($0.name.name) })
        note(Rejection(problem, token.span))
    }

    /// Reads the captures and parameters up to `in`; nil, with nothing read, if there are none.
    ///
    /// - Parameter captured: is set to the variables that captures such as `[name = value]` declare.
    private mutating func closureHead(
        _ isWhole: inout Set<Int>, _ captured: inout [Statement]
    ) throws(Rejection) -> [FunctionSyntax.Parameter]? {
        let start = index
        while current.kind == .at, token(ahead: 1).kind == .identifier {
            advance()
            advance()
        }
        let captures = current.kind == .leftBracket ? index : nil
        if captures != nil { skipBalanced() }
        var parameters: [FunctionSyntax.Parameter] = []
        var isTyped = false
        while current.kind != .end {
            switch current.kind {
            case .leftParen where !isTyped:
                advance()
                continue
            case .identifier where !isTyped && isWord("_") && token(ahead: 1).kind == .identifier:
                // `(_ isDone: Bool)`
                advance()
                continue
            case .identifier where !isTyped:
                let isParameter =
                    [.comma, .rightParen, .colon, .arrow].contains(token(ahead: 1).kind) || isWord("in", ahead: 1)
                guard isParameter else {
                    index = start
                    return nil
                }
                parameters.append(
                    FunctionSyntax.Parameter(
                        name: DeclaredName(name: current.name, span: current.span), isVariable: true))
                advance()
                continue
            case .colon:
                advance()
                let type: Name?
                do throws(Rejection) {
                    type = try skipType()
                } catch {
                    index = start
                    return nil
                }
                if self.isWhole(type, nil) { isWhole.insert(parameters.count - 1) }
                continue
            case .comma, .rightParen:
                advance()
                skipEffects()
                continue
            case .arrow:
                isTyped = true
                advance()
                if isReserved(.in) {
                    note(Rejection(.swiftProblem(.arrowWithoutType), previous.span))
                    continue
                }
                _ = try? skipType()
                continue
            case .reserved where isWord("in"):
                if let captures {
                    let head = index
                    index = captures
                    captured = try self.captures()
                    index = head
                }
                advance()
                return parameters
            default: break
            }
            index = start
            return nil
        }
        index = start
        return nil
    }

    /// The variables that captures such as `[weak self, name = value]` declare. Other captures are shared.
    private mutating func captures() throws(Rejection) -> [Statement] {
        let start = index
        let end = end(ofBracketAt: index) - 1
        guard tokens[start..<end].contains(where: { $0.kind == .assign }) else { return [] }
        advance()
        var variables: [Statement] = []
        while index < end {
            if isName(current), token(ahead: 1).kind == .assign, names.text(current.name) != Builtin.`self`.rawValue {
                let name = try name(.name)
                advance()
                let value = try inBrackets { (parser) throws(Rejection) in try parser.value() }
                declare(name.name)
                variables.append(
                    made(.variable(name, isConstant: true, type: nil, value: value), name.span, above: height))
            } else {
                advance()
            }
        }
        return variables
    }
}
