internal import Masonry
package import Syntax
internal import Diagnostics
internal import Vocabulary

// Chains of members and calls.
extension Compiler {
    /// The code of an expression that is a bare chain: members and calls that lead from a `make` which no scope declares.
    package mutating func chain(_ expression: Expression) throws(Failure) -> Code.Index? {
        guard let (word, wordSpan, builtin) = chainWord(of: expression) else { return nil }
        let mode: ConstraintMaker.Mode
        switch builtin {
        case .make: mode = .make
        case .update: mode = .update
        case .remake: mode = .remake
        default: return nil
        }
        if case .name = expression.kind {
            if source.accent != .masonry, let parameter = source.makerParameter(around: wordSpan) {
                throw otherParameter(parameter, than: builtin.rawValue, wordSpan)
            }
            if source.accent == .objectiveC, let block = source.blockWithoutParameter(before: wordSpan) {
                throw failure(.unknownName(builtin.rawValue, .blockParameter), wordSpan)
                    .replacing(block, with: "(MASConstraintMaker *\(builtin.rawValue)) ")
            }
            guard source.accent == .swift, let brace = source.brace(before: wordSpan) else {
                // `make;left`
                let behind = source.text(in: wordSpan.upper..<(wordSpan.upper + 2))
                let isSlip = behind.first == ";" && behind.last?.isLetter == true
                let refusal = failure(.emptyChain(builtin.rawValue), wordSpan)
                throw isSlip ? refusal.replacing(Span(wordSpan.upper, wordSpan.upper + 1), with: ".") : refusal
            }
            let missing =
                source.parameter(meantAt: wordSpan).flatMap { $0.span == wordSpan.atEnd ? $0 : nil }
                ?? (span: brace.atEnd, text: " \(builtin.rawValue) \(ReservedWord.in.rawValue)")
            throw failure(.unknownName(builtin.rawValue, .parameter), wordSpan)
                .replacing(missing.span, with: missing.text)
        }
        scope.open()
        defer { scope.close() }
        let make = scope.declare(word, isConstant: true, span: wordSpan)
        let superview = scope.declare(vocabulary.superview, isConstant: true, span: wordSpan)
        let body = try code(expression)
        chains.append(
            Chain(
                mode: mode, make: .local(make.slot), superview: .local(superview.slot), body: body, unread: given))
        return add(.chain(Int32(chains.count - 1)), expression.span)
    }

    /// The failure of `make` in a block whose parameter is called otherwise: that is renamed where the block never says it.
    private func otherParameter(_ parameter: Span, than word: String, _ place: Span) -> Failure {
        let name = source.text(in: parameter)
        let lexer = Lexer.tokens(of: source, names: vocabulary.names)
        let isUsed = lexer.contains { token in
            token.span.lower > parameter.upper && token.span.lower < place.lower && source.text(in: token.span) == name
        }
        return Failure(
            .unknownName(word, .nearest(name)), source, place,
            related: Failure.Related(source: source, span: parameter, message: "the parameter is called `\(name)`")
        ).replacing(isUsed ? place : parameter, with: isUsed ? name : word)
    }

    /// Whether the expression is a maker's chain of attributes alone: `make.left`, also of a block's maker.
    func isUnrelatedChain(_ expression: Expression) -> Bool {
        guard case .member(let base, let name, _) = expression.kind, let spelling = vocabulary.spelling(name),
            spelling.isMember(of: .maker)
        else { return false }
        if case .name(let word) = base.kind { return word == vocabulary.make || isChain(expression) }
        return isUnrelatedChain(base)
    }

    package func isChain(_ expression: Expression) -> Bool { chainWord(of: expression) != nil }

    /// The name that members, calls and indices lead from, where it is one that exists from the start.
    private func chainWord(of expression: Expression) -> (Name, Span, Builtin)? {
        var base = expression
        while true {
            switch base.kind {
            case .member(let inner, _, _), .call(let inner, _), .index(let inner, _): base = inner
            case .name(let name):
                guard let builtin = vocabulary.builtin(name), builtin.isChainWord, scope.resolve(name) == nil else {
                    return nil
                }
                return (name, base.span, builtin)
            default: return nil
            }
        }
    }
}
