internal import Vocabulary
internal import Syntax

/// Finds the classes whose objects a source uses as views, and that neither a declaration nor their name explains. They
/// are taken for views.
struct UsedViewClasses {
    package let tokens: Tokens
    package let names: NameTable
    /// The names of variables that are constrained or added to views, without a leading `_`.
    package var views: Set<Name> = []

    private init(_ tokens: Tokens, _ names: NameTable) {
        self.tokens = tokens
        self.names = names
    }

    /// The classes, each at the place where a variable first gets its type.
    package static func found(in tokens: Tokens, _ names: NameTable) -> [DeclaredName] {
        var search = Self(tokens, names)
        search.findViews()
        return search.views.isEmpty ? [] : search.classes()
    }

    // MARK: Views

    private mutating func findViews() {
        let (adding, constraining) = (Self.adding.map(names.intern), Self.constraining.map(names.intern))
        let snp = names.intern(SnapKitWord.snp.rawValue)
        for index in tokens.indices.dropLast(2) where tokens[index].kind == .identifier {
            let word = tokens[index].name
            if adding.contains(word) {
                // `addSubview(self.view)`, `addSubview:_view]`
                guard [.leftParen, .colon].contains(tokens[index + 1].kind) else { continue }
                note(from: index + 2)
            } else if word == snp, index > 1, tokens[index - 1].kind == .dot {
                views.insert(plain(tokens[index - 2].name))
            } else if constraining.contains(word), index > 0 {
                views.insert(plain(tokens[index - 1].name))
            }
        }
    }

    /// Records the variable or property that is an argument.
    private mutating func note(from start: Int) {
        var index = start
        while index + 2 < tokens.count, tokens[index + 1].kind == .dot { index += 2 }
        guard tokens[index].kind == .identifier, index + 1 < tokens.count,
            [.rightParen, .rightBracket, .comma].contains(tokens[index + 1].kind)
        else { return }
        views.insert(plain(tokens[index].name))
    }

    private static let adding = [
        Member.addSubview.rawValue, LibraryMessage.addArrangedSubview.word, LibraryMessage.insertAtIndex.word,
    ]
    private static let constraining = [Member.makeConstraints, .updateConstraints, .remakeConstraints].flatMap {
        [$0.rawValue, Spelling.prefix + $0.rawValue]
    }

    /// The name of the property for that of its storage: `view` for `_view`.
    private func plain(_ name: Name) -> Name {
        let text = names.text(name)
        return text.hasPrefix("_") ? names.intern(String(text.dropFirst())) : name
    }

    // MARK: Classes

    private func classes() -> [DeclaredName] {
        let declared = Self.declaredTypes(in: tokens, names)
        var seen: Set<Name> = []
        var classes: [DeclaredName] = []
        for index in tokens.indices.dropLast() where tokens[index].kind == .identifier {
            guard views.contains(plain(tokens[index].name)), let place = type(ofVariableAt: index) else { continue }
            let token = top(of: tokens[place], declared)
            guard isClass(token), !declared.contains(token.name), seen.insert(token.name).inserted else { continue }
            classes.append(DeclaredName(name: token.name, span: token.span))
        }
        return classes
    }

    /// The type, or the superclass that the source does not declare: what is used as a view has a view's class above.
    private func top(of type: Token, _ declared: Set<Name>) -> Token {
        var top = type
        var passed: Set<Name> = []
        while declared.contains(top.name), passed.insert(top.name).inserted {
            let head = tokens.indices.first { index in
                tokens[index].name == top.name && tokens[index + 1].kind == .colon
                    && Self.classWords.contains(names.text(tokens[index - 1].name))
            }
            guard let head, tokens[head + 2].kind == .identifier else { break }
            top = tokens[head + 2]
        }
        return top
    }

    private static let classWords: Set<String> = ["class", "interface"]

    /// The index of a variable's type, if the variable is declared with it or set to a new object at a place.
    private func type(ofVariableAt index: Int) -> Int? {
        // `Spinner *view`
        if index > 1, tokens[index - 1].kind == .times, tokens[index - 2].kind == .identifier { return index - 2 }
        var place = index + 1
        guard place + 1 < tokens.count, tokens[place].kind == .colon || tokens[place].kind == .assign else {
            return nil
        }
        let isTyped = tokens[place].kind == .colon
        place += 1
        // `= { let wheel = Wheel(); …; return wheel }()`
        if tokens[place].kind == .leftBrace, ["let", "var"].contains(names.text(tokens[place + 1].name)),
            tokens[place + 3].kind == .assign
        {
            place += 4
        }
        if tokens[place].kind == .leftBracket {
            // `[[Spinner alloc] init]`, `[Spinner new]`
            while place + 2 < tokens.count, tokens[place].kind == .leftBracket { place += 1 }
            return Self.making.contains(names.text(tokens[place + 1].name)) ? place : nil
        }
        let next = tokens[place + 1].kind
        // `Theme.card()` may be anything.
        return isTyped ? next == .dot ? nil : place : next == .leftParen ? place : nil
    }

    private static let making: Set<String> = [LibraryMessage.alloc.rawValue, LibraryMessage.new.rawValue]

    private func isClass(_ token: Token) -> Bool {
        let text = names.text(token.name)
        return token.kind == .identifier && text.unicodeScalars.first?.properties.isUppercase == true
            && text.contains(where: \.isLowercase) && UIKitClass.nature(of: text) == nil && !UIKitClass.isLibrary(text)
            && Builtin(rawValue: text) == nil
    }

    /// The types that the source declares or extends, and its aliases of types.
    static func declaredTypes(in tokens: Tokens, _ names: NameTable) -> Set<Name> {
        let words = SwiftName.typeWords.union(["interface", "implementation", "typealias", "associatedtype"])
            .map(names.intern)
        var declared: Set<Name> = []
        for (token, next) in zip(tokens, tokens.dropFirst()) where words.contains(token.name) {
            declared.insert(next.name)
        }
        return declared
    }
}
