// Closures, with what they are given named or not.
extension SwiftParser {
    mutating func closure() throws(Rejection) -> Expression {
        let start = current.span
        return try scoped { (parser) throws(Rejection) in
            parser.advance()
            var isWhole: Set<Int> = []
            let head = parser.closureHead(&isWhole)
            var parameters = head ?? []
            for (position, parameter) in parameters.enumerated() {
                parser.declare(
                    parameter.name.name, isWhole: parser.givesWhole && position == 0 || isWhole.contains(position))
            }
            if parser.givesWhole { parser.declare(parser.names.intern("$0"), isWhole: true) }
            parser.givesWhole = false
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
            let body = parser.giving(Block(statements: statements, span: span))
            let function = FunctionSyntax(parameters: parameters, body: body, span: span)
            return try parser.expression(.closure(function), start, above: tallest)
        }
    }

    /// Reports a `$0` in a closure that names its parameters.
    private mutating func noteShorthand(_ token: Token, besides parameters: [FunctionSyntax.Parameter]) {
        let text = names.text(token.name)
        let meant = Int(text.dropFirst()).flatMap { parameters.indices.contains($0) ? parameters[$0] : nil }
        let problem = SyntaxProblem.shorthandBesideName(text, meant: meant.map { names.text($0.name.name) })
        note(Rejection(problem, token.span))
    }

    /// The captures and parameters up to `in`; nil, with nothing read, where there are none.
    private mutating func closureHead(_ isWhole: inout Set<Int>) -> [FunctionSyntax.Parameter]? {
        let start = index
        while current.kind == .at, token(ahead: 1).kind == .identifier {
            advance()
            advance()
        }
        if current.kind == .leftBracket { skipBalanced() }
        var parameters: [FunctionSyntax.Parameter] = []
        var isTyped = false
        while current.kind != .end {
            switch current.kind {
            case .leftParen where !isTyped:
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
                guard let type = try? skipType() else {
                    index = start
                    return nil
                }
                if self.isWhole(type, nil) { isWhole.insert(parameters.count - 1) }
                continue
            case .comma, .rightParen:
                advance()
                continue
            case .arrow:
                isTyped = true
                advance()
                _ = try? skipType()
                continue
            case .reserved where isWord("in"):
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
}
