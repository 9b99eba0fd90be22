/// A member that is not a method is called: `make.left(a)`, `box.hidden(true)`.
enum CalledProperty: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .propertyCalled, .wrongKind(_, .closure, _, _): break
        default: return nil
        }
        guard let call = context.call, call.receiver != nil else { return nil }
        let name = context.text(call.name)
        if case .wrongKind = failure.problem {
            // In Swift, a called property fails with the kind of its value.
            guard context.source.accent == .swift, context.isSubject(call.span), call.arguments.count == 1,
                context.member(call)?.isAssignable(of: .constraint) ?? false
            else { return nil }
            return FixIt(
                problem: .propertyCalled(name), place: call.nameSpan, replacing: call.namedSpan,
                with: "\(name) = \(context.text(call.arguments[0]))")
        }
        guard context.isSubject(call.nameSpan) else { return nil }
        guard let first = call.arguments.first else { return FixIt(replacing: call.namedSpan, with: name) }
        if first.isTrailing, context.member(call) == .constraints {
            return FixIt(replacing: call.nameSpan, with: Member.makeConstraints.rawValue)
        }
        if let list = context.attributesListed(in: call) {
            return FixIt(help: "join attributes with dots: make.left.right", replacing: call.namedSpan, with: list)
        }
        if call.isUnlabeled, context.spelling(call.name)?.isConstrained ?? false {
            let parentheses = context.source.text(in: call.parentheses)
            let given = call.arguments.count > 1 ? "(\(parentheses))" : parentheses
            return FixIt(
                problem: .attributeCalled(name), replacing: call.namedSpan,
                with: "\(name).\(Member.equalTo.rawValue)\(given)")
        }
        // `setTitle("Hi", for: .normal)`: UIKit's state comes second.
        guard let member = context.member(call), Receiver.allCases.contains(where: member.isAssignable),
            call.arguments.dropFirst().allSatisfy({ $0.value.isImplicitMember })
        else { return nil }
        return FixIt(replacing: call.namedSpan, with: "\(name) = \(context.text(first))")
    }
}

extension RuleContext {
    /// The chain of attributes for `make.edges(left, right)`, which lists them as arguments.
    func attributesListed(in call: WrittenCall) -> String? {
        guard source.accent == .masonry, call.isUnlabeled, !call.arguments.isEmpty,
            spelling(call.name)?.isConstrained ?? false, call.receiver.map({ kind(of: $0) == .of(.maker) }) ?? false
        else { return nil }
        let names = call.arguments.compactMap { argument -> String? in
            guard case .name(let name) = argument.value.kind, spelling(name)?.isConstrained ?? false else { return nil }
            return text(name)
        }
        return names.count == call.arguments.count ? names.joined(separator: ".") : nil
    }
}

extension Spelling {
    /// Whether it is one attribute or several that a chain can constrain.
    var isConstrained: Bool {
        switch self {
        case .attribute, .member(.edges), .member(.size), .member(.center): true
        default: false
        }
    }
}

extension Expression {
    /// `.normal`
    var isImplicitMember: Bool { if case .implicitMember = kind { true } else { false } }
}
