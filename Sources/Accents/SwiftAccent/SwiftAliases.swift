internal import Masonry
internal import Vocabulary
internal import Syntax

/// Replaces the names that `typealias` declares by their types, and removes the declarations.
struct SwiftAliases {
    /// The maximum number of tokens that this can add to a source.
    private static let limit = 100_000

    private let tokens: Tokens
    private let names: NameTable
    private var aliases: [Name: [Alias]] = [:]
    /// The tokens of the declarations.
    private var declarations: [Range<Int>] = []
    private var added = 0

    /// An alias of a type.
    private struct Alias {
        let type: Tokens
        /// Where the name alone has this meaning.
        var scope: Range<Int>
        /// The type that it is declared in. After that type's name and a dot, it has this meaning everywhere.
        let owner: Name?
    }

    private init(_ tokens: Tokens, _ names: NameTable) {
        self.tokens = tokens
        self.names = names
        findAliases()
    }

    static func replaced(in tokens: Tokens, _ names: NameTable) -> Tokens {
        let word = names.intern("typealias")
        guard tokens.contains(where: { $0.kind == .identifier && $0.name == word }) else { return tokens }
        var aliases = Self(tokens, names)
        return aliases.replaced()
    }

    // MARK: Declarations

    private mutating func findAliases() {
        // For each open brace, the type whose members are in it, and the aliases that are declared there.
        var open: [(type: Name?, start: Int, declared: [(name: Name, position: Int)])] = [(nil, 0, [])]
        var pending: Name?
        func close(_ end: Int) {
            guard let scope = open.popLast() else { return }
            for (name, position) in scope.declared { aliases[name]?[position].scope = scope.start..<end }
        }
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .leftBrace:
                open.append((pending, index, []))
                pending = nil
            case .rightBrace: if open.count > 1 { close(index) }
            case .identifier:
                let word = names.text(token.name)
                if SwiftName.typeWords.contains(word), name(index + 1) != nil {
                    pending = name(index + 1)
                } else if word == "typealias", let (name, type) = declaration(at: index) {
                    let scope = open.count - 1
                    open[scope].declared.append((name, aliases[name]?.count ?? 0))
                    aliases[name, default: []].append(Alias(type: type, scope: 0..<0, owner: open[scope].type))
                }
            default: break
            }
        }
        while !open.isEmpty { close(tokens.count) }
    }

    private func name(_ index: Int) -> Name? {
        index >= 0 && index < tokens.count && tokens[index].kind == .identifier ? tokens[index].name : nil
    }

    /// The name and the type of a declaration; nil if it is incomplete.
    private mutating func declaration(at start: Int) -> (Name, Tokens)? {
        guard let name = name(start + 1) else { return nil }
        var index = start + 2
        _ = SwiftOutline.typeArguments(tokens, at: &index)
        guard index < tokens.count, tokens[index].kind == .assign else { return nil }
        let first = index + 1
        var depth = 0
        index = first
        while index < tokens.count, tokens[index].kind != .end {
            let (token, last) = (tokens[index], tokens[index - 1].kind)
            let goesOn = index == first || last == .ampersand || last == .arrow || token.kind == .arrow
            if depth == 0, token.startsLine && !goesOn || token.kind == .semicolon { break }
            switch token.kind {
            case .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket: depth -= 1
            default: break
            }
            if depth < 0 || token.kind == .rightBrace { break }
            index += 1
        }
        // An incomplete declaration stays, for the parser to report.
        guard index > first, depth == 0 else { return nil }
        var before = start
        while let word = self.name(before - 1), Self.accesses.contains(names.text(word)) { before -= 1 }
        declarations.append(before..<index)
        return (name, tokens[first..<index])
    }

    private static let accesses: Set<String> = ["public", "private", "fileprivate", "internal", "open", "package"]

    // MARK: Uses

    private mutating func replaced() -> Tokens {
        var result = Tokens()
        result.reserveCapacity(tokens.count)
        var rest = declarations[...]
        var index = 0
        while index < tokens.count {
            if let declaration = rest.first, declaration.lowerBound <= index {
                index = max(index, declaration.upperBound)
                rest.removeFirst()
                continue
            }
            let token = tokens[index]
            index += 1
            guard let alias = alias(at: index - 1) else {
                result.append(token)
                continue
            }
            if index > 1, tokens[index - 2].kind == .dot { result.removeLast(2) }
            let type = expanded(alias, at: token, hiding: [token.name])
            if type.first?.kind == .leftParen, index < tokens.count, tokens[index].kind == .leftParen {
                // The alias of a tuple, called: the parentheses make the tuple.
                result.append(Self.token(tokens[index], at: token))
                index += 1
                continue
            }
            result.append(contentsOf: type)
        }
        return result
    }

    /// The alias that the name at an index refers to; nil if it is not an alias.
    private func alias(at index: Int) -> Alias? {
        guard let name = name(index), let known = aliases[name] else { return nil }
        let isMember = index > 0 && tokens[index - 1].kind == .dot
        if isMember {
            guard let owner = self.name(index - 2) else { return nil }
            return known.first { $0.owner == owner }
        }
        if let word = self.name(index - 1), Self.declaring.contains(names.text(word)) { return nil }
        return known.filter { $0.scope.contains(index) }.min { $0.scope.count < $1.scope.count }
    }

    /// The words whose next name is declared.
    private static let declaring = SwiftName.typeWords.subtracting(["extension"]).union(["case", "associatedtype"])

    private mutating func expanded(_ alias: Alias, at use: Token, hiding hidden: Set<Name>) -> Tokens {
        var result = Tokens()
        added += alias.type.count
        if added > Self.limit { return Tokens([use]) }
        for index in alias.type.indices {
            let token = tokens[index]
            if !hidden.contains(token.name), let inner = self.alias(at: index) {
                if index > 0, tokens[index - 1].kind == .dot, result.count > 1 { result.removeLast(2) }
                result.append(contentsOf: expanded(inner, at: use, hiding: hidden.union([token.name])))
            } else {
                result.append(Self.token(token, at: use, isFirst: result.isEmpty))
            }
        }
        return result
    }

    /// A token, moved to the place of another.
    private static func token(_ token: Token, at use: Token, isFirst: Bool = true) -> Token {
        Token(
            kind: token.kind, startsLine: isFirst && use.startsLine,
            isAdjacent: isFirst ? use.isAdjacent : token.isAdjacent, span: use.span, name: token.name)
    }
}
