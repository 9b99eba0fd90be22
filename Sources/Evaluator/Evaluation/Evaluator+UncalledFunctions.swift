internal import Masonry
internal import Syntax
internal import Diagnostics
internal import Vocabulary

// Functions that stand where what they give back was meant.
extension Evaluator {
    /// A failure over a value that is a function, with the call that was meant; any other as it is.
    func naming(callMeantBy failure: Failure) -> Failure {
        guard failure.replacement == nil, failure.source.accent == .masonry else { return failure }
        switch failure.problem {
        case .operands(_, let left, let right, _), .comparison(let left, let right, _):
            return left == Self.functionPhrase || right == Self.functionPhrase ? naming(callWithin: failure) : failure
        case .masonry(.unsupportedAttribute("nil")):
            let text = failure.source.text(in: failure.span)
            let name = failure.source.leadingName(in: failure.span)
            guard text.hasPrefix("\(name)("), text.hasSuffix(")"), let function = function(named: name) else {
                return failure
            }
            return failure.related(
                to: Failure.Related(
                    source: function.unit.source, span: function.prototype.span,
                    message: "it gives nothing back: a value is returned with `return`"))
        case .wrongKind(_, _, Self.functionPhrase, _), .argumentKind(_, _, Self.functionPhrase, _),
            .condition(Self.functionPhrase), .notNumberInTuple(Self.functionPhrase),
            .masonry(.unsupportedAttribute), .masonry(.unsupportedConstant):
            return naming(callWithin: failure)
        case .noMembers(_, Self.functionPhrase, _):
            guard let held = held(before: failure), held.isUncalled else { return failure }
            return failure.replacing(held.callee.atEnd, with: "()")
        case .noMembers(let member, "nil", _):
            if let place = setToNothing(before: failure) {
                return Failure(
                    .noMembers(
                        member, of: "nil", help: "it is nil until it is given a value: if … != nil { … } asks first"),
                    failure.source, failure.span,
                    related: Failure.Related(source: failure.source, span: place, message: "it is set to nil here"),
                    calls: failure.calls)
            }
            guard let held = held(before: failure), !held.isUncalled else { return failure }
            return Failure(
                .noMembers(member, of: "nil", help: Self.nothingGivenBack(by: failure.source.text(in: held.callee))),
                failure.source, failure.span, related: failure.related, calls: failure.calls)
        default: return failure
        }
    }

    static let functionPhrase = "a function"

    static func nothingGivenBack(by function: String) -> String {
        "`\(function)` gives nothing back: a value is returned with `return`"
    }

    /// The failure with the call of the first function without parameters that is named at its place.
    private func naming(callWithin failure: Failure) -> Failure {
        let source = failure.source
        let tokens = Lexer.tokens(of: source, in: failure.span.range, names: vocabulary.names)
        for (position, token) in tokens.enumerated() where token.kind == .identifier {
            if position > 0, tokens[position - 1].kind == .dot { continue }
            let behind = source.text(in: token.span.upper..<(token.span.upper + 1))
            if behind == "(" || behind == "." { continue }
            let name = source.text(in: token.span)
            guard let function = function(named: name), function.prototype.parameters.isEmpty else { continue }
            return failure.replacing(token.span.atEnd, with: "()")
        }
        return failure
    }

    private func function(named name: String) -> FunctionValue? {
        guard case .function(let function)? = globals.value(of: vocabulary.names.intern(name)) else { return nil }
        return function
    }

    /// For a member of a variable the function that the variable was given last before, and whether it was not called.
    private func held(before failure: Failure) -> (callee: Span, isUncalled: Bool)? {
        guard let callee = given(before: failure), function(named: failure.source.text(in: callee)) != nil else {
            return nil
        }
        switch failure.source.text(in: callee.upper..<(callee.upper + 1)) {
        case "(": return (callee, false)
        case "\n", "\r", ";", "": return (callee, true)
        default: return nil
        }
    }

    /// For a member of a variable where that is said to be nil.
    private func setToNothing(before failure: Failure) -> Span? {
        given(before: failure).flatMap { failure.source.text(in: $0) == ReservedWord.nil.rawValue ? $0 : nil }
    }

    /// The first word of what the variable before a member was given last before, as it is written.
    private func given(before failure: Failure) -> Span? {
        let source = failure.source
        guard let path = source.path(before: failure.span) else { return nil }
        let variable = source.text(in: Span(path.lower, path.upper - 1))
        let tokens = Lexer.tokens(of: source, in: 0..<path.lower, names: vocabulary.names)
        return tokens.indices.dropLast(2).last { position in
            tokens[position].kind == .identifier && source.text(in: tokens[position].span) == variable
                && tokens[position + 1].kind == .assign && [.identifier, .reserved].contains(tokens[position + 2].kind)
        }.map { tokens[$0 + 2].span }
    }
}
