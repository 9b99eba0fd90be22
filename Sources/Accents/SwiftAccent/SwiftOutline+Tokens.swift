internal import Vocabulary
internal import Syntax
internal import Diagnostics

// What is declared in a range of tokens.
extension SwiftOutline {
    /// The types after a colon, separated by commas and ampersands.
    static func types(_ tokens: Tokens, _ names: NameTable, after colon: Int) -> [Name] {
        var found: [Name] = []
        var depth = 0
        var isCondition = false
        for index in colon + 1..<tokens.count {
            switch tokens[index].kind {
            case .identifier where names.text(tokens[index].name) == "where": isCondition = true
            case .identifier where isCondition && depth == 0:
                // `where Self: UIView` says of a protocol what a colon does.
                let isOfSelf = tokens[index - 1].kind == .colon && names.text(tokens[index - 2].name) == "Self"
                if isOfSelf { found.append(tokens[index].name) }
            case .less, .leftParen: depth += 1
            case .greater, .rightParen: depth -= 1
            case .leftBrace, .end: return found
            case .identifier where depth == 0 && [.colon, .comma, .ampersand].contains(tokens[index - 1].kind):
                found.append(tokens[index].name)
            default: break
            }
        }
        return found
    }

    /// The name of the type that a function returns whose parameters start at a place; nil if it returns nothing, or something
    /// without a name.
    static func result(_ tokens: Tokens, _ names: NameTable, at start: Int) -> Name? {
        var index = start
        _ = typeArguments(tokens, at: &index)
        var depth = 0
        repeat {
            if tokens[index].kind == .leftParen { depth += 1 }
            if tokens[index].kind == .rightParen { depth -= 1 }
            index += 1
        } while depth > 0 && index < tokens.count
        while tokens[index].kind == .identifier,
            ["async", "throws", "rethrows"].contains(names.text(tokens[index].name))
        {
            index += 1
        }
        guard tokens[index].kind == .arrow else { return nil }
        index += 1
        if ["any", "some"].contains(names.text(tokens[index].name)) { index += 1 }
        let next = tokens[index + 1].kind
        return tokens[index].kind == .identifier && next != .dot && next != .less ? tokens[index].name : nil
    }

    /// The attributes of a declaration, such as `@propertyWrapper`.
    static func attributes(_ tokens: Tokens, before place: Int) -> [Name] {
        var found: [Name] = []
        var index = place - 1
        while index > 0, tokens[index].kind == .identifier || tokens[index].kind == .at {
            if tokens[index].kind == .identifier, tokens[index - 1].kind == .at { found.append(tokens[index].name) }
            index -= 1
        }
        return found
    }

    /// The parameters with an attribute in the parentheses at an index: their labels, and the attributes.
    static func attributed(
        _ tokens: Tokens, _ names: NameTable, inParenthesesAt start: Int
    ) -> [(label: Name?, attribute: Name)] {
        colons(tokens, inParenthesesAt: start).compactMap { place in
            var first = place - 1
            if first > start + 1, [.identifier, .reserved].contains(tokens[first - 1].kind),
                tokens[first - 2].kind != .at
            {
                first -= 1
            }
            guard first - 2 > start, tokens[first - 1].kind == .identifier, tokens[first - 2].kind == .at else {
                return nil
            }
            return (names.text(tokens[first].name) == "_" ? nil : tokens[first].name, tokens[first - 1].name)
        }
    }

    /// Whether a statement starts with a name, or with it after `self.`.
    static func startsStatement(_ tokens: Tokens, _ names: NameTable, at place: Int) -> Bool {
        var index = place
        if index > 1, tokens[index - 1].kind == .dot, names.text(tokens[index - 2].name) == Builtin.`self`.rawValue {
            index -= 2
        }
        return tokens[index].startsLine || index > 0 && [.leftBrace, .semicolon].contains(tokens[index - 1].kind)
    }

    /// Whether `override` is among the modifiers of a declaration.
    static func isOverride(_ tokens: Tokens, _ names: NameTable, at place: Int) -> Bool {
        var index = place - 1
        while index >= 0, tokens[index].kind == .identifier, !tokens[index + 1].startsLine {
            if names.text(tokens[index].name) == "override" { return true }
            index -= 1
        }
        return false
    }

