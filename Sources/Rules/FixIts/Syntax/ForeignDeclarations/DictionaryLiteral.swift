/// Values with keys: `["a": 1]`, `{ a: 1 }`.
enum DictionaryLiteral: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected, context.current.kind == .colon else { return nil }
        if case .missingSeparator = error.problem {
            guard context.index > 1, context.tokens[context.index - 2].kind == .leftBrace else { return nil }
        } else if context.opening != .leftBracket || context.isAtEnd {
            return nil
        }
        return SyntaxError(.dictionary, context.current.span, replacement: context.variablesForKeys())
    }
}

extension SyntaxContext {
    /// A variable for each key of `let sizes = ["small": 12]`, here and where it is read: `smallSize` for `sizes["small"]`. Nil if
    /// the dictionary is used in other ways.
    fileprivate func variablesForKeys() -> Edit? {
        guard looksFar, declaresVariable(at: start), start + 3 < index, tokens[start + 2].kind == .assign,
            let end = closers[start + 3], endOfLine(of: end) == end
        else { return nil }
        let entries = entries(between: start + 3, and: end)
        let owner = text(at: start + 1)
        let names = entries.map { variable(for: $0.key, of: owner) }
        let taken = Set(tokens.filter { $0.kind == .identifier }.map { text(of: $0.name) })
        guard !entries.isEmpty, Set(names).count == names.count, !names.contains(where: taken.contains),
            entries.allSatisfy({ !$0.value.isEmpty })
        else { return nil }
        let indentation = source.indentation(at: tokens[start].span.lower)
        let lines = zip(names, entries).map { "\(text(at: start)) \($0) = \(text($1.value))" }
        var edits: [Edit] = [(span(from: start, through: end), lines.joined(separator: "\n\(indentation)"))]
        for position in tokens.indices.dropFirst(end) where tokens[position].name == tokens[start + 1].name {
            guard tokens[position].kind == .identifier, let (key, last) = keyRead(after: position),
                let entry = entries.firstIndex(where: { $0.key == key })
            else { return nil }
            edits.append((span(from: position, through: last), names[entry]))
        }
        return edits.count > 1 ? source.joined(edits) : nil
    }

    /// The keys and values between two brackets.
    private func entries(between opening: Int, and end: Int) -> [(key: String, value: Range<Int>)] {
        arguments(between: opening, and: end).compactMap { part in
            guard part.count > 2, tokens[part.lowerBound + 1].kind == .colon else { return nil }
            return (text(at: part.lowerBound).filter { $0 != "\"" }, part.dropFirst(2))
        }
    }

    /// The key in `["small"]` or `.small` after a name, and where that ends.
    private func keyRead(after name: Int) -> (key: String, last: Int)? {
        guard name + 2 < tokens.count else { return nil }
        let key = text(at: name + 2).filter { $0 != "\"" }
        switch tokens[name + 1].kind {
        case .dot: return (key, name + 2)
        case .leftBracket: return closers[name + 1] == name + 3 && isString(tokens[name + 2]) ? (key, name + 3) : nil
        default: return nil
        }
    }

    /// `smallSize` for `small` of `sizes`.
    private func variable(for key: String, of owner: String) -> String {
        let singular = owner.hasSuffix("s") ? String(owner.dropLast()) : owner
        let word = key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? key : ""
        return word + singular.prefix(1).uppercased() + singular.dropFirst()
    }
}
