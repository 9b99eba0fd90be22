internal import Masonry
internal import Vocabulary
internal import Syntax

/// Replaces names of types by what they mean: an alias by its type, and a nested type by its full name, `Theme.Sizes`, which
/// becomes a single token. Removes the declarations of aliases.
struct SwiftAliases {
    /// The maximum number of tokens that this can add to a source.
    private static let limit = 100_000

    /// Types that are nested deeper than names of this many bytes are known by their own names.
    private static let longestName = 200

    private let tokens: Tokens
    private let names: NameTable
    private var aliases: [Name: [Alias]] = [:]
    /// The tokens of the declarations of aliases.
    private var declarations: [Range<Int>] = []
    /// The full names at the declarations of nested types, by index.
    private var fullNames: [Int: Name] = [:]
    /// The bodies of a type and of its extensions.
    private var bodies: [Name: [Range<Int>]] = [:]
    private var added = 0

    /// A name with another meaning.
    private struct Alias {
        let type: Tokens
        /// Where the name alone has this meaning, if it is not a member of a type.
        var scope: Range<Int>
        /// The type that it is declared in. It has this meaning in the bodies of that type, and everywhere after that
        /// type's name and a dot.
        let owner: Name?
        /// Whether the type is written in this source, so that aliases in it are replaced, too.
        var isOwn = true
    }

    private init(_ tokens: Tokens, _ names: NameTable) {
        self.tokens = tokens
        self.names = names
        findAliases()
    }

    /// - Parameter companions: the tokens of other files, whose aliases and nested types can be used.
    static func replaced(in tokens: Tokens, besides companions: [Tokens] = [], _ names: NameTable) -> Tokens {
        var aliases = Self(tokens, names)
        for companion in companions { aliases.take(Self(companion, names)) }
        return aliases.aliases.isEmpty ? tokens : aliases.replaced()
    }

    /// Takes what another file declares for all.
    private mutating func take(_ other: SwiftAliases) {
        for (name, known) in other.aliases {
            let shared = known.filter { $0.owner != nil || $0.scope == 0..<other.tokens.count }
            aliases[name, default: []] += shared.map { alias in
                Alias(
                    type: alias.type, scope: alias.owner == nil ? 0..<tokens.count : 0..<0, owner: alias.owner,
                    isOwn: false)
            }
        }
    }

    // MARK: Declarations

    /// An open brace: the type whose members are in it, and the aliases that are declared there.
    private struct Scope {
        let type: Name?
        let start: Int
        var declared: [(name: Name, position: Int)] = []
    }

