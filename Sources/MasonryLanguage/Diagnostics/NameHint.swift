internal import Masonry

/// What someone who wrote a name that means nothing here probably meant.
enum NameHint {
    case nearest(String)
    case foreign(ForeignWord)
    /// The word starts a statement.
    case statement(StatementWord)
    /// An attribute or a member of something, without the something.
    case attribute(Attribute)
    case member(Member)
    /// A colour's name, without quotes.
    case color
    /// A text, without quotes, behind the name of what shows one.
    case text
    /// The name of a device, where the size of its screen is wanted.
    case device
    /// The name is declared further down.
    case later
    /// The same in the body of a loop, of which each round has variables of its own.
    case laterInLoop
    /// The name is declared by the very statement that uses it.
    case own
    /// The name is declared misspelt.
    case misspelt(String)
    /// The name is declared in a block, outside of which this is.
    case inner(at: String)
    /// The name starts a closure that does not say what it is given.
    case parameter
    /// The same for a block of Objective-C.
    case blockParameter
    /// A name of the language that stands by itself here, behind a dot as in Swift.
    case undotted(String)
    /// A word that starts a chain and a member, without the dot between them.
    case chain(String)
    /// What is done with the name: it is assigned, or called.
    case assigned(nearest: String?)
    case called
    /// The name is a variable's that nothing declares: further on it is assigned to.
    case counted
    /// The name is the key of a view or a constraint, which is no variable.
    case key
    /// What a view is to be in.
    case parent
    case none

    /// What is done with a name.
    enum Use {
        case read, assigned, called
    }

    /// - Parameter known: the names that scripts declare and that can be seen, innermost first.
    init(for text: String, known: [String], _ use: Use) {
        if use == .assigned, text == StatementWord.screen.rawValue {
            self = .statement(.screen)
        } else if use == .assigned, let slip = NearestName.slip(text, among: known) {
            self = .nearest(slip)
        } else if use == .assigned {
            self = .assigned(nearest: NearestName.of(text, among: known))
        } else if let word = StatementWord(rawValue: text) {
            self = .statement(word)
        } else if use == .called, text.hasSuffix("_") {
            self = .foreign(
                ForeignWord(
                    text: text, role: .name,
                    advice: "a name is not put together: what a loop declares is kept in an array, cells.append(cell)"))
        } else if let word = ForeignWord.find(text, .name, .statement, .infix) {
            // A view's kind is also what the name of a view ends with.
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

    /// Whether nothing is known that could have been meant.
    var isNone: Bool {
        switch self {
        case .none, .called: true
        default: false
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

    /// Whether a slip of the fingers made the name of one that is there.
    func isSlip(_ name: String) -> Bool {
        if case .nearest(let nearest) = self { NearestName.slip(name, among: [nearest]) != nil } else { false }
    }

    var isMisspelt: Bool { if case .misspelt = self { true } else { false } }

    var isColor: Bool { if case .color = self { true } else { false } }

    /// What can stand in the name's place.
    func replacement(of name: String) -> String? {
        switch self {
        case .nearest(let nearest): nearest
        case .foreign(let word): word.role == .name ? word.replacement : nil
        case .color, .text: "\"\(name)\""
        case .chain(let chain): chain
        case .undotted(let text): text
        case .assigned(let nearest?) where nearest.lowercased() == name.lowercased(): nearest
        case .assigned: "\(ReservedWord.var.rawValue) \(name)"
        case .statement, .attribute, .member, .later, .laterInLoop, .own, .device, .inner, .parameter,
            .blockParameter, .called, .counted, .key, .parent, .misspelt, .none:
            nil
        }
    }

    /// What stands under the name.
    var label: String {
        switch self {
        case .nearest(let nearest), .assigned(let nearest?): "did you mean `\(nearest)`?"
        default: ""
        }
    }

    func help(for name: String) -> String? {
        switch self {
        case .nearest, .parameter, .blockParameter: nil
        case .chain(let chain): "a chain goes on behind a dot: \(chain)"
        case .undotted(let text): "`\(text)` stands without a dot here"
        case .foreign(let word): word.advice
        case .statement(let word): "a statement starts with it: \(word.usage)"
        case .attribute(let attribute):
            "an attribute is one of something: make.\(name), header.\(name); to `attributes` it is given as .\(attribute.rawValue)"
        case .member(let member):
            member.receivers.contains(.constraint)
                ? "it goes on with a chain, behind a dot: make.left.equalTo(root).\(member.sample)"
                : "it is a member of something: \(member.receivers.contains(.view) ? "header" : "[a, b]").\(member.sample)"
        case .color: "a colour is a string"
        case .misspelt(let other): "it is declared as `\(other)`, which nothing uses"
        case .text: "text needs double quotes"
        case .device: "a screen is given by its size in points: screen 390x844"
        case .later: "move the declaration up, or this statement down"
        case .laterInLoop:
            "every round has variables of its own; what one leaves to the next is declared before the loop, var \(name) = nil, and assigned in it, without `let`"
        case .own: "it is there from the next statement on; here it takes something declared before, or another name"
        case .inner(let place):
            "it is only there in the block at \(place): use it there, or keep it in a variable declared before"
        case .assigned: "a variable is declared the first time, with `var`"
        case .key:
            "a key names a constraint in messages, and is no variable: let \(name) = make.left.equalTo(root) is one"
        case .counted: "declare it before, with the value that it starts from: var \(name) = 0"
        case .called: "declare it first: func \(name)(a, b) { … }"
        case .parent: "a view is declared before it is spoken of: view \(name)"
        case .none: "declare it first: view \(name), or let \(name) = …; text needs double quotes"
        }
    }
}

/// What someone who wrote a member that its receiver does not have probably meant.
enum MemberHint {
    case nearest(String)
    case foreign(ForeignWord)
    /// A value is so named, which a relation was to lead to.
    case related
    /// A relation of nothing yet: what is constrained is named before it.
    case unnamed
    /// Others have the member.
    case elsewhere([Receiver])
    /// Each of the constraints in an array has the member.
    case ofEach
    /// All the members that there are.
    case few([String])
    /// All that can be assigned, where something is.
    case assignable([String])
    case none

    var label: String {
        if case .nearest(let nearest) = self { return "did you mean `\(nearest)`?" }
        return ""
    }

    func help(for name: String) -> String? {
        switch self {
        case .nearest, .none: nil
        case .ofEach:
            "it is an array, of what a block made or of one for each current view; `[0]` behind it takes the first"
        case .foreign(let word): word.advice
        case .related: "a relation leads from a constraint to something: equalTo(\(name))"
        case .unnamed:
            "what is constrained is named before it: make.left.\(name)(…), or make.edges.\(name)(…) for all four edges"
        case .elsewhere(let receivers):
            "it is a member of " + receivers.map(\.phrase).joined(separator: ", ").replacingLastComma
                + (receivers.contains(.constraint) || receivers.contains(.maker)
                    ? "; constraints are made with make.left.equalTo(root)" : "")
        case .assignable(let members):
            "what can be assigned is \(members.map { "`\($0)`" }.joined(separator: ", ").replacingLastComma)"
        case .few(let members): "the members are \(members.map { "`\($0)`" }.joined(separator: ", "))"
        }
    }
}

extension String {
    /// The last comma of a list as a word.
    fileprivate var replacingLastComma: String {
        guard let comma = lastIndex(of: ",") else { return self }
        return self[..<comma] + " and" + self[index(after: comma)...]
    }
}
