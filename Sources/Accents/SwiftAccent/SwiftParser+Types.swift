internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Types and modifiers, of which little is kept.
extension SwiftParser {
    /// Skips a type, and returns its first name; nil if it has none. Sets `tupleLabels` and `elementType`.
    @discardableResult
    mutating func skipType() throws(Rejection) -> Name? {
        let start = index
        defer { noteTypes(from: start) }
        var first: Name?
        // The labels of a tuple, or of an array of tuples.
        tupleLabels = SwiftOutline.labels(tokens, ofTupleAt: current.kind == .leftBracket ? index + 1 : index)
        elementType = nil
        while true {
            while current.kind == .at {
                advance()
                let isConvention = isWord("convention")
                advance()
                if isConvention, current.kind == .leftParen { skipBalanced() }
            }
            while current.kind == .identifier || current.kind == .reserved,
                Self.typeModifiers.contains(names.text(current.name)),
                token(ahead: 1).kind != .dot
            {
                advance()
            }
            switch current.kind {
            case .leftParen, .leftBracket:
                elementType = tokens[index..<end(ofBracketAt: index)].last { $0.kind == .identifier }?.name
                skipBalanced()
                skipMemberTypes()
            case .identifier:
                first = first ?? current.name
                advance()
                skipTypeArguments()
                skipMemberTypes()
            default: throw unexpected(.type)
            }
            while current.kind == .question || current.kind == .not, current.isAdjacent { advance() }
            skipEffects()
            if current.kind == .arrow || current.kind == .ampersand {
                advance()
                continue
            }
            return first
        }
    }

    /// Skips `.Inner` and `.Type` after a type.
    private mutating func skipMemberTypes() {
        while current.kind == .dot {
            advance()
            advance()
            skipTypeArguments()
        }
    }

    /// Reads a type that a value is tested for; nil if it has no name, as a tuple's or a function's.
    mutating func testedType() throws(Rejection) -> Name? {
        let collection =
            current.kind == .leftBracket ? names.intern(hasColon(inBracketAt: index) ? "Dictionary" : "Array") : nil
        let type = try skipType()
        return collection ?? type
    }

    /// The type that was read from an index, if it is a function's, perhaps an optional one.
    func functionType(from start: Int) -> String? {
        var type = tokens[start..<index]
        while type.last.map({ $0.kind == .question || $0.kind == .not }) == true { type.removeLast() }
        if let first = type.first, first.kind == .leftParen, end(ofBracketAt: type.startIndex) == type.endIndex {
            type = type.dropFirst().dropLast()
            // The parts of a tuple.
            if type.contains(where: { $0.kind == .comma }), !type.contains(where: { $0.kind == .leftParen }) {
                return nil
            }
        }
        var depth = 0
        // An argument of an `@autoclosure` is a value.
        if type.contains(where: { names.text($0.name) == "autoclosure" }) { return nil }
        let isFunction = type.contains { token in
            switch token.kind {
            case .leftParen, .leftBracket, .less: depth += 1
            case .rightParen, .rightBracket, .greater: depth -= 1
            default: break
            }
            return depth == 0 && token.kind == .arrow
        }
        return isFunction ? type.map { source.text(in: $0.span) }.joined() : nil
    }

    /// Skips `async`, `throws` and `throws(Failure)`.
    mutating func skipEffects() {
        while isWord("throws") || isWord("async") || isWord("rethrows") {
            advance()
            if previous.name == names.intern("throws"), current.kind == .leftParen { skipBalanced() }
        }
    }

    mutating func skipTypeArguments() {
        // A `<` that is never closed starts no type arguments.
        guard current.kind == .less, current.isAdjacent, let end = typeArguments.end(ofBracketAt: index) else { return }
        index = end
    }

    /// Skips attributes and modifiers before a declaration and returns them: `@objc`, `override`.
    mutating func skipModifiers() -> Set<String> {
        var found: Set<String> = []
        wrapper = nil
        while true {
            if current.kind == .at, token(ahead: 1).kind == .identifier {
                advance()
                if outline.isWrapper(current.name) { wrapper = index }
                found.insert("@" + names.text(current.name))
                let start = index
                advance()
                skipTypeArguments()
                noteTypes(from: start)
                if current.kind == .leftParen, current.isAdjacent { skipBalanced() }
                continue
            }
            guard current.kind == .identifier, Self.modifiers.contains(names.text(current.name)) else { return found }
            let next = token(ahead: 1)
            if next.kind == .leftParen {
                // `private(set)`. Other parentheses call a method with the name of a modifier.
                guard ["set", "safe", "unsafe"].contains(where: { isWord($0, ahead: 2) }),
                    token(ahead: 3).kind == .rightParen,
                    [.identifier, .reserved].contains(token(ahead: 4).kind)
                else { return found }
                found.insert(names.text(current.name))
                advance()
                skipBalanced()
                continue
            }
            guard next.kind == .identifier || next.kind == .reserved || next.kind == .at else { return found }
            // `class X` declares a class; `class func` a method of the class.
            if isWord("class"), next.kind == .identifier, !Self.modifiers.contains(names.text(next.name)) {
                return found
            }
            found.insert(names.text(current.name))
            advance()
        }
    }

    private static let typeModifiers: Set<String> = [
        "inout", "some", "any", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
    ]

    static let modifiers: Set<String> = [
        "private", "fileprivate", "public", "open", "internal", "final", "override", "lazy", "weak", "unowned",
        "static", "class", "mutating", "required", "convenience", "dynamic", "nonisolated", "isolated", "indirect",
        "package",
        "prefix", "postfix", "infix", "nonmutating", "borrowing", "consuming", "distributed",
    ]
}