    /// Whether the function is `mutating`, has no result, and assigns `self`.
    static func setsSelf(_ tokens: Tokens, _ names: NameTable, at place: Int) -> Bool {
        guard place > 0, names.text(tokens[place - 1].name) == "mutating" else { return false }
        var depth = 0
        for index in place..<tokens.count - 1 {
            let token = tokens[index]
            switch token.kind {
            case .leftBrace: depth += 1
            case .rightBrace:
                depth -= 1
                if depth == 0 { return false }
            case .arrow where depth == 0, .end: return false
            case .assign where depth > 0:
                let target = tokens[index - 1]
                let isWhole = target.kind == .identifier || target.kind == .reserved
                if isWhole, names.text(target.name) == Builtin.`self`.rawValue { return true }
            default: break
            }
        }
        return false
    }

    /// The tokens of the operator that is declared at an index.
    static func operatorKinds(_ tokens: Tokens, at place: Int) -> [Token.Kind] {
        tokens[min(place, tokens.count)...].enumerated()
            .prefix { $0 == 0 || $1.isAdjacent && !$1.startsLine && $1.kind != .colon && $1.kind != .end }.map(
                \.element.kind)
    }

    /// The type after a name and a colon. Of an array it is the type of the elements, of a dictionary that of the
    /// values.
    static func type(_ tokens: Tokens, after name: Int) -> Name? {
        guard name + 2 < tokens.count, tokens[name + 1].kind == .colon else { return nil }
        var index = name + 2
        while index < tokens.count, tokens[index].kind == .leftBracket { index += 1 }
        // In a dictionary, skip the type of the keys.
        if index + 2 < tokens.count, tokens[index + 1].kind == .colon { index += 2 }
        guard index + 1 < tokens.count, tokens[index].kind == .identifier else { return nil }
        // A nested type of a library is known by its own name.
        while index + 2 < tokens.count, tokens[index + 1].kind == .dot, tokens[index + 2].kind == .identifier {
            index += 2
        }
        return tokens[index].name
    }

    /// The indices of the colons after the names in the parentheses at an index.
    static func colons(_ tokens: Tokens, inParenthesesAt start: Int) -> [Int] {
        guard start + 1 < tokens.count, tokens[start].kind == .leftParen else { return [] }
        var found: [Int] = []
        var depth = 0
        var isName = true
        for position in start..<tokens.count {
            switch tokens[position].kind {
            case .leftParen, .leftBracket, .leftBrace, .less: depth += 1
            case .rightParen, .rightBracket, .rightBrace, .greater:
                depth -= 1
                if depth == 0 { return found }
            case .comma where depth == 1: isName = true
            case .colon where depth == 1 && isName:
                found.append(position)
                isName = false
            case .end: return found
            default: break
            }
        }
        return found
    }

    /// The labels of the parameters in the parentheses at an index; nil for `_`.
    static func parameterLabels(_ tokens: Tokens, _ names: NameTable, at start: Int) -> [Name?] {
        guard start + 1 < tokens.count, tokens[start].kind == .leftParen else { return [] }
        var labels: [Name?] = []
        var depth = 0
        for position in start..<tokens.count - 1 {
            let isStart: Bool
            switch tokens[position].kind {
            case .leftParen, .leftBracket, .leftBrace:
                depth += 1
                isStart = depth == 1
            case .rightParen, .rightBracket, .rightBrace:
                depth -= 1
                if depth == 0 { return labels }
                isStart = false
            case .comma: isStart = depth == 1
            default: isStart = false
            }
            let next = tokens[position + 1]
            if isStart, next.kind == .identifier || next.kind == .reserved {
                labels.append(names.text(next.name) == "_" ? nil : next.name)
            }
        }
        return labels
    }