    private mutating func findAliases() {
        var open = [Scope(type: nil, start: 0)]
        var pending: Name?
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .leftBrace:
                open.append(Scope(type: pending, start: index))
                pending = nil
            case .rightBrace: if open.count > 1 { close(&open, at: index) }
            case .identifier:
                let word = names.text(token.name)
                if SwiftName.typeWords.contains(word), let name = name(index + 1), !tokens[index + 1].startsLine,
                    !isMember(index)
                {
                    pending = type(name, at: index, isExtension: word == "extension", in: open)
                } else if word == "typealias", let (name, type) = declaration(at: index) {
                    let scope = open.count - 1
                    open[scope].declared.append((name, aliases[name]?.count ?? 0))
                    aliases[name, default: []].append(Alias(type: type, scope: 0..<0, owner: open[scope].type))
                }
            default: break
            }
        }
        while !open.isEmpty { close(&open, at: tokens.count) }
    }

    private mutating func close(_ open: inout [Scope], at end: Int) {
        guard let scope = open.popLast() else { return }
        for (name, position) in scope.declared { aliases[name]?[position].scope = scope.start..<end }
        if let type = scope.type { bodies[type, default: []].append(scope.start..<end) }
    }

    private func name(_ index: Int) -> Name? {
        index >= 0 && index < tokens.count && tokens[index].kind == .identifier ? tokens[index].name : nil
    }

    private func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1].kind == .dot }

    /// The type that a word such as `class` declares or extends: its full name if it is nested.
    private mutating func type(_ name: Name, at index: Int, isExtension: Bool, in open: [Scope]) -> Name {
        if isExtension {
            var (full, place) = (name, index + 1)
            while tokens[place + 1].kind == .dot, let inner = self.name(place + 2),
                aliases[inner]?.contains(where: { $0.owner == full }) == true
            {
                (full, place) = (nested(inner, in: full), place + 2)
            }
            return full
        }
        guard let outer = open.last?.type, names.text(outer).utf8.count < Self.longestName else { return name }
        let full = nested(name, in: outer)
        fullNames[index + 1] = full
        aliases[name, default: []].append(
            Alias(
                type: Tokens([Self.token(named: full, at: tokens[index + 1])]), scope: 0..<0, owner: outer, isOwn: false
            ))
        return full
    }

    private func nested(_ name: Name, in outer: Name) -> Name {
        names.intern("\(names.text(outer)).\(names.text(name))")
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
            if let full = fullNames[index - 1] {
                result.append(Self.token(named: full, at: token))
                continue
            }
            guard let alias = alias(at: index - 1, after: result) else {
                result.append(token)
                continue
            }
            let type = expanded(alias, at: token, hiding: [token.name])
            if type.contains(where: { $0.kind == .arrow }), isValue(at: index) {
                // The type of a function as a value has no other name.
                result.append(token)
                continue
            }
            if index > 1, tokens[index - 2].kind == .dot { result.removeLast(2) }
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

    /// Whether `.self` is at an index.
    private func isValue(at index: Int) -> Bool {
        tokens[index].kind == .dot && names.text(tokens[index + 1].name) == Builtin.`self`.rawValue
    }

    /// The alias that the name at an index refers to; nil if it is not an alias.
    ///
    /// - Parameter written: the tokens before it, with their aliases replaced.
    private func alias(at index: Int, after written: Tokens? = nil) -> Alias? {
        guard let name = name(index), let known = aliases[name] else { return nil }
        if isMember(index) {
            let owner = written.flatMap { $0.count > 1 ? $0[$0.endIndex - 2].name : nil } ?? self.name(index - 2)
            guard let owner else { return nil }
            return known.first { $0.owner == owner }
        }
        if let word = self.name(index - 1), Self.declaring.contains(names.text(word)) { return nil }
        if tokens[index + 1].kind == .colon, [.leftParen, .comma].contains(tokens[index - 1].kind) { return nil }
        let visible = known.compactMap { alias in scope(of: alias, around: index).map { (alias, $0.count) } }
        return visible.min { $0.1 < $1.1 }?.0
    }

    /// The innermost place around an index where an alias has its meaning.
    private func scope(of alias: Alias, around index: Int) -> Range<Int>? {
        guard let owner = alias.owner else { return alias.scope.contains(index) ? alias.scope : nil }
        return (bodies[owner] ?? []).filter { $0.contains(index) }.min { $0.count < $1.count }
    }

    /// The words whose next name is declared.
    private static let declaring = SwiftName.typeWords.subtracting(["extension"]).union(["case", "associatedtype"])

    /// The alias or nested type that a name in the type of another file's alias refers to.
    ///
    /// - Parameter written: the tokens of that type before it, with their aliases replaced.
    private func shared(at index: Int, of alias: Alias, after written: Tokens) -> Alias? {
        guard let known = aliases[alias.type[index].name], alias.type[index].kind == .identifier else { return nil }
        if index > alias.type.startIndex, alias.type[index - 1].kind == .dot {
            guard written.count > 1 else { return nil }
            let owner = written[written.endIndex - 2].name
            return known.first { $0.owner == owner }
        }
        let owned = known.first { $0.owner != nil && $0.owner == alias.owner }
        return owned ?? known.first { $0.owner == nil && !$0.isOwn }
    }

    private mutating func expanded(_ alias: Alias, at use: Token, hiding hidden: Set<Name>) -> Tokens {
        var result = Tokens()
        added += alias.type.count
        if added > Self.limit { return Tokens([use]) }
        for index in alias.type.indices {
            let token = alias.type[index]
            let inner = alias.isOwn ? self.alias(at: index) : shared(at: index, of: alias, after: result)
            if !hidden.contains(token.name), let inner {
                if index > alias.type.startIndex, alias.type[index - 1].kind == .dot, result.count > 1 {
                    result.removeLast(2)
                }
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

    private static func token(named name: Name, at use: Token) -> Token {
        Token(kind: .identifier, startsLine: use.startsLine, isAdjacent: use.isAdjacent, span: use.span, name: name)
    }
}
