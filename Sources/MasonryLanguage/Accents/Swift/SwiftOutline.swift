/// What the types of a source have, wherever it says so: names in a method mean those before they mean anything else.
struct SwiftOutline {
    /// What is declared outside of types.
    private(set) var globals: Set<Name> = []
    private var members: [Name: Set<Name>] = [:]
    private var superclasses: [Name: Name] = [:]

    init(_ tokens: [Token], _ names: NameTable) {
        /// For each open brace the type whose members stand in it, if they are a type's.
        var open: [Name?] = []
        var pending: Name?
        for (index, token) in tokens.enumerated() {
            let next = index + 1 < tokens.count ? tokens[index + 1] : token
            switch token.kind {
            case .leftBrace:
                open.append(pending)
                pending = nil
            case .rightBrace: _ = open.popLast()
            case .reserved, .identifier:
                guard next.kind == .identifier else { continue }
                switch names.text(token.name) {
                case "class", "struct", "enum", "extension", "actor", "protocol":
                    guard index == 0 || tokens[index - 1].kind != .dot else { continue }
                    pending = next.name
                    if index + 3 < tokens.count, tokens[index + 2].kind == .colon {
                        superclasses[next.name] = superclasses[next.name] ?? tokens[index + 3].name
                    }
                case "let", "var", "func":
                    if open.isEmpty {
                        globals.insert(next.name)
                    } else if let type = open[open.count - 1] {
                        members[type, default: []].insert(next.name)
                    }
                default: break
                }
            default: break
            }
        }
    }

    /// Whether the source declares the type.
    func isType(_ name: Name) -> Bool { members[name] != nil }

    func isMember(_ name: Name, of type: Name) -> Bool {
        var current: Name? = type
        var seen: Set<Name> = []
        while let type = current, seen.insert(type).inserted {
            if members[type]?.contains(name) == true { return true }
            current = superclasses[type]
        }
        return false
    }
}
