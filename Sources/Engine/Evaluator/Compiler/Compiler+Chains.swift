internal import Masonry
package import Syntax
internal import Diagnostics
internal import Vocabulary

// Chains of members and calls.
extension Compiler {
    /// The code of an expression that is a bare chain: members and calls on an undeclared `make`.
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
            throw failure(.emptyChain(builtin.rawValue), wordSpan)
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

    /// Whether the expression is a maker's chain with attributes only, such as `make.left`, including a block's maker.
    func isUnrelatedChain(_ expression: Expression) -> Bool {
        guard case .member(let base, let name, _) = expression.kind, let spelling = vocabulary.spelling(name),
            spelling.isMember(of: .maker)
        else { return false }
        if case .name(let word) = base.kind { return word == vocabulary.make || isChain(expression) }
        return isUnrelatedChain(base)
    }

    package func isChain(_ expression: Expression) -> Bool { chainWord(of: expression) != nil }

    /// The built-in name at the start of members, calls and subscripts, if there is one.
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
