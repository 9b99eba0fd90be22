/// A maker is called with attributes: `make(left, top)`.
enum CalledMaker: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .notCallable = failure.problem, let call = context.namedCall, call.receiver == nil,
            context.kind(of: call.name) == .of(.maker), call.isUnlabeled, !call.arguments.isEmpty
        else { return nil }
        let attributes = call.arguments.compactMap { argument -> String? in
            switch argument.value.kind {
            case .name(let name), .implicitMember(let name):
                if case .attribute(let attribute)? = context.spelling(name) { attribute.rawValue } else { nil }
            default: nil
            }
        }
        guard attributes.count == call.arguments.count else { return nil }
        return FixIt(replacing: call.span, with: ([context.text(call.name)] + attributes).joined(separator: "."))
    }
}
