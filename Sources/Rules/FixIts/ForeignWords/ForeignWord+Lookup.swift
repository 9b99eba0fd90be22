extension ForeignWord {
    /// The entry for a word in one of several roles; the first role wins.
    package static func find(_ text: String, _ roles: Role...) -> ForeignWord? {
        roles.lazy.compactMap { table[Key(text: text, role: $0)] }.first
    }

    /// The entry for `n.round()`, which is a function of the language.
    static func function(_ text: String) -> ForeignWord? {
        guard let builtin = Builtin(rawValue: text), builtin.isFunction, builtin.sample?.hasPrefix("\(text)(") ?? false
        else { return nil }
        return ForeignWord(
            text: text, role: .member, advice: "call the function directly: \(text)(…)", replacement: "\(text)($)")
    }

    /// The entry for `setText` if the receiver has `text`.
    static func setter(_ text: String, of receiver: Receiver) -> ForeignWord? {
        guard text.hasPrefix("set"), text.count > 3 else { return nil }
        let written = text.dropFirst(3).prefix(1).lowercased() + text.dropFirst(4)
        let property = find(written, .member)?.replacement ?? written
        guard let member = Member(rawValue: property), member.receivers.contains(receiver),
            member.isAssignable(of: receiver)
        else { return nil }
        return ForeignWord(
            text: text, role: .member, advice: "assign the property: \(property) = …", assignedProperty: property)
    }

    /// The entry for a member with one wrong letter.
    static func member(misspelled text: String) -> ForeignWord? {
        guard text.utf8.count > 5 else { return nil }
        return NearestName.typo(text, among: members).flatMap { find($0, .member) }
    }

    private struct Key: Hashable {
        let text: String
        let role: Role
    }

    private static let table: [Key: ForeignWord] = {
        var table: [Key: ForeignWord] = [:]
        for word in ForeignTable.rows.flatMap(\.words) {
            // A function with another number of arguments is another row.
            let others = table[Key(text: word.text, role: word.role)]?.templates ?? []
            table[Key(text: word.text, role: word.role)] = word
            table[Key(text: word.text, role: word.role)]?.templates = others + word.templates
        }
        return table
    }()

    private static let members = ForeignTable.rows.filter { $0.kind == .member }.flatMap(\.words).map(\.text)

    /// Whether a word is a type.
    static func isType(_ word: String) -> Bool { find(word, .type) != nil || UIKitClass.isLibrary(word) }

    /// Whether a property of a view only changes how it looks or behaves.
    static func isWithoutLayout(_ member: String) -> Bool {
        UIKitName.withoutLayout.contains(member) || find(member, .look) != nil
    }

    /// The entry for `topLayoutGuide` without its view.
    static func guide(_ text: String) -> ForeignWord? {
        let name = find(text, .member)?.replacement ?? text
        guard BuiltInGuide(rawValue: name) != nil else { return nil }
        let member = "\(Builtin.root.rawValue).\(name)"
        return ForeignWord(
            text: text, role: .name, advice: "a guide belongs to a view: \(member)", replacement: member)
    }

    /// The entry for `card.title` if `title` is a view in `card`.
    static func ownName(_ view: String) -> ForeignWord {
        ForeignWord(
            text: view, role: .member,
            advice: "a child view is not a member of its parent: use its name, \(view)")
    }

    /// The entry for `wxh` if `w` and `h` are names: a size written like one with numbers.
    static func size(_ text: String, of known: [String]) -> ForeignWord? {
        let isSide = { (side: Substring) in known.contains(String(side)) || Double(side) != nil }
        for cross in text.indices where text[cross] == "x" {
            let (width, height) = (text[..<cross], text[text.index(after: cross)...])
            guard isSide(width), isSide(height) else { continue }
            let pair = "(\(width), \(height))"
            return ForeignWord(
                text: text, role: .name, advice: "with names or expressions, write a size as a tuple: \(pair)",
                replacement: pair)
        }
        return nil
    }
}
