extension NameHint {
    /// - Parameters:
    ///   - known: the names that scripts declare and that can be seen, innermost first.
    ///   - isPart: whether the name is a part of an expression, where no statement starts.
    init(for text: String, known: [String], _ use: Use, isPart: Bool) {
        if use == .assigned, text == StatementWord.screen.rawValue {
            self = .statement(.screen)
        } else if use == .assigned, let typo = NearestName.typo(text, among: known) {
            self = .nearest(typo)
        } else if use == .assigned {
            self = .assigned(nearest: NearestName.of(text, among: known))
        } else if let word = StatementWord(rawValue: text) {
            self = .statement(word)
        } else if use == .called, text.hasSuffix("_") {
            self = .built
        } else if let word = isPart
            ? ForeignWord.find(text, .name, .infix) : ForeignWord.find(text, .name, .statement, .infix)
        {
            // A word such as `label` may be short for a view whose name ends with it.
            let related = word.role == .statement ? NearestName.related(to: text, among: known) : nil
            self = related.map { .nearest($0) } ?? .foreign(word)
        } else if use == .read, let size = ForeignWord.size(text, of: known) {
            self = .foreign(size)
        } else if let nearest = NearestName.of(text, among: known) {
            self = .nearest(nearest)
        } else if let chain = Self.chain(text) ?? Self.member(joinedTo: known + [Builtin.root.rawValue], in: text) {
            self = .chain(chain)
        } else if let guide = ForeignWord.guide(text) {
            self = .foreign(guide)
        } else if let attribute = Attribute(rawValue: text) {
            self = .attribute(attribute)
        } else if let member = Member(rawValue: text), Spelling.member(member).isMethod {
            self = .member(member)
        } else if NamedColor(spelled: text) != nil {
            self = .color
        } else if use != .called, let related = NearestName.related(to: text, among: known) {
            self = .nearest(related)
        } else if let nearest = NearestName.of(
            text, among: Builtin.allCases.filter { $0.isFunction == (use == .called) }.map(\.rawValue))
        {
            self = .nearest(nearest)
        } else {
            self = use == .called ? .called : .none
        }
    }

    /// `make.left` for `makeleft`.
    private static func chain(_ text: String) -> String? {
        Builtin.allCases.filter(\.isChainWord).lazy.compactMap { word in
            let member = text.dropFirst(word.rawValue.count)
            let name = member.prefix(1).lowercased() + member.dropFirst()
            let isMember = Spelling.all.contains { $0.text == name && $0.spelling.isMember(of: .maker) }
            return text.hasPrefix(word.rawValue) && isMember ? "\(word.rawValue).\(name)" : nil
        }.first
    }

    /// `card.frame` for `cardframe`.
    private static func member(joinedTo known: [String], in text: String) -> String? {
        known.lazy.compactMap { name in
            guard text.hasPrefix(name), case let member = text.dropFirst(name.count), member.count > 2,
                Spelling.all.contains(where: { spelling in
                    spelling.text == member
                        && [Receiver.view, .views, .array].contains(where: spelling.spelling.isMember)
                })
            else { return nil }
            return "\(name).\(member)"
        }.first
    }
}
