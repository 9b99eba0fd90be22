extension NameHint {
    /// The text under the name.
    var label: String {
        switch self {
        case .nearest(let nearest), .assigned(let nearest?): "did you mean `\(nearest)`?"
        default: ""
        }
    }

    func help(for name: String) -> Advice? {
        switch self {
        case .nearest, .parameter, .blockParameter: nil
        case .chain(let chain): "write it after a dot: \(chain)"
        case .undotted(let text): "write `\(text)` without a dot here"
        case .foreign(let word): word.advice
        case .statement(let word): "start a statement with it: \(word.usage)"
        case .attribute(let attribute):
            "write what it belongs to: make.\(name), or header.\(name); for `attributes`, write .\(attribute.rawValue)"
        case .member(let member):
            if member.isRelation {
                "use it in a chain, after a dot: \(code: .chain("make.left", member, to: .root))"
            } else if member.receivers.contains(.constraint) {
                "use it in a chain, after a dot: \(code: .chain("make.left", to: .root)).\(code: .call(member))"
            } else {
                "call it after a dot: \(receiver(of: member)).\(code: .call(member))"
            }
        case .color: "write a color as a string"
        case .misspelled(let other): "the declaration says `\(other)`, which nothing uses"
        case .text: "text needs double quotes"
        case .device: "write the size of the device in points: screen 390x844"
        case .later: "move the declaration up, or this statement down"
        case .laterInLoop:
            "each iteration has its own variables; declare it before the loop, var \(name) = nil, and assign it inside without `let`"
        case .own: "it exists only after this statement; use an earlier name, or another name here"
        case .inner(let place):
            "it exists only in the block at \(place): use it there, or declare it before the block"
        case .assigned: "declare a new variable with `var`"
        case .key:
            "a key only appears in messages; to keep the constraint, write \(code: .constraint(named: name, .chain("make.left", to: .root)))"
        case .built: "names can't be built at run time: keep the views of a loop in an array, cells.append(cell)"
        case .counted: "declare it first, with its initial value: var \(name) = 0"
        case .called: "declare it first: func \(name)(a, b) { … }"
        case .parent: "declare the view first: view \(name)"
        case .none: "declare it first: view \(name), or let \(name) = …; text needs double quotes"
        }
    }

    private func receiver(of member: Member) -> String {
        if member.receivers.contains(.view) { return "header" }
        return member.receivers.contains(.maker) ? Builtin.make.rawValue : "[a, b]"
    }
}
