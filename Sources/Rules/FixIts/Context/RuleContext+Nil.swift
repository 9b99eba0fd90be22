// Where a nil comes from.
extension RuleContext {
    /// The function that an expression calls, or whose result its variable holds.
    func caller(_ expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): program.lastValue(of: name, before: expression.span.lower).flatMap(caller)
        case .call(let callee, _): callee.kind.isName ? text(callee) : nil
        default: nil
        }
    }

    /// Whether the last assignment of a variable set it to nil.
    func isSetToNil(_ expression: Expression) -> Bool {
        guard case .name(let name) = expression.kind,
            case .nothing? = program.lastValue(of: name, before: expression.span.lower)?.kind
        else { return false }
        return true
    }

    /// The place where the nil comes from.
    func reason(ofNil expression: Expression) -> Failure.Related? {
        switch expression.kind {
        case .name(let name):
            guard let value = program.lastValue(of: name, before: expression.span.lower) else { return nil }
            if case .nothing = value.kind {
                return Failure.Related(source: source, span: value.span, .explanation("it is set to nil here"))
            }
            return reason(ofNil: value)
        case .call(let callee, _):
            guard case .name(let name) = callee.kind, case .function(let function)? = facts.value(ofGlobal: name) else {
                return nil
            }
            return Failure.Related(
                source: function.unit.source, span: function.prototype.span,
                .explanation("it returns nothing: return a value with `\(ReservedWord.return.rawValue)`"))
        case .member(let base, let name, _):
            switch spelling(name) {
            case .member(.first), .member(.last):
                return Failure.Related(
                    source: source, span: base.span,
                    .explanation(
                        "it is empty, so its `\(text(name))` is nil: check "
                            + "\(text(base)).\(Member.count.rawValue) > 0 first"))
            case .member(.superview):
                return Failure.Related(
                    source: source, span: base.span, .explanation("it is the root, which has no superview"))
            default: return nil
            }
        default: return nil
        }
    }
}
