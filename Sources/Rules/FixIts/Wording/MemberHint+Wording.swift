extension MemberHint {
    var label: String {
        switch self {
        case .nearest(let nearest), .nearestCall(let nearest): "did you mean `\(nearest)`?"
        default: ""
        }
    }

    func help(for name: String) -> Advice? {
        switch self {
        case .nearest, .nearestCall, .none: nil
        case .superview: ForeignWord.find(name, .member)?.advice
        case .ofEach:
            "this is an array of several constraints; `[0]` is the first one"
        case .foreign(let word): word.advice
        case .related: "pass it to a relation: equalTo(\(name))"
        case .unnamed:
            "name an attribute first: make.left.\(name)(…), or make.edges.\(name)(…) for all four edges"
        case .elsewhere(let receivers):
            "it is a member of \(receivers.map(\.phrase).joined(separator: ", ").replacingLastComma)"
                + (receivers.contains(.constraint) || receivers.contains(.maker)
                    ? "; to make a constraint, write \(code: .chain("make.left", to: .root))" : "")
        case .assignable(let members):
            "you can assign \(members.map { "`\($0)`" }.joined(separator: ", ").replacingLastComma)"
        case .few(let members): "the members are \(members.map { "`\($0)`" }.joined(separator: ", "))"
        }
    }
}

extension String {
    /// The text with the last comma replaced by "and".
    fileprivate var replacingLastComma: String {
        guard let comma = lastIndex(of: ",") else { return self }
        return self[..<comma] + " and" + self[index(after: comma)...]
    }
}