    /// The labels of a tuple's elements; empty if no tuple with labels starts at the index.
    static func labels(_ tokens: Tokens, ofTupleAt start: Int) -> [Name?] {
        guard start < tokens.count, tokens[start].kind == .leftParen else { return [] }
        func label(after position: Int) -> Name? {
            guard position + 2 < tokens.count, tokens[position + 1].kind == .identifier,
                tokens[position + 2].kind == .colon
            else { return nil }
            return tokens[position + 1].name
        }
        var labels: [Name?] = []
        var depth = 0
        for position in start..<tokens.count {
            switch tokens[position].kind {
            case .leftParen, .leftBracket:
                depth += 1
                if depth == 1 { labels.append(label(after: position)) }
            case .rightParen, .rightBracket:
                depth -= 1
                if depth == 0 { return labels.contains { $0 != nil } ? labels : [] }
            case .comma where depth == 1: labels.append(label(after: position))
            case .end: return []
            default: break
            }
        }
        return []
    }

    /// Reads the names between `<` and `>`, each with the type after its colon, and moves past them.
    static func typeArguments(_ tokens: Tokens, at index: inout Int) -> [(name: Name, bound: Name?)] {
        guard index < tokens.count, tokens[index].kind == .less else { return [] }
        var found: [(name: Name, bound: Name?)] = []
        var depth = 0
        repeat {
            switch tokens[index].kind {
            case .less: depth += 1
            case .greater: depth -= 1
            case .end: return found
            case .identifier where depth == 1:
                switch tokens[index - 1].kind {
                case .less, .comma: found.append((tokens[index].name, nil))
                case .colon where !found.isEmpty: found[found.count - 1].bound = tokens[index].name
                default: break
                }
            default: break
            }
            index += 1
        } while depth > 0 && index < tokens.count
        return found
    }

    /// The names of the cases after a `case`.
    static func cases(_ tokens: Tokens, from start: Int) -> [Name] {
        var found: [Name] = []
        var index = start
        var depth = 0
        while index < tokens.count {
            let token = tokens[index]
            if depth == 0, index > start, token.startsLine || token.kind == .semicolon,
                tokens[index - 1].kind != .comma
            {
                break
            }
            switch token.kind {
            case .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket: depth -= 1
            case .rightBrace, .end: return found
            case .identifier where depth == 0 && (index == start || tokens[index - 1].kind == .comma):
                found.append(token.name)
            default: break
            }
            index += 1
        }
        return found
    }

    /// The names after the commas of a `let` or `var`.
    static func variables(_ tokens: Tokens, from start: Int) -> [Name] {
        var found: [Name] = []
        var depth = 0
        var index = start
        while index + 1 < tokens.count {
            let (token, next) = (tokens[index], tokens[index + 1])
            if depth == 0, index > start, token.startsLine, tokens[index - 1].kind != .comma { break }
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace:
                depth -= 1
                if depth < 0 { return found }
            case .identifier where depth == 0 && index > start && tokens[index - 1].kind == .comma:
                if next.kind == .assign || next.kind == .colon { found.append(token.name) }
            default: break
            }
            index += 1
        }
        return found
    }

    /// Whether a variable is declared as a string, by its type or its value.
    static func isText(_ tokens: Tokens, _ names: NameTable, after name: Int) -> Bool {
        guard name + 2 < tokens.count else { return false }
        let value = tokens[name + 2]
        switch (tokens[name + 1].kind, value.kind) {
        case (.assign, .string), (.assign, .stringHead): return true
        case (.colon, .identifier), (.assign, .identifier): return names.text(value.name) == "String"
        default: return false
        }
    }

    /// Whether a variable is declared as an integer, by its type or its value.
    static func isWhole(
        _ tokens: Tokens, _ names: NameTable, _ source: SourceText, after name: Int
    ) -> Bool {
        guard name + 2 < tokens.count else { return false }
        let (token, value) = (tokens[name + 1], tokens[name + 2])
        switch token.kind {
        case .colon: return value.kind == .identifier && SwiftName.wholeNumbers.contains(names.text(value.name))
        case .assign:
            let next = tokens[name + 3]
            let isAlone = next.startsLine || [.end, .comma, .rightBrace, .leftBrace, .semicolon].contains(next.kind)
            return value.kind == .number && !source.text(in: value.span).contains(".") && isAlone
        default: return false
        }
    }
}
